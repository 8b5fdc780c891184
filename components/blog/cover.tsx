import type { Post } from '@/lib/blog/types';
import { publishImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './cover.module.css';

/** The cover of a post. It is decorative, because the title is next to it. The first cover of a page loads eagerly. */
export async function Cover({ post: { cover }, first }: { post: Post; first: boolean }) {
  if (!cover) return null;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (/^https?:/.test(cover.src)) return <img {...loading} className={styles.cover} src={cover.src} alt="" decoding="async" />;
  const { path, width, height } = await publishImage(cover.file, cover.src);
  return (
    <img
      {...loading}
      className={styles.cover}
      // Only drawings are inverted in dark mode, not photographs.
      data-drawing={cover.src.endsWith('.svg') ? '' : undefined}
      src={withBasePath(path)}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  );
}
