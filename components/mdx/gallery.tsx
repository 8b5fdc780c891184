import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
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
  /** Content file that contains the image. */
  file: string;
  children?: ReactNode;
};

/** A card with a picture, a title, and a short text. It links to a page. */
export function GalleryCard({ header, href, image, file, children }: CardProps) {
  return (
    <div className={styles.card}>
      {/* Decorative: the title describes the link. */}
      {image ? <Image file={file} src={image} alt="" plain /> : null}
      <p className={styles.header}>
        <Link href={href}>{header}</Link>
      </p>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
}
