import type { Post } from '@/lib/blog/types';
import { darkVersion } from '@/lib/mdx/image-source';
import { findImage, type PublishedImage, publishImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './cover.module.css';

/**
 * The cover of a post: one picture, or one per color mode. It is decorative, because the title is next to it. The first
 * cover of a page loads eagerly in both modes, which is little for drawings. Of the others, browsers load what they show.
 */
export async function Cover({ post: { cover }, first }: { post: Post; first: boolean }) {
  if (!cover) return null;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (/^https?:/.test(cover.src)) return <img {...loading} className={styles.cover} src={cover.src} alt="" decoding="async" />;
  const light = await publishImage(cover.file, cover.src);
  const dark = await findImage(cover.file, darkVersion(cover.src));
  const picture = ({ path, width, height }: PublishedImage, mode?: string) => (
    <img
      {...loading}
      className={[styles.cover, mode].filter(Boolean).join(' ')}
      src={withBasePath(path)}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  );
  if (!dark) return picture(light);
  return (
    <>
      {picture(light, styles.light)}
      {picture(dark, styles.dark)}
    </>
  );
}
