import { type ReactNode, use } from 'react';
import { SearchTrigger } from '@/components/search/search-trigger';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { Static } from '@/components/ui/static';
import { usePageText } from '@/lib/i18n/server';
import { instrumented } from '@/lib/next/instrumented';
import { withBasePath } from '@/lib/shared/base-path';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { menuIds } from '@/lib/shared/menu-ids';
import { type NavbarItem, site } from '@/lib/site';
import { ColorModeToggle } from './color-mode-toggle';
import { useVersionLinks } from './docs-versions';
import { useLabels } from './label';
import { LocaleLinks } from './locale-links';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { NavbarLink } from './navbar-link';
import { itemKey, languageLinks } from './navbar-links';
import { Wordmark } from './wordmark';

// A constant of the build (next.config.ts): features that are turned off are not bundled.
const navbarHide = process.env.NEXT_PUBLIC_NAVBAR_HIDES ? instrumented(import('./navbar-hide')) : undefined;

/** The bar at the top of every page. */
export function Navbar() {
  const { locale, t } = usePageText();
  const { items } = site.navbar;
  const { NavbarHide } = navbarHide ? use(navbarHide) : {};
  const render = (position: 'left' | 'right') =>
    items
      .filter((item) => item.type !== 'search' && item.position === position)
      .map((item) => <NavbarEntry key={itemKey(item)} item={item} index={items.indexOf(item)} />);
  return (
    <header className={styles.navbar} id="navbar">
      <nav className={styles.inner} aria-label={t('navbar.label')}>
        <a className={styles.brand} href={withBasePath(localizePath('/', locale))} aria-label={`webforJ, ${t('common.home')}`}>
          <Wordmark className={styles.wordmark} />
        </a>
        <div className={styles.items}>{render('left')}</div>
        {items.some(({ type }) => type === 'search') ? <SearchTrigger className={styles.search} /> : null}
        <div className={`${styles.items} ${styles.end}`}>{render('right')}</div>
        {site.colorMode.disableSwitch ? null : (
          <ColorModeToggle
            className={styles.iconButton ?? ''}
            initial={site.colorMode.respectPrefersColorScheme ? 'system' : site.colorMode.defaultMode}
            followsSystem={site.colorMode.respectPrefersColorScheme}
            labels={{ system: t('colorMode.toSystem'), light: t('colorMode.toLight'), dark: t('colorMode.toDark') }}
          />
        )}
        {/* On pages with a docs sidebar, the button opens the sidebar first. CSS shows one of the two buttons. */}
        <button
          type="button"
          className={`${styles.iconButton} ${styles.openMain}`}
          popoverTarget={menuIds.main}
          aria-label={t('navbar.openMenu')}
        >
          <Icon name="menu" />
        </button>
        <button
          type="button"
          className={`${styles.iconButton} ${styles.openDocs}`}
          popoverTarget={menuIds.docs}
          aria-label={t('navbar.openMenu')}
        >
          <Icon name="menu" />
        </button>
      </nav>
      <MobileMenu />
      {site.navbar.hideOnScroll && NavbarHide ? <NavbarHide /> : null}
    </header>
  );
}

function NavbarEntry({ item, index }: { item: NavbarItem; index: number }): ReactNode {
  const { locale, t } = usePageText();
  const label = useLabels();
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'docSidebar':
      return <NavbarLink item={item} />;
    case 'dropdown':
      return (
        <Menu
          id={`menu-${index}`}
          items={item.items.map((child) => (
            <Static as="li" key={itemKey(child)}>
              <NavbarLink item={child} plain />
            </Static>
          ))}
        >
          {label(item.label)}
        </Menu>
      );
    case 'localeDropdown': {
      const { label: language } = localeInfo(locale);
      return (
        <Menu
          id={`menu-${index}`}
          label={t('mdx.labelled', { label: t('navbar.language') }) + language}
          items={<LocaleLinks languages={languageLinks()} />}
        >
          <Icon name="globe" size={18} />
          <span className={styles.language}>{language}</span>
        </Menu>
      );
    }
    case 'docsVersionDropdown':
      return <VersionMenu id={`menu-${index}`} />;
    case 'html':
      return <span className={styles.separator} />;
    // Rendered separately, because narrow screens show it too.
    case 'search':
      return null;
  }
}

/** Menu of the docs versions. Renders nothing if there is only one. */
function VersionMenu({ id }: { id: string }) {
  const { t } = usePageText();
  const links = useVersionLinks();
  return links ? (
    <Menu id={id} items={links}>
      {t('navbar.version')}
    </Menu>
  ) : null;
}
