import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type NewFile, newDoc, newPost, newTranslation, UsageError } from '../lib/authoring/scaffold';
import { runScript } from './run';

const usage = `npm run new doc components/date-range "Date range"
npm run new post table-tips "Five tips for tables"
npm run new translation de components/button
npm run new translation de blog/2025-10-23-flexlayout-items`;

/** Creates a draft of a page, a post, or a translation. */
runScript(async () => {
  const root = process.env.CONTENT_DIR || 'content';
  const [kind, ...rest] = process.argv.slice(2);
  const make = (): NewFile => {
    const [first, second] = rest;
    if (kind === 'doc' && first) return newDoc(root, first, second);
    if (kind === 'post' && first) return newPost(root, first, new Date().toISOString().slice(0, 10), second);
    if (kind === 'translation' && first && second) return newTranslation(root, first, second);
    throw new UsageError(`Usage:\n${usage}`);
  };
  try {
    const { file, text } = make();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${file} is written${text.includes('\ndraft: true\n') ? '; it is a draft until you remove "draft: true"' : ''}.`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
