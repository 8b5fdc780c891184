/**
 * An entry of the list for the 404 page: site path without language prefix, title, and language of the title if it
 * differs from that of the list.
 */
export type ListedPage = readonly [path: string, title: string, lang?: string];
