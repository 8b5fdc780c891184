import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import styles from './gallery.module.css';
import { Image } from './image';

/** Cards with pictures, as many beside each other as there is space for. */
export function GalleryGrid({ children }: { children?: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type CardProps = {
  header: string;
  /** Resolved site path or URL. */
  href: string;
  image?: string;
  /** Content file that names the image. */
  file: string;
  children?: ReactNode;
};

/** A picture with a name and a few words, which leads to a page. */
export function GalleryCard({ header, href, image, file, children }: CardProps) {
  return (
    <div className={styles.card}>
      {/* The name says where the link leads, so the picture needs no words. */}
      {image ? <Image file={file} src={image} alt="" plain /> : null}
      <p className={styles.header}>
        <Link href={href}>{header}</Link>
      </p>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
}
