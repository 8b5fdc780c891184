/** A word of a text or query. */
export type Token = {
  /** Folded form, see {@link fold}. */
  term: string;
  /** Lower-case spelling of the text. Stemmers need it. */
  raw: string;
  /** Parts of a name: `setEnabled` → `set`, `enabled`; `dwc-button` → `dwc`, `button`. Empty for plain words. */
  parts: string[];
  /** Whether it is a pair of adjacent characters of a script without spaces. */
  isPair: boolean;
};

const folded: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case without diacritics: `Größe` → `grosse`, `Überblick` → `uberblick`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is most of the text, and needs no folding
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => folded[letter] ?? letter);
}

/** Longer "words" are hashes and similar strings. */
const longestTerm = 40;

const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_$])+(?:[-.](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_$])+)*/gu;
/** The same pattern for text without Chinese. It is several times faster. */
const latinWords = /[\p{L}\p{N}\p{M}_$]+(?:[-.][\p{L}\p{N}\p{M}_$]+)*/gu;
/** Matches a Chinese character. */
export const han = /\p{Script=Han}/u;

/** Returns the words of a text in order. Splits Chinese into pairs of adjacent characters. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const hasHan = han.test(text);
  for (const word of text.match(hasHan ? words : latinWords) ?? []) {
    if (hasHan && han.test(word)) tokens.push(...pairs(word));
    else tokens.push(...latinTokens(word));
  }
  return tokens;
}

function pairs(run: string): Token[] {
  const characters = [...run];
  const terms = characters.length === 1 ? characters : characters.slice(1).map((character, index) => characters[index] + character);
  return terms.map((term) => ({ term, raw: term, parts: [], isPair: true }));
}

/** Cache of tokens by word, because words repeat. */
const known = new Map<string, Token[]>();
const mostKnown = 100_000;

function latinTokens(word: string): Token[] {
  let tokens = known.get(word);
  if (!tokens) {
    // `Button.setEnabled` is two words for readers. A tag such as `dwc-button` is one.
    tokens = word.split('.').flatMap(segmentToken);
    if (known.size > mostKnown) known.clear();
    known.set(word, tokens);
  }
  return tokens;
}

function segmentToken(segment: string): Token[] {
  const term = fold(segment);
  if (term === '' || term.length > longestTerm) return [];
  const parts = segment.split(/[-_]/).filter(Boolean).flatMap(humps).map(fold);
  return [{ term, raw: segment.toLowerCase(), parts: parts.length > 1 ? parts : [], isPair: false }];
}

/** Splits a camel-case name: `setHTMLText` → `set`, `HTML`, `Text`. */
export function humps(name: string): string[] {
  if (!/\p{Lu}/u.test(name.slice(1))) return [name];
  return name.match(/\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu) ?? [name];
}

/** Splits a query for a Java name at capital letters: `bSE` → `b`, `S`, `E`. */
export function queryHumps(query: string): string[] {
  return query.match(/[A-Z][^A-Z]*|[^A-Z]+/g) ?? [];
}

/** Whether a query looks like the beginnings of a Java name's words: `bSE`, `hEnab`. */
export function isHumpQuery(query: string): boolean {
  const parts = queryHumps(query);
  return /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(query) && parts.every((part) => part.length <= 4);
}

/** Whether a query may be the initials of a Java name: `HTF`. Some words look the same: `HTML`. */
export function isCapitals(query: string): boolean {
  return /^[A-Z]{2,5}$/.test(query);
}

/**
 * Counts the edits between two words. Swapping neighbors is one edit. Stops above `limit`.
 * @returns the number of edits, or `limit + 1`
 */
export function editsWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
