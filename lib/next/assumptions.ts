/**
 * What the site assumes about the internals of Next.js, React, and DocSearch, as a sentence that is true when the
 * assumption no longer holds. README.md explains each one under the same id.
 */
const broken = {
  'payload-script': 'Next.js no longer writes the payload of a page as self.__next_f.push([1,"…"])',
  'start-script': 'React no longer writes one script with the id _R_ that starts the app',
  'start-data': 'Next.js no longer starts with the payload in window.__next_f',
  'payload-rows': 'React no longer writes payloads as rows that canonicalPayload knows',
  'style-links': 'Next.js no longer writes style sheets as <link rel="stylesheet" href="…" data-precedence="next"/>',
  'style-hints': 'React no longer writes hints to style sheets as :HL["…","style"]',
  'size-adjust': 'Next.js no longer writes <meta name="next-size-adjust" content=""/>',
  'hidden-panels': 'React no longer writes role="tabpanel" before hidden=""',
  segments: 'Next.js no longer imports ./collect-segment-data, and splits every page into segments',
  'unused-files': 'Next.js writes files that the site never requests',
  'payload-address': 'Next.js no longer writes the payload of /x to /x.txt, or no longer requests it there',
  'payload-query': 'The router of Next.js no longer requests payloads with the query _rsc',
  'window-fetch': 'The router of Next.js no longer calls window.fetch',
  history: 'Next.js no longer keeps the state of a page in history.state, or no longer patches history.replaceState',
  location: 'The router of Next.js no longer takes its address from the location',
  instrumented: 'React no longer reads the status and value of a promise that is passed to use',
  'hydrated-nodes': 'React no longer sets a property on a button that it hydrates',
  'value-tracker': 'React no longer tracks the value of a field with a property of the field',
  'client-references': 'A client reference of React no longer has the key $$typeof',
  'router-refresh': 'Next.js no longer has window.next.router.refresh',
  settings: 'Next.js no longer knows a setting or file of the build',
  docsearch: 'DocSearch no longer renders its list with an id that ends in -list',
} as const;

/** Id of an assumption in README.md. */
export type Assumption = keyof typeof broken;

/** All ids, in the order of README.md. */
export const assumptions = Object.keys(broken) as Assumption[];

/**
 * Returns the error of an assumption that no longer holds. It usually follows from an upgrade of a package.
 * @param found where it was noticed, or what was found instead
 */
export function brokenAssumption(id: Assumption, found: string): Error {
  return new Error(`${broken[id]}, see lib/next/README.md#${id} (${found}).`);
}
