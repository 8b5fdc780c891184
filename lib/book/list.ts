import { readFileSync } from 'node:fs';

/** A book that a page links to. */
export type ListedBook = {
  /** Path of the book on the site. */
  path: string;
  section: string;
  /** URL path of the page that links to it, with language. */
  page: string;
  bytes: number;
};

/** Environment variable: path of a JSON file that lists the books of the build. */
export const bookListVariable = 'BOOK_LIST';

let listed: ListedBook[] | undefined;

/** Returns the books of this build. */
export function listedBooks(): ListedBook[] {
  const file = process.env[bookListVariable];
  listed ??= file ? (JSON.parse(readFileSync(file, 'utf8')) as ListedBook[]) : [];
  return listed;
}
