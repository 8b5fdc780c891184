import type { ComponentProps } from 'react';
import { findFile, findImage } from '@/lib/mdx/images';
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
      poster={poster === undefined ? undefined : await posterPath(file, poster)}
    >
      {children}
    </video>
  );
}

/** A source file of a video. */
export async function Source({ file, src, ...props }: ComponentProps<'source'> & { file: string }) {
  const path = src === undefined ? undefined : await sitePath(file, src);
  return path === undefined ? null : <source {...props} src={path} />;
}

const isElsewhere = (url: string) => /^(?:[a-z]+:)?\/\//i.test(url);

/** The part behind `#` tells where a video starts. */
async function sitePath(file: string, src: string): Promise<string | undefined> {
  if (isElsewhere(src)) return src;
  const path = await findFile(file, src);
  return path === undefined ? undefined : withBasePath(path) + (/#.*$/.exec(src)?.[0] ?? '');
}

async function posterPath(file: string, src: string): Promise<string | undefined> {
  if (isElsewhere(src)) return src;
  const image = await findImage(file, src);
  return image && withBasePath(image.path);
}
