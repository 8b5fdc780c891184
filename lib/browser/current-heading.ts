type Options = {
  /** Distance from the window's top at which a heading counts as reached, in pixels. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
  /** Height of the window, in pixels. */
  height: number;
  /** Anchor in the address, without `#`. */
  hash: string;
};

/**
 * The heading whose section is being read: the last one above the line. At the end of the page, where the last
 * sections can never reach the line, it is the one in the address if that is in view, or else the last.
 * @param tops headings in the order of the page, with their distance from the window's top
 */
export function currentHeading(tops: { id: string; top: number }[], { line, atEnd, height, hash }: Options): string | undefined {
  if (atEnd) {
    const inView = tops.filter(({ top }) => top >= 0 && top < height);
    const named = inView.find(({ id }) => id === decoded(hash));
    if (named) return named.id;
    if (inView.length > 0) return inView.at(-1)?.id;
  }
  return tops.filter(({ top }) => top <= line).at(-1)?.id;
}

/** A reader may have typed a `%` that encodes nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
