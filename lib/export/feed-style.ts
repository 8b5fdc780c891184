import type { Messages } from '../i18n/messages';
import { escapeHtml } from '../shared/text/escape-html';

type Options = {
  /** Paths of the style sheet and of the site's icon on the host. */
  css: string;
  icon: string;
  texts: Messages['blog'];
  language: string;
};

/** XPath of the parts of a page, by format. */
const places = {
  rss: {
    namespaces: '',
    title: '/rss/channel/title',
    description: '/rss/channel/description',
    home: '/rss/channel/link',
    items: '/rss/channel/item',
    link: 'link',
    itemTitle: 'title',
    date: 'substring(pubDate, 6, 11)',
    summary: 'description',
  },
  atom: {
    namespaces: ' xmlns:a="http://www.w3.org/2005/Atom"',
    title: '/a:feed/a:title',
    description: '/a:feed/a:subtitle',
    home: "/a:feed/a:link[@rel='alternate']/@href",
    items: '/a:feed/a:entry',
    link: "a:link[@rel='alternate']/@href",
    itemTitle: 'a:title',
    date: 'substring(a:published, 1, 10)',
    summary: 'a:summary',
  },
};

/** Returns an XSL style sheet that shows a feed as a page: an explanation and the list of posts. */
export function feedStyle(kind: keyof typeof places, { css, icon, texts, language }: Options): string {
  const place = places[kind];
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"${place.namespaces}${place.namespaces ? ' exclude-result-prefixes="a"' : ''}>
<xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
<xsl:template match="/">
<html lang="${language}">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<title><xsl:value-of select="${place.title}"/></title>
<link rel="icon" href="${escapeHtml(icon)}"/>
<link rel="stylesheet" href="${escapeHtml(css)}"/>
</head>
<body>
<main>
<header>
<p class="note">${escapeHtml(texts.feedNote)}</p>
<h1><xsl:value-of select="${place.title}"/></h1>
<p><xsl:value-of select="${place.description}"/></p>
<p><a><xsl:attribute name="href"><xsl:value-of select="${place.home}"/></xsl:attribute>${escapeHtml(texts.feedBack)}</a></p>
</header>
<xsl:for-each select="${place.items}">
<article>
<h2><a><xsl:attribute name="href"><xsl:value-of select="${place.link}"/></xsl:attribute><xsl:value-of select="${place.itemTitle}"/></a></h2>
<p class="date"><xsl:value-of select="${place.date}"/></p>
<p><xsl:value-of select="${place.summary}"/></p>
</article>
</xsl:for-each>
</main>
</body>
</html>
</xsl:template>
</xsl:stylesheet>
`;
}

/**
 * Style sheet of a feed that is shown as a page, in light and dark mode. The last rules are for browsers without XSLT,
 * which is being removed from browsers: they show the texts of the XML without markup.
 */
export const feedCss = `:root { color-scheme: light dark; --bg: #ffffff; --text: #152033; --muted: #53617a; --border: #dbe2ec; --accent: #1a56db; --tint: #fdf1df; --amber: #9a4b00; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d131c; --text: #e7edf6; --muted: #a3b1c6; --border: #273449; --accent: #86b4ff; --tint: #33250f; --amber: #f2b866; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16.5px/1.65 system-ui, sans-serif; overflow-wrap: break-word; }
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
rss, feed { display: block; max-width: 760px; margin-inline: auto; padding: 32px 24px 64px; background: var(--bg); color: var(--text); font: 16.5px/1.65 system-ui, sans-serif; }
channel, item, entry, channel > title, feed > title, item > title, entry > title, channel > description, subtitle, item > description, summary, pubDate, published { display: block; }
channel > title, feed > title { font-size: 36px; font-weight: 650; }
item, entry { margin-block-start: 24px; padding-block-start: 24px; border-block-start: 1px solid var(--border); }
item > title, entry > title { font-size: 20px; font-weight: 600; }
pubDate, published, item > link { color: var(--muted); font-size: 14px; }
channel > :not(title, description, item), item > :not(title, link, description, pubDate), feed > :not(title, subtitle, entry), entry > :not(title, summary, published) { display: none; }
`;
