import { Link } from '@/components/navigation/link';
import styles from './doc-card-list.module.css';

type Props = { /** Resolved site path or URL. */ href: string; title: string; description?: string };

/** A card with a link to a page. */
export function DocCard({ href, title, description }: Props) {
  return (
    <Link href={href} className={styles.card}>
      <span className={styles.title}>{title}</span>
      {description ? <span className={styles.text}>{description}</span> : null}
    </Link>
  );
}
