/**
 * Takes the place of a module of Next.js (next.config.mjs) that takes every finished page apart once more, into the files
 * of the router's own prefetch. The site asks for none of them (lib/browser/page-requests.ts), and Next.js has no option
 * not to make them. Should it rename its module, builds are right as before, and slower: `dropUnused` removes the files.
 */
export async function collectSegmentData(): Promise<undefined> {
  return undefined;
}

/** What could be inlined into these files. `prefetchInlining` is off, so nothing asks for it. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
