/** A match of a {@link Matcher}. */
export type Match = { index: number; text: string };

/**
 * Finds a pattern in many texts, several times faster than `matchAll`.
 *
 * - A lookbehind at the start of a pattern would be tried at each character. Here, the rest of the pattern is searched
 *   first, and the lookbehind is tried only where it matches.
 * - The expressions are kept. `matchAll` makes a new one for each text, which is compiled again when the engine has
 *   dropped its code.
 */
export class Matcher {
  readonly #before: RegExp | undefined;
  readonly #rest: RegExp;

  constructor(readonly pattern: RegExp) {
    const flags = pattern.flags.replace('g', '');
    const end = endOfLookbehinds(pattern.source);
    this.#before = end > 0 ? new RegExp(pattern.source.slice(0, end), `${flags}y`) : undefined;
    this.#rest = new RegExp(pattern.source.slice(end), `${flags}g`);
  }

  /** Returns all matches in a text, in order. They are those of `text.matchAll(pattern)`. */
  in(text: string): Match[] {
    const [before, rest] = [this.#before, this.#rest];
    const found: Match[] = [];
    rest.lastIndex = 0;
    for (let match = rest.exec(text); match; match = rest.exec(text)) {
      const { index, 0: part } = match;
      if (before) before.lastIndex = index;
      const isMatch = before?.test(text) ?? true;
      if (isMatch) found.push({ index, text: part });
      // Go on behind the character, which may be two code units.
      if (!isMatch || part === '') rest.lastIndex = index + String.fromCodePoint(text.codePointAt(index) ?? 0).length;
    }
    return found;
  }
}

/** Returns where the lookbehinds end that a pattern begins with, or 0 if it has none or is a list of alternatives. */
function endOfLookbehinds(source: string): number {
  let end = 0;
  let depth = 0;
  let inClass = false;
  let inLookbehinds = true;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (inLookbehinds && depth === 0 && !/^\(\?<[=!]/.test(source.slice(at, at + 4))) {
      end = at;
      inLookbehinds = false;
    }
    if (sign === '\\') at++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) return 0;
  }
  return end;
}
