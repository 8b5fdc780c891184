/**
 * Replaces a module of Next.js (see next.config.ts) that splits every finished page into the segments for the router's
 * prefetch. The site does not use them (lib/browser/page-requests.ts), and Next.js has no option to turn them off. If
 * Next.js renames its module, builds would take twice as long and write 800 MB, so `dropUnused` stops them.
 */
export async function collectSegmentData(): Promise<undefined> {
  return undefined;
}

/** Nothing calls this, because `prefetchInlining` is off. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
