import path from 'node:path';

/** The content folder. Tests set another one. */
export const contentRoot = path.resolve(process.env.CONTENT_DIR || 'content');
