import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runScript } from './run';

/** `npm run covers`: draws the covers of posts, light and dark, next to the posts. */
runScript(async () => {
  const { drawCovers } = await import('../lib/authoring/covers/draw');
  const { contentRoot } = await import('../lib/content/root');
  const covers = await drawCovers();
  for (const [file, svg] of covers) await writeFile(path.join(contentRoot, file), svg);
  console.log(`${covers.size} covers are drawn.`);
});
