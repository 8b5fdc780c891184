import { JavadocLink } from '@/components/mdx/javadoc-link';
import { Link } from '@/components/navigation/link';
import { Chip } from '@/components/ui/chip';
import type { DocFrontMatter } from '@/lib/content/front-matter';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { tagPage } from '@/lib/routes/tag-page';
import styles from './article.module.css';

/** Chips below the title of a component page, from its front matter. */
export function Chips({ frontMatter }: { frontMatter: DocFrontMatter }) {
  const { since, client_tag: tag, shadow, javadoc } = frontMatter;
  const { locale, t } = usePageText();
  const model = useModel();
  const page = tagPage(model, locale, frontMatter);
  if (!since && !tag && !shadow && !javadoc) return null;
  const [module = '', className = ''] = javadoc?.split('/') ?? [];
  return (
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {since ? (
        <li>
          <Chip hue="amber">{t('chips.since', { version: since })}</Chip>
        </li>
      ) : null}
      {tag ? (
        <li>
          {page ? (
            <Link href={page} className={styles.chipLink}>
              <Chip code>{tag}</Chip>
            </Link>
          ) : (
            <Chip code>{tag}</Chip>
          )}
        </li>
      ) : null}
      {shadow ? (
        <li>
          <Chip>{t('chips.shadow')}</Chip>
        </li>
      ) : null}
      {javadoc ? (
        <li>
          <JavadocLink type={module.replace(/^webforj-/, '')} location={className.replaceAll('.', '/')} look="chip">
            {t('chips.javadoc')}
          </JavadocLink>
        </li>
      ) : null}
    </ul>
  );
}
