import { escapeHtml } from './text/escape-html';

/**
 * A sidebar (`sidebarHtml`) with a page marked as the current one and the categories around it open. A page that the sidebar does not
 * hold changes nothing.
 * @param address of the page on the host
 */
export function markCurrent(html: string, address: string): string {
  const anchor = `href="${escapeHtml(address)}"`;
  const at = html.indexOf(`${anchor}>`);
  if (at < 0) return html;
  // Disclosures that are open where the link is are those of the categories around it.
  const around: number[] = [];
  for (const { 0: tag, index } of html.slice(0, at).matchAll(/<\/?details\b/g)) {
    if (tag === '</details') around.pop();
    else around.push(index);
  }
  // The disclosure of the page's own category stands right after its link.
  const end = html.indexOf('</a>', at) + '</a>'.length;
  if (html.startsWith('<details', end)) around.push(end);
  let marked = html;
  for (const index of around.reverse()) {
    if (marked.startsWith('<details>', index))
      marked = `${marked.slice(0, index)}<details open>${marked.slice(index + '<details>'.length)}`;
  }
  return marked.replace(`${anchor}>`, () => `${anchor} aria-current="page">`);
}
