import path from 'node:path';

/** The folder that authors write in; tests name another one. */
export const contentRoot = path.resolve(process.env.CONTENT_DIR || 'content');
