import type { ElementContent } from 'hast';
import { createElement as h, type ReactNode } from 'react';
import type { Post } from '../blog/types';
import { chipsOf } from '../docs/chips';
import { siblingItems } from '../docs/navigation';
import type { Doc } from '../docs/types';
import type { Translator } from '../i18n/translator';
import { loadMdxPage } from '../mdx/page';
import type { SiteModel } from '../routes/model';
import { hasTwin, type TwinRoute } from '../routes/table';
import { tagPage } from '../routes/tag-page';
import type { Locale } from '../shared/i18n/locales';
import { localizePath, twinPath } from '../shared/i18n/paths';
import type { Site } from '../site/schema';
import { cardList, chipLine, markdownComponents, postFacts } from './components';
import { resolveTree } from './resolve-tree';

export type Host = Pick<Site, 'url' | 'basePath'>;

/**
 * What a page says, without its frame, styles, and scripts: a tree of plain HTML elements. Links are absolute. Their
 * language is a placeholder, see {@link inLanguage}.
 */
export type PlainPage = {
  /** Facts above the text: chips of a doc, or date, authors, and tags of a post. */
  facts: ElementContent[];
  text: ElementContent[];
  /** Whether it contains titles of other pages or tags, which are in the language of the route. */
  namesPages: boolean;
};

/** A plain page for all languages that show its text. Messages are placeholders, see {@link withMessages}. */
export type SharedPage = PlainPage & { messages: Parameters<Translator>[] };

/** The plain pages of a site. Each text is rendered once, at its first use. Search and Markdown twins share the result. */
export class PlainPages {
  readonly #shared = new Map<string, Promise<SharedPage>>();

  constructor(
    readonly model: SiteModel,
    readonly host: Host,
  ) {}

  /**
   * Returns the plain page of a text in any language. The names of other pages are those of the first request.
   * @throws Error with file and line when the text cannot be compiled
   */
  shared(route: TwinRoute): Promise<SharedPage> {
    const key = route.textLocale + route.path;
    let page = this.#shared.get(key);
    if (!page) {
      const messages: SharedPage['messages'] = [];
      page = this.page(route, (...message) => messagePlace(messages.push(message) - 1)).then((made) => ({ ...made, messages }));
      this.#shared.set(key, page);
    }
    return page;
  }

  /** Renders the plain page of a route from the same compiled text as the page. */
  async page(route: TwinRoute, t: Translator): Promise<PlainPage> {
    const { model, host } = this;
    const link = (href: string) => twinLink(href, route, model, host);
    const textOf = async (page: Doc | Post, cards: () => ReactNode = () => null): Promise<ReactNode> => {
      const file = (path: string) => host.url + host.basePath + path;
      const components = markdownComponents({ page, model, t, cards, link, file });
      const { Content, own } = await loadMdxPage(page.entry, components, (source) => model.partial(page, source));
      return h(Content, { components: { ...components, ...own } });
    };
    if (route.kind === 'generated-index')
      return { facts: [], text: await resolveTree(cardList(route.index.items, route.set, link)), namesPages: true };
    if (route.kind === 'post')
      return {
        facts: await resolveTree(postFacts(route.post, t, link)),
        text: await resolveTree(await textOf(route.post)),
        namesPages: true,
      };
    const { doc, set } = route;
    let namesPages = false;
    const cards = () => {
      namesPages = true;
      return cardList(siblingItems(set.sidebar, doc.path), set, link);
    };
    const text = await resolveTree(await textOf(doc, cards));
    const { frontMatter } = doc.entry;
    const chips = chipsOf(frontMatter, t, tagPage(model, route.locale, frontMatter));
    return { facts: await resolveTree(chipLine(chips, link)), text, namesPages };
  }
}

/** Placeholder for the language prefix in links of a text that several languages share. */
const localePlace = '/locale-of-the-page';

/** Placeholder for a message in a shared text. Markdown treats it as a letter, like the message itself. */
const messagePlace = (index: number) => String.fromCharCode(0xe000 + index);

/** Returns the messages of a shared page in one language. A message may contain the placeholders of those before it. */
export function messagesOf({ messages }: SharedPage, t: Translator): string[] {
  const made: string[] = [];
  for (const message of messages) made.push(withMessages(t(...message), made));
  return made;
}

/** Replaces the placeholders of a text with messages. */
export function withMessages(text: string, messages: string[]): string {
  return text.replace(/[\ue000-\uf8ff]/g, (sign) => messages[sign.charCodeAt(0) - 0xe000] ?? sign);
}

/** Replaces the language placeholder in the links of a text. */
export function inLanguage(text: string, locale: Locale, { url, basePath }: Host): string {
  const home = url + basePath;
  return text.replace(new RegExp(`(?<=${home.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})${localePlace}(/(?![\\w.~%-]))?`, 'g'), (_, slash) =>
    // The URL of a home page has no trailing slash: "/", the base path, or the language.
    slash ? (localizePath('/', locale) === '/' && basePath ? '' : localizePath('/', locale)) : localizePath('/', locale).replace(/\/$/, ''),
  );
}

/**
 * Returns the absolute URL of a link. Links to pages with a twin lead to the twin, so that a reader of Markdown stays in
 * Markdown.
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
