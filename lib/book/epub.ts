import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { xmlText } from '../plain/to-xhtml';
import { type Chapter, placeId } from './chapters';
import { type Book, chapterWriter } from './make';
import type { Entry } from './plan';
import { bookCss } from './style';
import { xhtmlPage } from './xhtml';

const fileOf = ({ key }: Pick<Chapter, 'key'>) => `${key}.xhtml`;

const placeIn = (chapter: Chapter, id: string | undefined) => fileOf(chapter) + (id === undefined ? '' : `#${placeId(chapter.key, id)}`);

/**
 * Writes a book as EPUB 3. The same book gives the same bytes.
 * @see https://www.w3.org/TR/epub-33/
 */
export async function toEpub(book: Book, site: { url: string; basePath: string }): Promise<Uint8Array> {
  const { info, chapters } = book;
  const head = '<link rel="stylesheet" type="text/css" href="style.css"/>';
  const page = (title: string, body: string, lang = info.htmlLang, bodyType?: string) =>
    strToU8(xhtmlPage({ title, lang, dir: info.direction, head, bodyType, body }));
  const write = chapterWriter(book, site, { place: placeIn, picture: ({ name }) => `images/${name}` });
  const texts = chapters.map((chapter) => ({ chapter, xhtml: write(chapter) }));
  const css = await bookCss(texts.map(({ xhtml }) => xhtml));
  const files: Record<string, Uint8Array> = {
    'style.css': strToU8(css),
    'title.xhtml': page(book.title, titlePage(book), info.htmlLang, 'frontmatter'),
    'nav.xhtml': page(book.texts.contents, contents(book, placeIn), info.htmlLang, 'frontmatter'),
    ...Object.fromEntries(texts.map(({ chapter, xhtml }) => [fileOf(chapter), page(chapter.title, xhtml, chapter.lang, 'bodymatter')])),
    ...Object.fromEntries([...book.pictures.values()].map(({ name, content }) => [`images/${name}`, content])),
  };
  const isDrawn = new Set(texts.filter(({ xhtml }) => xhtml.includes('<svg')).map(({ chapter }) => fileOf(chapter)));
  const zip: Zippable = {
    // Readers recognize a book by this file: it is the first one, and not compressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">' +
        '<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n',
    ),
    'EPUB/package.opf': strToU8(packageFile(book, Object.keys(files), isDrawn)),
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`EPUB/${name}`, content])),
  };
  return zipSync(zip, { level: 9, mtime: zipDate(book.modified) });
}

/** Zip files have local time. A date whose local day is the day in UTC gives the same bytes in all time zones. */
function zipDate(date: Date): Date {
  return new Date(Math.max(date.getUTCFullYear(), 1980), date.getUTCMonth(), date.getUTCDate(), 12);
}

/** The page with title, version, date, address, and rights. */
export function titlePage({ title, series, texts, source, rights, notice, info }: Book): string {
  return (
    `<section class="b-title" epub:type="titlepage"><p class="b-series">${xmlText(series)}</p><h1 class="b-h1">${xmlText(title)}</h1>` +
    `<p>${xmlText(texts.version)}</p><p>${xmlText(info.label)}</p><p>${xmlText(texts.updated)}</p>` +
    `<p>${xmlText(texts.online)}<br/><a href="${xmlText(source)}">${xmlText(source)}</a></p><p>${xmlText(rights)}</p>` +
    `${notice === undefined ? '' : `<p class="b-notice">${notice}</p>`}</section>`
  );
}

/** The table of contents: chapters with the headings of their second level, in the categories of the sidebar. */
export function contents(book: Book, place: typeof placeIn): string {
  const byPath = new Map(book.chapters.map((chapter) => [chapter.route.path, chapter]));
  const list = (items: string[], attributes = '') => (items.length === 0 ? '' : `<ol${attributes}>${items.join('')}</ol>`);
  const item = ({ label, path, children }: Entry): string => {
    const chapter = path === undefined ? undefined : byPath.get(path);
    const name = chapter ? `<a href="${place(chapter, undefined)}">${xmlText(label)}</a>` : `<span>${xmlText(label)}</span>`;
    const headings = chapter?.headings.map(
      ({ id, text }) => `<li class="b-inner"><a href="${xmlText(place(chapter, id))}">${xmlText(text)}</a></li>`,
    );
    return `<li>${name}${list([...(headings ?? []), ...children.map(item)])}</li>`;
  };
  return `<nav epub:type="toc" role="doc-toc" id="toc"><h1 class="b-h1">${xmlText(book.texts.contents)}</h1>${list(book.plan.entries.map(item))}</nav>`;
}

const types: Record<string, string> = {
  css: 'text/css',
  xhtml: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

function packageFile(book: Book, files: string[], isDrawn: ReadonlySet<string>): string {
  const { info, chapters } = book;
  const idOf = (file: string) => `f${createHash('sha256').update(file).digest('hex').slice(0, 12)}`;
  const items = files.map((file) => {
    const properties = file === 'nav.xhtml' ? ' properties="nav"' : isDrawn.has(file) ? ' properties="svg"' : '';
    return `    <item id="${idOf(file)}" href="${file}" media-type="${types[file.split('.').at(-1) ?? '']}"${properties}/>`;
  });
  const spine = ['title.xhtml', 'nav.xhtml', ...chapters.map(fileOf)].map((file) => `    <itemref idref="${idOf(file)}"/>`);
  const meta = (property: string, value: string) => `    <meta property="${property}">${xmlText(value)}</meta>`;
  const title = book.plan.label === undefined ? book.title : `${book.title} – ${book.series}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${info.htmlLang}" dir="${info.direction}" prefix="schema: http://schema.org/">`,
    '  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `    <dc:identifier id="id">${xmlText(book.identifier)}</dc:identifier>`,
    `    <dc:title>${xmlText(title)}</dc:title>`,
    `    <dc:language>${info.htmlLang}</dc:language>`,
    `    <dc:creator>${xmlText(book.name)}</dc:creator>`,
    `    <dc:rights>${xmlText(book.rights)}</dc:rights>`,
    `    <dc:source>${xmlText(book.source)}</dc:source>`,
    `    <dc:date>${book.modified.toISOString().slice(0, 10)}</dc:date>`,
    meta('dcterms:modified', book.modified.toISOString().replace(/\.\d+Z$/, 'Z')),
    ...['textual', 'visual'].map((mode) => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    ...['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map((name) =>
      meta('schema:accessibilityFeature', name),
    ),
    meta('schema:accessibilityHazard', 'none'),
    '  </metadata>',
    '  <manifest>',
    ...items,
    '  </manifest>',
    `  <spine page-progression-direction="${info.direction}">`,
    ...spine,
    '  </spine>',
    '</package>',
    '',
  ].join('\n');
}
