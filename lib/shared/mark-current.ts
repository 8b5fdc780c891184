import { escapeHtml } from './text/escape-html';

/**
 * Marks a page as current in the HTML of a sidebar (`sidebarHtml`) and opens the categories around it. Returns the HTML
 * unchanged if it does not contain the page.
 * @param address URL of the page on the host
 */
export function markCurrent(html: string, address: string): string {
  const anchor = `href="${escapeHtml(address)}"`;
  const at = html.indexOf(`${anchor}>`);
  if (at < 0) return html;
  // A disclosure that is still open at the position of the link contains the link.
  const around: number[] = [];
  for (const { 0: tag, index } of html.slice(0, at).matchAll(/<\/?details\b/g)) {
    if (tag === '</details') around.pop();
    else around.push(index);
  }
  // If the page is the link of a category, the category's disclosure follows the link.
  const end = html.indexOf('</a>', at) + '</a>'.length;
  if (html.startsWith('<details', end)) around.push(end);
  let marked = html;
  for (const index of around.reverse()) {
    if (marked.startsWith('<details>', index))
      marked = `${marked.slice(0, index)}<details open>${marked.slice(index + '<details>'.length)}`;
  }
  return marked.replace(`${anchor}>`, () => `${anchor} aria-current="page">`);
}
