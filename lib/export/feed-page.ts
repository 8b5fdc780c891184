import type { Messages } from '../i18n/messages';
import { xmlText } from '../plain/to-xhtml';
import type { Feed } from './feed-types';

/**
 * Returns a feed as a page: an explanation and the list of posts, as XHTML for the end of the feed. Browsers show it with
 * {@link feedCss}. Feed readers ignore elements of other namespaces. XSLT isn't used: browsers warn of it and will remove it.
 */
export function feedPage({ title, description, home, language, items }: Feed, texts: Messages['blog']): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const link = (href: string, text: string) => `<h:a href="${xmlText(href)}">${xmlText(text)}</h:a>`;
  const posts = items.map(
    (item) => `<h:article lang="${item.language}">
<h:h2>${link(item.url, item.title)}</h:h2>
<h:p class="date" lang="${language}">${xmlText(day.format(item.date))}</h:p>
<h:p>${xmlText(item.summary)}</h:p>
</h:article>`,
  );
  return `<h:main xmlns:h="http://www.w3.org/1999/xhtml" lang="${language}">
<h:title>${xmlText(title)}</h:title>
<h:meta name="viewport" content="width=device-width, initial-scale=1"/>
<h:p class="note">${xmlText(texts.feedNote)}</h:p>
<h:h1>${xmlText(title)}</h:h1>
<h:p>${xmlText(description)}</h:p>
<h:p>${link(home, texts.feedBack)}</h:p>
${posts.join('\n')}
</h:main>
`;
}

/** Style sheet of feeds in browsers, in light and dark mode. What feed readers need is hidden. */
export const feedCss = `:root { color-scheme: light dark; --bg: #ffffff; --text: #152033; --muted: #53617a; --border: #dbe2ec; --accent: #1a56db; --tint: #fdf1df; --amber: #9a4b00; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d131c; --text: #e7edf6; --muted: #a3b1c6; --border: #273449; --accent: #86b4ff; --tint: #33250f; --amber: #f2b866; } }
* { box-sizing: border-box; }
rss, channel, feed { display: block; }
channel > :not(main), feed > :not(main), main > :is(title, meta) { display: none; }
:root { background: var(--bg); color: var(--text); font: 16.5px/1.65 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 760px; margin-inline: auto; padding: 32px 24px 64px; }
.note { padding: 12px 16px; border-radius: 8px; background: var(--tint); color: var(--amber); font-size: 15px; }
h1 { margin: 32px 0 8px; font-size: 36px; letter-spacing: -0.02em; line-height: 1.15; }
article { padding-block: 24px; border-block-start: 1px solid var(--border); }
article:first-of-type { margin-block-start: 32px; }
h2 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 8px; }
.date { color: var(--muted); font-size: 14px; }
a { color: var(--accent); text-underline-offset: 3px; }
h2 a { color: inherit; text-decoration: none; }
h2 a:hover { color: var(--accent); text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
`;
