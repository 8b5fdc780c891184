import type { Element } from 'hast';
import { translatorFor } from '../i18n/translator';
import { loadFacts } from '../pages/facts';
import { toXhtml, xmlText } from '../plain/to-xhtml';
import type { SiteModel } from '../routes/model';
import { defaultLocale, type Locale, type LocaleInfo, localeInfo } from '../shared/i18n/locales';
import { buildDate } from '../site/build-date';
import { type Chapter, readChapter } from './chapters';
import { pictureScheme } from './components';
import { type BookPicture, readBookPicture } from './pictures';
import { type BookPlan, bookPath, planBooks, siteAddress } from './plan';

/** A book before it is written in one of its forms. */
export type Book = {
  plan: BookPlan;
  /** Title, and what it is a part of. */
  title: string;
  series: string;
  info: LocaleInfo;
  /** Address of the book on the site, which never changes. */
  identifier: string;
  /** Address of the section on the site. */
  source: string;
  /** Last change of its content, or the date that the build is given. */
  modified: Date;
  name: string;
  version: string;
  rights: string;
  /** What the title page says of a translation, as XHTML. Undefined for a book in the language of its authors. */
  notice: string | undefined;
  texts: { contents: string; version: string; updated: string; online: string };
  chapters: Chapter[];
  pictures: ReadonlyMap<string, BookPicture>;
};

/**
 * Makes the books of a language, one after the other. A chapter is rendered once for all of them.
 * @param isWanted which of the books to make
 * @throws Error with file and line when a text cannot be compiled
 */
export async function* makeBooks(
  model: SiteModel,
  locale: Locale,
  isWanted: (section: string) => boolean = () => true,
): AsyncGenerator<Book> {
  const factsOf = await loadFacts(model);
  const t = await translatorFor(locale);
  const chapters = new Map<string, Promise<Chapter>>();
  const pictures = new Map<string, Promise<BookPicture>>();
  for (const plan of planBooks(model, locale)) {
    if (!isWanted(plan.section)) continue;
    const own: Chapter[] = [];
    for (const route of plan.routes) {
      const known = chapters.get(route.path) ?? readChapter(factsOf(route), model, t);
      chapters.set(route.path, known);
      own.push(await known);
    }
    const shown = new Map<string, BookPicture>();
    for (const file of own.flatMap(picturesOf)) {
      const picture = pictures.get(file) ?? readBookPicture(file);
      pictures.set(file, picture);
      shown.set(file, await picture);
    }
    yield bookOf(plan, own, shown, model, t);
  }
}

function bookOf(
  plan: BookPlan,
  chapters: Chapter[],
  pictures: Book['pictures'],
  { site }: SiteModel,
  t: Awaited<ReturnType<typeof translatorFor>>,
): Book {
  const info = localeInfo(plan.locale);
  const modified = dateOf(chapters);
  const isTranslated = chapters.some(({ route }) => route.textLocale !== defaultLocale);
  const english = siteAddress(plan.path, defaultLocale, site);
  const notice = t.markup('book.translated', { link: (chunks) => `\ue000${chunks}\ue001` });
  const date = new Intl.DateTimeFormat(info.htmlLang, { dateStyle: 'long', timeZone: 'UTC', calendar: info.calendar }).format(modified);
  return {
    plan,
    title: plan.label ?? t('site.title'),
    series: plan.label === undefined ? t('site.tagline') : t('site.title'),
    info,
    identifier: site.url + site.basePath + bookPath(plan),
    source: siteAddress(plan.path, plan.locale, site),
    modified,
    name: site.name,
    version: site.frameworkVersion,
    rights: t('footer.copyright', { year: String(modified.getUTCFullYear()) }),
    texts: {
      contents: t('book.contents'),
      version: t('book.version', { version: `${site.name} ${site.frameworkVersion}` }),
      updated: t('docs.lastUpdated', { date }),
      online: t('book.online'),
    },
    notice: isTranslated
      ? xmlText(notice).replace(/\ue000(.*)\ue001/, (_, text: string) => `<a href="${xmlText(english)}">${text}</a>`)
      : undefined,
    chapters,
    pictures,
  };
}

/** `SOURCE_DATE_EPOCH`, the last change of the content, or the date of the build if there is no history. */
function dateOf(chapters: Chapter[]): Date {
  const changes = chapters.flatMap(({ lastUpdated }) => lastUpdated?.getTime() ?? []);
  return process.env.SOURCE_DATE_EPOCH || changes.length === 0 ? buildDate() : new Date(Math.max(...changes));
}

function picturesOf({ nodes }: Chapter): string[] {
  const files: string[] = [];
  const visit = (node: Chapter['nodes'][number]) => {
    if (node.type !== 'element') return;
    const { src } = node.properties;
    if (typeof src === 'string' && src.startsWith(pictureScheme)) files.push(src.slice(pictureScheme.length));
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return files;
}

/** How a form of a book addresses chapters, places in them, and pictures. */
export type Addresses = { place: (chapter: Chapter, id: string | undefined) => string; picture: (picture: BookPicture) => string };

/**
 * Returns a function that writes a chapter as XHTML. Links to pages in the book lead to their place in it, all others to
 * the site. Its second argument is how many levels the headings are below those of the page.
 */
export function chapterWriter(book: Book, site: { url: string; basePath: string }, { place, picture }: Addresses) {
  const byPath = new Map(book.chapters.map((chapter) => [chapter.route.path, chapter]));
  const root = site.url + site.basePath;
  const target = (href: string, chapter: Chapter): string => {
    const own = href.startsWith(`${root}/`) ? href.slice(root.length) : href;
    if (!/^[/#?]/.test(own) || own.startsWith('//')) return /^[a-z][a-z0-9+.-]*:/i.test(own) ? own : chapter.url;
    const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? [];
    const other = path === '' ? chapter : byPath.get(path);
    if (!other) return siteAddress(own, book.plan.locale, site);
    const id = hash && decoded(hash);
    return place(other, id && other.ids.has(id) ? id : undefined);
  };
  return (chapter: Chapter, deeper = 0): string => {
    const change = (element: Element): Element => {
      const { tagName, properties } = element;
      const level = /^h([1-6])$/.exec(tagName)?.[1];
      if (level !== undefined && deeper > 0) return { ...element, tagName: `h${Math.min(6, Number(level) + deeper)}` };
      if (tagName === 'a' && typeof properties.href === 'string')
        return { ...element, properties: { ...properties, href: encoded(target(properties.href, chapter)) } };
      const shown = typeof properties.src === 'string' ? book.pictures.get(properties.src.slice(pictureScheme.length)) : undefined;
      return shown ? { ...element, properties: { ...properties, src: picture(shown) } } : element;
    };
    return `<section id="${chapter.key}" epub:type="chapter" role="doc-chapter" lang="${chapter.lang}" xml:lang="${chapter.lang}">${toXhtml(chapter.nodes, change)}</section>`;
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escapes what must not be in a URL. */
function encoded(href: string): string {
  return href.replace(/[\s"<>\\^`{|}]/g, (sign) => encodeURIComponent(sign));
}
