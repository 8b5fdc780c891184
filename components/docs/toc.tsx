import { Icon } from '@/components/ui/icon';
import { usePageText } from '@/lib/i18n/server';
import type { Heading } from '@/lib/mdx/types';
import styles from './toc.module.css';
import { TocHighlight } from './toc-highlight';

type Props = {
  headings: Heading[];
  place: 'aside' | 'inline';
  /** Language of the headings if it differs from that of the page. */
  lang?: string;
};

/** The table of contents: a column next to the article, or a disclosure above it on narrow screens. */
export function Toc({ headings, place, lang }: Props) {
  const { t } = usePageText();
  if (headings.length === 0) return null;
  const list = (
    <ul className={styles.list} lang={lang}>
      {headings.map(({ id, depth, parts }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{parts.map(({ code, value }) => (code ? <code key={value}>{value}</code> : value))}</a>
        </li>
      ))}
    </ul>
  );
  if (place === 'inline') {
    return (
      <details className={styles.inline} data-no-print="">
        <summary>
          {t('docs.onThisPage')}
          <Icon name="chevronDown" size={16} />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <nav className={styles.aside} aria-labelledby="toc-title" data-toc="">
      <h2 id="toc-title" className={styles.title}>
        {t('docs.onThisPage')}
      </h2>
      {list}
      <TocHighlight key={headings.map(({ id }) => id).join()} ids={headings.map(({ id }) => id)} />
    </nav>
  );
}
