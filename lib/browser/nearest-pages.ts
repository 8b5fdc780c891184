import type { ListedPage } from '../shared/listed-page';
import { editDistance } from '../shared/text/edit-distance';

/** Minimum similarity of a suggested page. */
const enough = 0.5;

/** Returns the similarity of two texts: 1 if equal, 0 if nothing is in common. */
function likeness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** Normalizes a path: removes case, extension, trailing slash, and query. */
function normalize(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Compare a path with invalid encoding unchanged.
  }
  return (
    decoded
      .toLowerCase()
      .replace(/[?#].*$/, '')
      .replace(/\/+/g, '/')
      .replace(/(?:\/index)?\.(?:html?|mdx?|php)$/, '')
      .replace(/(?:\/index)?\/?$/, '') || '/'
  );
}

/** Returns the share of common words of two segments or paths: 0.5 for `spring-setup` and `setup`. */
function sharedWords(a: string, b: string): number {
  const [wordsA, wordsB] = [a, b].map((text) => new Set(text.split(/[/\-_.]/).filter(Boolean))) as [Set<string>, Set<string>];
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  return shared / Math.max(wordsA.size, wordsB.size, 1);
}

/**
 * Returns the pages that a wrong path most likely means, best first. Compares the last segment (moved pages usually
 * keep it), then words of folders, then the edit distance of whole paths. If no name is similar, returns pages of the
 * same section.
 * @param path site path without language prefix
 * @param limit maximum number of pages
 */
export function nearestPages(path: string, pages: readonly ListedPage[], limit = 5): ListedPage[] {
  const wanted = normalize(path);
  const segments = wanted.split('/').filter(Boolean);
  const name = segments.at(-1);
  if (name === undefined) return [];
  const rated = pages
    .filter(([candidate]) => candidate !== '/')
    .map((page) => {
      const candidate = normalize(page[0]);
      if (candidate === wanted) return { page, score: 2, name: 1, common: 0 };
      const own = candidate.split('/').filter(Boolean);
      const ownName = own.at(-1) ?? '';
      const sameName = Math.max(likeness(name, ownName), sharedWords(name, ownName));
      let common = 0;
      while (common < segments.length && segments[common] === own[common]) common += 1;
      return {
        page,
        score: 0.5 * sameName + 0.3 * sharedWords(wanted, candidate) + 0.2 * likeness(wanted, candidate),
        name: sameName,
        common,
      };
    });
  const alike = rated.filter((entry) => entry.name >= enough && entry.score >= enough);
  // The first segment alone (`docs`) is not specific enough.
  const near = alike.length > 0 ? alike.map((entry) => ({ ...entry, common: 0 })) : rated.filter(({ common }) => common > 1);
  return near
    .sort((a, b) => b.common - a.common || b.score - a.score || a.page[0].localeCompare(b.page[0], 'en'))
    .slice(0, limit)
    .map(({ page }) => page);
}
