import { movePage } from '../lib/authoring/move';
import { UsageError } from '../lib/authoring/scaffold';
import { runScript } from './run';

/** Moves a page in all languages: `npm run move components/button components/buttons/button`. */
runScript(async () => {
  const { site } = await import('../lib/site');
  const [from, to] = process.argv.slice(2);
  try {
    if (from === undefined || to === undefined) throw new UsageError('Usage: npm run move components/button components/buttons/button');
    const { moved, changed, redirect } = await movePage(process.env.CONTENT_DIR || 'content', site, 'lib/site/values.ts', from, to);
    for (const file of moved) console.log(`moved    ${file}`);
    for (const file of changed) console.log(`changed  ${file}`);
    if (redirect) console.log(`redirect ${redirect.from} → ${redirect.to}, in lib/site/values.ts`);
    console.log('Run "npm run check" to see that everything leads somewhere.');
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
