import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import menu from '@/components/ui/menu.module.css';
import { askAiTargets } from '@/lib/docs/ask-ai';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath, twinPath } from '@/lib/shared/i18n/paths';
import { absoluteUrl, site } from '@/lib/site';
import styles from './ask-ai-menu.module.css';

const menuId = 'ask-ai';

/**
 * Next to the title of a docs page: a button that copies its text, and a menu to ask an assistant about it or to show
 * its source.
 * @param file source of the page, if it has one
 */
export function AskAiMenu({ path, file }: { path: string; file?: string }) {
  const { locale, t } = usePageText();
  const url = absoluteUrl(localizePath(path, locale));
  const targets = askAiTargets(t('askAi.prompt', { url }), site.docs.rawUrl, file);
  const twin = withBasePath(localizePath(twinPath(path), locale));
  const options = ['chatgpt', 'claude', 'markdown'] as const;
  return (
    <div className={styles.ask} data-no-print="" role="group" aria-label={t('askAi.label')} data-menu="">
      <button type="button" className={styles.main} data-needs-script="" data-copy-page={twin} title={t('askAi.copyText')}>
        <Icon name="copy" size={16} />
        {t('askAi.copy')}
      </button>
      <button type="button" className={styles.more} popoverTarget={menuId} aria-label={t('askAi.more')}>
        <Icon name="chevronDown" size={14} />
      </button>
      <ul id={menuId} popover="auto" className={`${menu.list} ${styles.list}`}>
        {options.map((option) => {
          const href = targets[option];
          return href === undefined ? null : (
            <li key={option}>
              <Link href={href}>
                <span className={styles.label}>{t(`askAi.${option}`)}</span>
                <span className={styles.text}>{t(`askAi.${option}Text`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
