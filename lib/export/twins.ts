import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement as h, type ReactNode } from 'react';
import type { Post } from '../blog/types';
import { siblingItems } from '../docs/navigation';
import type { Doc } from '../docs/types';
import { type Translator, translatorFor } from '../i18n/translator';
import { cardList, chips, markdownComponents, postFacts } from '../markdown/components';
import { resolveTree } from '../markdown/resolve-tree';
import { toMarkdownText } from '../markdown/to-markdown';
import { loadMdxPage } from '../mdx/page';
import { pageFacts } from '../pages/facts';
import type { SiteModel } from '../routes/model';
import { hasTwin, type TwinRoute } from '../routes/table';
import { type Locale, locales } from '../shared/i18n/locales';
import { localizePath, twinPath } from '../shared/i18n/paths';
import type { Site } from '../site/schema';

type Host = Pick<Site, 'url' | 'basePath'>;

type TwinText = { title: string; description: string; text: string };

/** The Markdown version of a page. */
export type Twin = TwinText & {
  route: TwinRoute;
  /** Whether it is reused from the last export. */
  isKept: boolean;
};

/** Placeholder for the language prefix in links of a text that several languages share. */
const localePlace = '/locale-of-the-page';

/** Placeholder for a message in a shared text. Markdown treats it as a letter, like the message itself. */
const messagePlace = (index: number) => String.fromCharCode(0xe000 + index);

/** Whether a message needs no Markdown escaping at any position: only words and numbers. */
const isPlain = (message: string) => /^[\p{L}\p{N}]+(?:(?:[ -]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*$/u.test(message);

/** Replaces the placeholders of a text with messages. */
function withMessages(text: string, messages: string[]): string {
  return text.replace(/[\ue000-\uf8ff]/g, (sign) => messages[sign.charCodeAt(0) - 0xe000] ?? sign);
}

/** Replaces the language placeholder in the links of a text. */
function inLanguage(text: string, locale: Locale, { url, basePath }: Host): string {
  const home = url + basePath;
  return text.replace(new RegExp(`(?<=${home.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})${localePlace}(/(?![\\w.~%-]))?`, 'g'), (_, slash) =>
    // The URL of a home page has no trailing slash: "/", the base path, or the language.
    slash ? (localizePath('/', locale) === '/' && basePath ? '' : localizePath('/', locale)) : localizePath('/', locale).replace(/\/$/, ''),
  );
}

/**
 * Returns the absolute URL of a link in a twin. Links to pages with a twin lead to the twin, so that a reader of
 * Markdown stays in Markdown.
 * @param route the page that contains the link
 */
function twinLink(href: string, route: TwinRoute, model: Pick<SiteModel, 'route'>, { url, basePath }: Host): string {
  if (!/^[/#?]/.test(href) || href.startsWith('//')) return href;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const path = target || route.path;
  const other = model.route(route.locale, path);
  const localized = localePlace + path;
  if (other && hasTwin(other)) return url + basePath + twinPath(localized) + rest;
  return url + basePath + (other || !/\.\w+$/.test(path) ? localized : path) + rest;
}

/**
 * Renders the Markdown of a page from the same compiled tree as the page. `namesPages` tells whether it contains titles
 * of other pages or tags in the language of the route.
 */
async function twinOf(route: TwinRoute, model: SiteModel, host: Host, t: Translator): Promise<TwinText & { namesPages: boolean }> {
  const link = (href: string) => twinLink(href, route, model, host);
  const textOf = async (page: Doc | Post, cards: () => ReactNode = () => null): Promise<ReactNode> => {
    const file = (path: string) => host.url + host.basePath + path;
    const components = markdownComponents({ page, model, t, cards, link, file });
    const { Content, own } = await loadMdxPage(page.entry, components, (source) => model.partial(page, source));
    return h(Content, { key: 'text', components: { ...components, ...own } });
  };
  let content: ReactNode;
  let namesPages = route.kind !== 'doc';
  if (route.kind === 'doc') {
    const { doc, set } = route;
    const cards = () => {
      namesPages = true;
      return cardList(siblingItems(set.sidebar, doc.path), set, link);
    };
    content = [chips(doc, t), await textOf(doc, cards)];
  } else if (route.kind === 'post') {
    content = [postFacts(route.post, t, link), await textOf(route.post)];
  } else {
    content = cardList(route.index.items, route.set, link);
  }
  const { title, description } = pageFacts(route, t);
  const body = toMarkdownText(await resolveTree(content));
  // If the page shows no heading, use its title: a standalone file needs one.
  const heading = (route.kind === 'doc' ? route.doc.heading : undefined) ?? title;
  const lead = description ? `> ${description.replace(/\s+/g, ' ')}\n\n` : '';
  return { title, description, text: `# ${heading}\n\n${lead}${body}`, namesPages };
}

/**
 * Renders the twins of all pages. The pages themselves need not be rendered.
 * @param keptText returns the text of a twin that can be reused
 */
export async function makeTwins(
  model: SiteModel,
  host: Host,
  keptText: (route: TwinRoute) => Promise<string | undefined> = async () => undefined,
): Promise<Twin[]> {
  const translators = new Map<Locale, Translator>();
  for (const locale of locales) translators.set(locale, await translatorFor(locale));
  const shared = new Map<string, TwinText & { namesPages: boolean; messages: Parameters<Translator>[] }>();
  const twins: Twin[] = [];
  for (const route of model.routes) {
    const t = translators.get(route.locale);
    if (!hasTwin(route) || !t) continue;
    const kept = await keptText(route);
    if (kept !== undefined) {
      const { title, description } = pageFacts(route, t);
      twins.push({ route, title, description, text: kept, isKept: true });
      continue;
    }
    // An untranslated page is English in every language. Its twins differ only in links and messages, unless they name
    // other pages.
    const key = route.textLocale + route.path;
    let made = shared.get(key);
    if (!made) {
      const messages: Parameters<Translator>[] = [];
      const page = await twinOf(route, model, host, (...message) => messagePlace(messages.push(message) - 1));
      shared.set(key, (made = { ...page, messages }));
    }
    const messages = made.messages.map((message) => t(...message));
    const isShared = !made.namesPages && messages.every(isPlain);
    const { title, description, text } = isShared ? made : await twinOf(route, model, host, t);
    const localized = inLanguage(isShared ? withMessages(text, messages) : text, route.locale, host);
    twins.push({ route, title, description, text: localized, isKept: false });
  }
  return twins;
}

/** Writes each new twin next to its page. */
export async function writeTwins(exportDir: string, twins: Twin[]): Promise<void> {
  for (const { route, text, isKept } of twins) {
    if (isKept) continue;
    const file = path.join(exportDir, twinPath(route.url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
