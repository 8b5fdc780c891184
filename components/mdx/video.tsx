import type { ComponentProps } from 'react';
import { publishFile, publishImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';

type VideoProps = ComponentProps<'video'> & { /** Content file the video is named in. */ file: string };

/** A video with controls that loads only metadata until it is played. Paths work as in images. */
export async function Video({ file, src, poster, children, ...props }: VideoProps) {
  return (
    <video
      controls
      preload="metadata"
      playsInline
      {...props}
      src={typeof src === 'string' ? await sitePath(file, src) : undefined}
      poster={poster === undefined || isElsewhere(poster) ? poster : withBasePath((await publishImage(file, poster)).path)}
    >
      {children}
    </video>
  );
}

/** A source file of a video. */
export async function Source({ file, src, ...props }: ComponentProps<'source'> & { file: string }) {
  return <source {...props} src={src === undefined ? undefined : await sitePath(file, src)} />;
}

const isElsewhere = (url: string) => /^(?:[a-z]+:)?\/\//i.test(url);

/** Resolves a path. Keeps the fragment, which sets the start time. */
async function sitePath(file: string, src: string): Promise<string> {
  if (isElsewhere(src)) return src;
  return withBasePath(await publishFile(file, src)) + (/#.*$/.exec(src)?.[0] ?? '');
}
