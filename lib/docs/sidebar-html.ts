import { escapeHtml } from '../shared/text/escape-html';
import type { SidebarItem } from './types';

/** Docusaurus' class for entries that count for previous and next, but are not shown. */
const hiddenClass = 'sidebar--item__hidden';
const withoutEffect: ReadonlySet<string> = new Set([hiddenClass, 'has-new-content']);

/** Input of the sidebar besides its items. */
export type SidebarMarkup = {
  /** Returns the URL of a page on the host. */
  href(path: string): string;
  /** Returns the name of the button that shows the pages of a category. */
  toggleName(label: string): string;
  classNames: Record<'list' | 'category' | 'link' | 'toggle', string>;
  /** Markup after the label of a page, by class of the entry. Other classes of Docusaurus for new content have no effect. */
  badges: Record<string, string>;
};

/**
 * Renders a sidebar without a current page. It is one string for all pages, because React elements for hundreds of
 * entries would be most of the cost of a page. Categories are native disclosures, next to the link to the category's
 * page if it has one.
 */
export function sidebarHtml(items: SidebarItem[], markup: SidebarMarkup): string {
  const { href, toggleName, classNames, badges } = markup;
  const entries = items.map((item) => {
    const lang = item.lang === undefined ? '' : ` lang="${item.lang}"`;
    const link = (address: string, text: string) => `<a class="${classNames.link}"${lang} href="${escapeHtml(address)}">${text}</a>`;
    const classes = item.className?.split(/\s+/).filter((name) => name !== '') ?? [];
    const entry = (own: string[]) => {
      // Leave out classes without effect, which would add kilobytes to every page.
      const names = [...own, ...classes.filter((name) => badges[name] === undefined && !withoutEffect.has(name))].join(' ');
      return `<li${names && ` class="${escapeHtml(names)}"`}${classes.includes(hiddenClass) ? ' data-hidden' : ''}>`;
    };
    if (item.type === 'link') {
      return `${entry([])}<a class="${classNames.link}"${lang} href="${escapeHtml(item.href)}" rel="noopener noreferrer">${escapeHtml(item.label)}</a></li>`;
    }
    // Not on categories: marks on most of them would say nothing.
    const text = escapeHtml(item.label) + (item.type === 'doc' ? classes.map((name) => badges[name] ?? '').join('') : '');
    if (item.type === 'doc') return `${entry([])}${link(href(item.path), text)}</li>`;
    const list = sidebarHtml(item.items, markup);
    const own = item.path === undefined ? '' : link(href(item.path), text);
    const open = item.collapsed && item.collapsible ? '' : ' open';
    const summary = own
      ? `<summary class="${classNames.toggle}" aria-label="${escapeHtml(toggleName(item.label))}"></summary>`
      : `<summary class="${classNames.link} ${classNames.toggle}"${lang}>${text}</summary>`;
    const content = item.collapsible
      ? `<details${open}>${summary}${list}</details>`
      : `${own ? '' : `<span class="${classNames.link}"${lang}>${text}</span>`}${list}`;
    return `${entry([classNames.category])}${own}${content}</li>`;
  });
  return `<ul class="${classNames.list}">${entries.join('')}</ul>`;
}
