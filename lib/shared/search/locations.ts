/** Folder of the search indexes in an export. */
export const indexFolder = 'search-index';
/** Name of the index of Java symbols. */
export const javaIndex = 'java';
/** Folder of the parts in the folder of the indexes. Files in it never change. */
export const partsFolder = 'parts';
