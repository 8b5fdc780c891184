import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteModel } from '../routes/model';
import { locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { toEpub } from './epub';
import type { ListedBook } from './list';
import { makeBooks } from './make';
import { bookPath } from './plan';

/** A book of the export. */
export type WrittenBook = ListedBook & { content: Uint8Array };

/** Makes the EPUB files of all languages. @throws Error with file and line when a text cannot be compiled */
export async function makeAllBooks(model: SiteModel): Promise<WrittenBook[]> {
  const books: WrittenBook[] = [];
  for (const locale of locales)
    for await (const book of makeBooks(model, locale)) {
      const content = await toEpub(book, model.site);
      const { section, path: page } = book.plan;
      books.push({ path: bookPath(book.plan), section, page: localizePath(page, locale), bytes: content.length, content });
    }
  return books;
}

/** Writes books into an export. */
export async function writeBooks(exportDir: string, books: readonly WrittenBook[]): Promise<void> {
  for (const { path: at, content } of books) {
    const file = path.join(exportDir, at);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
