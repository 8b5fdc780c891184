/** Folder of the search indexes in an export. */
export const indexFolder = 'search-index';
/** Name of the index of Java symbols, beside those of the languages. */
export const javaIndex = 'java';
/** Folder of the parts of indexes, within that of the indexes: no file in it ever changes. */
export const partsFolder = 'parts';
