import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Chapter, placeId } from './chapters';
import { contents, titlePage } from './epub';
import { type Book, chapterWriter } from './make';
import type { BookPicture } from './pictures';
import { type Entry, wholeBook } from './plan';
import { bookCss } from './style';
import { xhtmlPage } from './xhtml';

/** A book as one document, which a browser prints. */
export type PrintedBook = {
  xhtml: string;
  /** Returns a file that the document loads, by its path. */
  read: (name: string) => Promise<{ type: string; content: Uint8Array }>;
};

const fonts = 'Geist Variable, "Noto Sans SC Variable", sans-serif';
const codeFonts = 'Geist Mono Variable, "Noto Sans SC Variable", monospace';

/** The fonts are those of the project, so that a book looks the same on all machines. A browser loads only what it needs. */
const families = ['geist', 'geist-mono', 'noto-sans-sc'].map((name) => `@fontsource-variable/${name}`);

/** Weights of the text. */
const weights = [400, 600, 700];

const packages = path.join(process.cwd(), 'node_modules');

/** Added to the style of books. */
const printCss = ({ title, series }: Book) => `
@page { size: A4; margin: 20mm 18mm; @bottom-left { content: ${JSON.stringify(`${title} · ${series}`)}; } @bottom-right { content: counter(page); } }
@page { @bottom-left { font: 8pt ${fonts}; color: #53617a; } @bottom-right { font: 8pt ${fonts}; color: #53617a; } }
@page title { @bottom-left { content: none; } @bottom-right { content: none; } }
html { print-color-adjust: exact; font: 10pt/1.55 ${fonts}; color: #152033; }
body { padding: 0; }
code, pre, kbd { font-family: ${codeFonts}; font-variant-ligatures: none; }
.b-title { page: title; padding-top: 70mm; }
section, nav { break-before: page; }
section.b-title { break-before: auto; }
.preview { --dwc-font-family: ${fonts}; --dwc-font-family-mono: ${codeFonts}; }
.b-drawing, .b-diagram { break-inside: avoid; }
.b-diagram svg { display: block; max-width: 100%; max-height: 240mm; height: auto; margin: 0 auto; }
pre .line { break-inside: avoid; }
.b-short { break-inside: avoid; }
pre .line:nth-child(-n + 3) { break-after: avoid; }
pre .line:nth-last-child(-n + 3) { break-before: avoid; }
nav > ol { columns: 2; }
.b-inner { break-inside: avoid; }
.b-whole .b-inner { display: none; }
`;

/** The rules of the packages, once for each weight: Chromium draws variable fonts as pictures of their letters. */
async function fontFaces(): Promise<string> {
  const sheets = await Promise.all(
    families.map(async (family) => ({ family, css: await readFile(path.join(packages, family, 'index.css'), 'utf8') })),
  );
  return weights
    .flatMap((weight) =>
      sheets.map(({ family, css }) =>
        css.replace(/font-weight: [^;]*;/g, `font-weight: ${weight};`).replaceAll('url(./', `url(fonts/${weight}/${family}/`),
      ),
    )
    .join('');
}

const known = new Map<string, Promise<Buffer>>();

/** Returns a font of a package in one weight. */
function fontOf(file: string, weight: number): Promise<Buffer> {
  const key = `${file} ${weight}`;
  const font =
    known.get(key) ??
    // The types do not have this option yet.
    readFile(path.join(packages, file)).then((content) => {
      const options = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
      return subsetFont(content, '', options);
    });
  known.set(key, font);
  return font;
}

const place = (chapter: Chapter, id: string | undefined) => `#${id === undefined ? chapter.key : placeId(chapter.key, id)}`;

/** Returns a book as one document: title page, table of contents, and the chapters, one level deeper for each category. */
export async function toPrint(book: Book, site: { url: string; basePath: string }): Promise<PrintedBook> {
  const depths = new Map<string, number>();
  const measure = (entries: Entry[], depth: number) => {
    for (const { path: at, children } of entries) {
      if (at !== undefined) depths.set(at, depth);
      measure(children, depth + 1);
    }
  };
  measure(book.plan.entries, 0);
  const write = chapterWriter(book, site, { place, picture: ({ name }) => `images/${name}` });
  const pictures = new Map([...book.pictures.values()].map((picture) => [`images/${picture.name}`, picture]));
  const written = book.chapters.map((chapter) => write(chapter, depths.get(chapter.route.path)));
  const chapters = withDrawings(written.join('\n'), pictures);
  const css = (await fontFaces()) + (await bookCss([chapters])) + printCss(book);
  return {
    xhtml: xhtmlPage({
      title: book.title,
      lang: book.info.htmlLang,
      dir: book.info.direction,
      head: '<link rel="stylesheet" href="style.css"/>',
      body: `<div class="${book.plan.section === wholeBook ? 'b-whole' : 'b-section'}">${[titlePage(book), contents(book, place), chapters].join('\n')}</div>`,
    }),
    read: async (name) => {
      if (name === 'style.css') return { type: 'text/css', content: Buffer.from(css) };
      const picture = pictures.get(name);
      if (picture) return { type: picture.mediaType, content: picture.content };
      if (!name.startsWith('fonts/')) throw new Error(`The book has no file ${name}.`);
      const [, weight = '', file = ''] = /^fonts\/(\d+)\/(.*)$/.exec(name) ?? [];
      return { type: 'font/woff2', content: await fontOf(file, Number(weight)) };
    },
  };
}

/** The fonts of diagrams (`diagramSettings`), in style sheets and in attributes. */
const diagramFonts = /Arial,\s*(?:"|&quot;)Liberation Sans(?:"|&quot;),\s*Helvetica,\s*sans-serif/g;

/** Puts diagrams into the document: a picture can't use the fonts of its page. Each one gets ids of its own. */
function withDrawings(xhtml: string, pictures: ReadonlyMap<string, BookPicture>): string {
  let drawn = 0;
  return xhtml.replace(/<img src="([^"]+)" alt="([^"]*)"[^>]*\/>/g, (image, name: string, alt: string) => {
    const picture = pictures.get(name);
    if (picture?.mediaType !== 'image/svg+xml') return image;
    const [, svg = ''] = /(<svg\b[\s\S]*)$/.exec(Buffer.from(picture.content).toString('utf8')) ?? [];
    const [, id] = /^<svg\b[^>]*\sid="([^"]+)"/.exec(svg) ?? [];
    const own = id === undefined ? svg : svg.replaceAll(id, `drawing${drawn++}-`);
    return own.replace('<svg', `<svg role="img" aria-label="${alt}"`).replace(diagramFonts, fonts.replaceAll('"', "'"));
  });
}
