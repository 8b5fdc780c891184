import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { contentRoot } from '@/lib/content/root';
import { readPicture } from '@/lib/previews/read';
import { renderPreview } from '@/lib/previews/render';
import { type PreviewSheet, sheetFor } from '@/lib/previews/styles';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './gallery.module.css';
import { Image } from './image';

/** A grid of cards with pictures. */
export function GalleryGrid({ children }: { children?: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type CardProps = {
  header: string;
  /** Resolved site path or URL. */
  href: string;
  image?: string;
  /** Preview to show instead: path below `content/samples`, without `.preview.html`. */
  preview?: string;
  /** Style sheet of the previews on the page. */
  sheet?: PreviewSheet;
  /** Content file that contains the image. */
  file: string;
  children?: ReactNode;
};

/** A card with a picture, a title, and a short text. It links to a page. */
export async function GalleryCard({ header, href, image, preview: src, sheet, file, children }: CardProps) {
  const preview = src === undefined ? undefined : await readPicture(contentRoot, { src });
  const drawn = preview && renderPreview(preview, { step: (label) => label }, (await sheetFor(preview, sheet)).name);
  return (
    <div className={styles.card}>
      {drawn ? (
        <>
          <link rel="stylesheet" href={withBasePath(`/previews/${drawn.sheet}.css`)} precedence="previews" />
          <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: drawn.html }} />
        </>
      ) : null}
      {/* Decorative: the title describes the link. */}
      {image ? <Image file={file} src={image} alt="" plain /> : null}
      <p className={styles.header}>
        <Link href={href}>{header}</Link>
      </p>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
}
