/** Folder of the search indexes in an export. */
export const indexFolder = 'search-index';
/** Name of the index of Java symbols, beside those of the languages. */
export const javaIndex = 'java';
