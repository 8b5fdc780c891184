import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Static } from '@/components/ui/static';
import { usePageText } from '@/lib/i18n/server';
import { site } from '@/lib/site';
import { buildDate } from '@/lib/site/build-date';
import styles from './footer.module.css';
import { useLabels } from './label';
import { Wordmark } from './wordmark';

type FooterLink = Extract<(typeof site.footer.links)[number], { to?: string }>;

/** The footer of every page: columns with titles or one list, as configured. Children are placed below the copyright line. */
export function Footer({ children }: { children?: ReactNode }) {
  const { t } = usePageText();
  const label = useLabels();
  const { links, logo, copyright } = site.footer;
  const list = (items: FooterLink[]) => (
    <ul>
      {items.map((item) => (
        <li key={item.to ?? item.href}>
          <Link href={item.to ?? item.href ?? '/'}>{label(item.label)}</Link>
        </li>
      ))}
    </ul>
  );
  const flat = links.filter((entry): entry is FooterLink => !('items' in entry));
  return (
    <footer className={styles.footer} data-style={site.footer.style}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          {logo ? <Wordmark className={styles.wordmark} /> : null}
          <p>
            <Link href={copyright.href}>{t(copyright.message as 'footer.copyright', { year: String(buildDate().getUTCFullYear()) })}</Link>
          </p>
          {children}
        </div>
        <Static as="nav" aria-label={t('footer.label')} className={styles.columns}>
          {flat.length > 0
            ? list(flat)
            : links.map((column) =>
                'items' in column ? (
                  <div key={label(column.title)}>
                    <h2 className={styles.title}>{label(column.title)}</h2>
                    {list(column.items)}
                  </div>
                ) : null,
              )}
        </Static>
      </div>
    </footer>
  );
}
