type Options = {
  /** Distance from the top of the window at which a heading counts as reached, in pixels. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
  /** Height of the window, in pixels. */
  height: number;
  /** Fragment of the URL without `#`. */
  hash: string;
};

/**
 * Returns the heading of the section that is being read: the last one above the line. At the end of the page, where the
 * last sections cannot reach the line, returns the one in the URL if it is in view, or the last one.
 * @param tops headings in order, with their distance from the top of the window
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

/** Decodes a fragment. Invalid percent-encoding is returned unchanged. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
