/** Minimum length of a compound's part, in letters. */
export const shortestPart = 4;

/** Splits a compound into two words, with or without linking letters. Returns undefined if it cannot be split. */
export function compoundParts(term: string, isWord: (part: string) => boolean): [string, string] | undefined {
  for (let end = term.length - shortestPart; end >= shortestPart; end--) {
    const head = term.slice(end);
    if (!isWord(head)) continue;
    const start = term.slice(0, end);
    const first = [start, start.replace(/(?:s|n|en|e)$/, ''), `${start}e`].find(
      (candidate) => candidate.length >= shortestPart && isWord(candidate),
    );
    if (first) return [first, head];
  }
  return undefined;
}
