import { type DocItem, navbarTarget } from '@/lib/docs/navbar-target';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { type NavbarItem, site } from '@/lib/site';
import { useLabels } from './label';

/** A resolved link of the navigation bar. */
export type ItemLink = {
  label: string;
  /** Site path without language prefix, or a URL elsewhere. */
  href: string;
  activeBasePath?: string;
  title?: string;
  look?: 'badge' | 'button';
  icon?: 'github';
};

/** Items that are links. */
export type LinkItem = Extract<NavbarItem, { type: 'link' }> | DocItem;

/**
 * Returns URL and label of an item.
 * @throws Error when it refers to a doc or sidebar that does not exist
 */
export function useItemLink(item: LinkItem): ItemLink {
  const label = useLabels();
  const { locale } = usePageText();
  const [set] = useModel().docSets(locale);
  if (item.type === 'link') {
    const { title, look, icon, activeBasePath } = item;
    return { label: label(item.label), href: item.to ?? item.href ?? '/', activeBasePath, title: title && label(title), look, icon };
  }
  const target = navbarTarget(item, set, site.docs.sidebarId);
  return {
    label: item.label ? label(item.label) : target.label,
    href: target.path,
    activeBasePath: item.type === 'doc' ? target.path : site.docs.routeBase,
  };
}

/** Returns a React key for an item. It is short, because keys are part of every payload. */
export function itemKey(item: NavbarItem): string {
  const { items } = site.navbar;
  const all = [...items, ...items.flatMap((entry) => (entry.type === 'dropdown' ? entry.items : []))];
  return String(all.indexOf(item));
}

/** Returns the entries of the language menu. */
export function languageLinks(): { code: Locale; label: string; htmlLang: string }[] {
  return locales.map((code) => {
    const { label, htmlLang } = localeInfo(code);
    return { code, label, htmlLang };
  });
}
