/** A demo to choose. URLs are final. `lang` is the language of the title if it differs from that of the page. */
export type DemoChoice = { slug: string; title: string; lang?: string; path: string; height?: number; page: string };
