import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import menu from '@/components/ui/menu.module.css';
import { askAiTargets } from '@/lib/docs/ask-ai';
import { usePageText } from '@/lib/i18n/server';
import { absoluteUrl } from '@/lib/seo/metadata';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath, twinPath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import styles from './ask-ai-menu.module.css';

const menuId = 'ask-ai';

/**
 * Menu next to the title of a docs page: ask an assistant about the page, or show its source.
 * @param file source of the page, if it has one
 */
export function AskAiMenu({ path, file }: { path: string; file?: string }) {
  const { locale, t } = usePageText();
  const url = absoluteUrl(localizePath(path, locale));
  const targets = askAiTargets(t('askAi.prompt', { url }), site.docs.rawUrl, file);
  const options = ['chatgpt', 'claude', 'markdown'] as const;
  return (
    <div className={styles.ask} role="group" aria-label={t('askAi.label')} data-menu="">
      <Link href={targets.chatgpt} className={styles.main}>
        <Icon name="spark" size={16} />
        {t('askAi.chatgpt')}
      </Link>
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
        <li data-needs-script="">
          <button type="button" data-copy-page={withBasePath(localizePath(twinPath(path), locale))}>
            <span className={styles.label}>{t('askAi.copy')}</span>
            <span className={styles.text}>{t('askAi.copyText')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
