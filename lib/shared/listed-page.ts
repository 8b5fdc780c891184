/** A page as the list for the 404 page has it: site path without language prefix, title, and the language of that, where it is not that of the list. */
export type ListedPage = readonly [path: string, title: string, lang?: string];
