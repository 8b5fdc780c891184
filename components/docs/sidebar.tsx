import { MobileMenuHead } from '@/components/site/mobile-menu';
import { versionPath } from '@/lib/docs/ids';
import { sidebarHtml } from '@/lib/docs/sidebar-html';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { withBasePath } from '@/lib/shared/base-path';
import { defaultLocale, localeInfo } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { menuIds } from '@/lib/shared/menu-ids';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { site } from '@/lib/site';
import styles from './sidebar.module.css';
import { SidebarNav } from './sidebar-nav';

/**
 * The docs sidebar: next to the article on wide screens, a drawer on narrow ones. It is a popover, so it opens without
 * scripts. The layout renders it once, so it keeps scroll position and open categories during navigation.
 */
export function Sidebar() {
  const { locale, t } = usePageText();
  const sets = useModel().docSets(locale);
  const roots = sets.map(({ version }) => versionPath(site.docs.routeBase, version));
  const { list = '', category = '', link = '', toggle = '' } = styles;
  // Badges are in the language of the page, even for untranslated entries.
  const lang = locale === defaultLocale ? '' : ` lang="${localeInfo(locale).htmlLang}"`;
  const badge = (look: string | undefined, text: string) => `<span class="${look}"${lang}>${escapeHtml(text)}</span>`;
  const markup = {
    href: (path: string) => withBasePath(localizePath(path, locale)),
    toggleName: (title: string) => t('docs.toggleCategory', { title }),
    classNames: { list, category, link, toggle },
    badges: {
      'new-content': badge(styles.new, t('docs.badgeNew')),
      'updated-content': badge(styles.updated, t('docs.badgeUpdated')),
    },
  };
  return (
    <div id={menuIds.docs} popover="auto" className={styles.sidebar}>
      <div className={styles.head}>
        <MobileMenuHead pane="docs" />
      </div>
      {sets.map(({ version, sidebar }, index) => (
        <SidebarNav
          key={version.name}
          html={sidebarHtml(sidebar, markup)}
          label={t('docs.sidebar')}
          root={roots[index] ?? ''}
          others={roots.filter((root) => root !== roots[index])}
        />
      ))}
    </div>
  );
}
