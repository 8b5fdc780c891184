import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../lib/book/make';
import { runScript } from './run';

const { values: flags } = parseArgs({
  options: {
    /** Languages, by default all. */
    language: { type: 'string', multiple: true },
    /** Sections of the docs, or `all` for the book with all of them; by default each one. */
    section: { type: 'string', multiple: true },
    format: { type: 'string', default: 'epub' },
    /** Folder to write to. */
    out: { type: 'string', default: 'books' },
  },
});

const listOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);

/**
 * `npm run book`: makes books of the docs, one for each section and one with all sections, in each language.
 * `-- --language de,fr --section routing --format epub,pdf` makes only those. PDF files need Chromium.
 */
runScript(async () => {
  const { readSources } = await import('../lib/checks/site');
  const { contentRoot } = await import('../lib/content/root');
  const { toEpub } = await import('../lib/book/epub');
  const { makeBooks } = await import('../lib/book/make');
  const { planBooks } = await import('../lib/book/plan');
  const { locales } = await import('../lib/shared/i18n/locales');
  const { site } = await import('../lib/site');
  const start = performance.now();
  const { model } = readSources(path.relative(process.cwd(), contentRoot), site);
  const chosen = (what: string, wanted: string[], known: readonly string[]): string[] => {
    const wrong = wanted.find((name) => !known.includes(name));
    if (wrong !== undefined) throw new Error(`There is no ${what} "${wrong}"; there are ${known.join(', ')}.`);
    return wanted.length > 0 ? wanted : [...known];
  };
  const languages = chosen('language', listOf(flags.language ?? []), locales);
  const sections = chosen(
    'section',
    listOf(flags.section ?? []),
    planBooks(model, 'en').map(({ section }) => section),
  );
  const formats = chosen('format', listOf([flags.format]), ['epub', 'pdf']);
  const printer = formats.includes('pdf') ? await openPrinter() : undefined;
  let [count, bytes] = [0, 0];
  for (const locale of locales.filter((name) => languages.includes(name)))
    for await (const book of makeBooks(model, locale, (section) => sections.includes(section))) {
      const folder = path.join(flags.out, locale);
      await mkdir(folder, { recursive: true });
      for (const format of formats) {
        const content = format === 'pdf' && printer ? await printer.print(book) : await toEpub(book, site);
        const file = path.join(folder, `${book.plan.section}.${format}`);
        await writeFile(file, content);
        console.log(`${file}  ${book.chapters.length} chapters, ${(content.length / 1000).toFixed(0)} kB`);
        count += 1;
        bytes += content.length;
      }
    }
  await printer?.close();
  console.log(`${count} books, ${(bytes / 1e6).toFixed(1)} MB, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});

/** Starts Chromium to print books. */
async function openPrinter() {
  const { chromium } = await import('@playwright/test');
  const { ensureChromium } = await import('./setup.mjs');
  const { toPrint } = await import('../lib/book/print');
  const { site } = await import('../lib/site');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  return {
    close: () => browser.close(),
    async print(book: Book): Promise<Buffer> {
      const { xhtml, read } = await toPrint(book, site);
      const page = await browser.newPage();
      await page.route('http://book.test/**', async (route) => {
        const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
        if (name === 'book.xhtml') return route.fulfill({ contentType: 'application/xhtml+xml', body: xhtml });
        const { type, content } = await read(name);
        return route.fulfill({ contentType: type, body: Buffer.from(content) });
      });
      await page.goto('http://book.test/book.xhtml');
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
      await page.close();
      return withDate(pdf, book.modified);
    },
  };
}

/** Replaces the time of printing in a PDF with the date of the book, so that the same book gives the same bytes. */
function withDate(pdf: Buffer, date: Date): Buffer {
  const time = date.toISOString().replace(/\D/g, '').slice(0, 14);
  return Buffer.from(pdf.toString('latin1').replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${time}`), 'latin1');
}
