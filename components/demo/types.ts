/** A demo to choose; addresses are those of links, `lang` the language of the title, where it is not that of the page. */
export type DemoChoice = { slug: string; title: string; lang?: string; path: string; height?: number; page: string };
