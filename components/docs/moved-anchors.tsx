import { Link } from '@/components/navigation/link';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { localizePath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import { FollowMoved } from './follow-moved';
import styles from './moved-anchors.module.css';

/**
 * Placeholders for headings that have moved to another page, as configured in `redirects`. Such a page starts the
 * client runtime immediately, which navigates to the new place. Without scripts, the placeholder in the URL shows a
 * link.
 */
export function MovedAnchors({ path }: { path: string }) {
  const { locale, t } = usePageText();
  const moved = [...useModel().movedAnchors(path)];
  if (moved.length === 0) return null;
  return (
    <>
      {moved.map(([id, to]) => (
        <p key={id} id={id} className={styles.moved} data-moved={site.basePath + localizePath(to, locale)} data-start="">
          {t.rich('redirect.text', { path: to, link: (chunks) => <Link href={to}>{chunks}</Link> })}
        </p>
      ))}
      <FollowMoved />
    </>
  );
}
