import { escapeHtml } from '../shared/text/escape-html';
import type { SidebarItem } from './types';

/** Docusaurus' class for entries that are in the order of pages, but not shown. */
const hiddenClass = 'sidebar--item__hidden';

/** Input of the sidebar besides its items. */
export type SidebarMarkup = {
  /** Address of a page on the host. */
  href(path: string): string;
  classNames: Record<'list' | 'category' | 'link' | 'toggle', string>;
  /** Markup after the label of entries that have a class, by its name. */
  badges: Record<string, string>;
};

/**
 * Renders a sidebar without a current page. It is one string for all pages, because React elements for hundreds of
 * entries would be most of the cost of a page. Categories are native disclosures, next to the link to the category's
 * page if it has one.
 */
export function sidebarHtml(items: SidebarItem[], markup: SidebarMarkup): string {
  const { href, classNames, badges } = markup;
  const entries = items.map((item) => {
    const lang = item.lang === undefined ? '' : ` lang="${item.lang}"`;
    const link = (address: string, text: string) => `<a class="${classNames.link}"${lang} href="${escapeHtml(address)}">${text}</a>`;
    const classes = item.className?.split(/\s+/).filter((name) => name !== '') ?? [];
    const entry = (own: string[]) => {
      // Drop classes that have no effect: on hundreds of entries they would add kilobytes to every page.
      const names = [...own, ...classes.filter((name) => badges[name] === undefined && name !== hiddenClass)].join(' ');
      return `<li${names && ` class="${escapeHtml(names)}"`}${classes.includes(hiddenClass) ? ' data-hidden' : ''}>`;
    };
    if (item.type === 'link') {
      return `${entry([])}<a class="${classNames.link}"${lang} href="${escapeHtml(item.href)}" rel="noopener noreferrer">${escapeHtml(item.label)}</a></li>`;
    }
    const text = escapeHtml(item.label) + classes.map((name) => badges[name] ?? '').join('');
    if (item.type === 'doc') return `${entry([])}${link(href(item.path), text)}</li>`;
    const list = sidebarHtml(item.items, markup);
    const own = item.path === undefined ? '' : link(href(item.path), text);
    const open = item.collapsed && item.collapsible ? '' : ' open';
    const summary = own
      ? `<summary class="${classNames.toggle}"${lang} aria-label="${escapeHtml(item.label)}"></summary>`
      : `<summary class="${classNames.link} ${classNames.toggle}"${lang}>${text}</summary>`;
    const content = item.collapsible
      ? `<details${open}>${summary}${list}</details>`
      : `${own ? '' : `<span class="${classNames.link}"${lang}>${text}</span>`}${list}`;
    return `${entry([classNames.category])}${own}${content}</li>`;
  });
  return `<ul class="${classNames.list}">${entries.join('')}</ul>`;
}
