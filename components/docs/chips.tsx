import { Link } from '@/components/navigation/link';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import type { DocFrontMatter } from '@/lib/content/front-matter';
import { chipsOf } from '@/lib/docs/chips';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { tagPage } from '@/lib/routes/tag-page';
import { isExternal } from '@/lib/shared/text/is-external';
import styles from './article.module.css';

/** Chips below the title of a component page, from its front matter. */
export function Chips({ frontMatter }: { frontMatter: DocFrontMatter }) {
  const { locale, t } = usePageText();
  const chips = chipsOf(frontMatter, t, tagPage(useModel(), locale, frontMatter));
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {chips.map(({ text, code, hue, href }) => (
        <li key={text}>
          {href === undefined ? (
            <Chip hue={hue} code={code}>
              {text}
            </Chip>
          ) : isExternal(href) ? (
            <Link href={href} className={styles.externalChip}>
              {text}
              <Icon name="external" size={13} />
            </Link>
          ) : (
            <Link href={href} className={styles.chipLink}>
              <Chip hue={hue} code={code}>
                {text}
              </Chip>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
