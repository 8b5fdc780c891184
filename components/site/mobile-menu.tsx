import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Static } from '@/components/ui/static';
import { usePageText } from '@/lib/i18n/server';
import { menuIds } from '@/lib/shared/menu-ids';
import { type NavbarItem, site } from '@/lib/site';
import { useVersionLinks } from './docs-versions';
import { useLabels } from './label';
import { LocaleLinks } from './locale-links';
import styles from './mobile-menu.module.css';
import { NavbarLink } from './navbar-link';
import { itemKey, type LinkItem, languageLinks } from './navbar-links';

/** Header of a drawer: a button for the other drawer, and the close button. */
export function MobileMenuHead({ pane }: { pane: keyof typeof menuIds }) {
  const { t } = usePageText();
  return (
    <div className={styles.head}>
      {pane === 'docs' ? (
        <button type="button" className={styles.switch} popoverTarget={menuIds.main}>
          <Icon name="arrowLeft" size={16} />
          {t('navbar.mainMenu')}
        </button>
      ) : (
        // The main menu was opened from the docs sidebar, which is still open below it.
        <button type="button" className={`${styles.switch} ${styles.toDocs}`} popoverTarget={menuIds.main} popoverTargetAction="hide">
          {t('navbar.docsMenu')}
          <Icon name="arrowRight" size={16} />
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        popoverTarget={menuIds[pane]}
        popoverTargetAction="hide"
        aria-label={t('navbar.closeMenu')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Drawer with the items of the navigation bar, for narrow screens. */
export function MobileMenu() {
  const { t } = usePageText();
  return (
    <div id={menuIds.main} popover="auto" role="dialog" aria-label={t('navbar.mainMenu')} className={styles.drawer}>
      <MobileMenuHead pane="main" />
      <ul className={styles.list}>
        {site.navbar.items.map((item) => (
          <MobileEntry key={itemKey(item)} item={item} />
        ))}
      </ul>
    </div>
  );
}

function MobileEntry({ item }: { item: NavbarItem }) {
  const { t } = usePageText();
  const label = useLabels();
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'docSidebar':
      return <MobileLink item={item} />;
    case 'dropdown':
      return (
        <Group label={label(item.label)}>
          {item.items.map((child) => (
            <MobileLink key={itemKey(child)} item={child} />
          ))}
        </Group>
      );
    case 'docsVersionDropdown':
      return <VersionGroup />;
    case 'localeDropdown':
      return (
        <Group label={t('navbar.language')}>
          <LocaleLinks languages={languageLinks()} />
        </Group>
      );
    default:
      return null;
  }
}

function MobileLink({ item }: { item: LinkItem }) {
  return (
    <Static as="li">
      <NavbarLink item={item} plain />
    </Static>
  );
}

/** Docs versions, if there are several. */
function VersionGroup() {
  const { t } = usePageText();
  const links = useVersionLinks();
  return links ? <Group label={t('navbar.version')}>{links}</Group> : null;
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Static as="li">
      <details>
        <summary>
          {label}
          <Icon name="chevronDown" size={16} />
        </summary>
        <ul>{children}</ul>
      </details>
    </Static>
  );
}
