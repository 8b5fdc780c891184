import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFolder, fontSources, makeFont } from '../lib/site/font-files';
import { runScript } from './run';

/** `npm run fonts`: rebuilds the fonts of the site. Run it after changing font packages or weights. */
runScript(async () => {
  await mkdir(fontFolder, { recursive: true });
  for (const [name, source] of Object.entries(fontSources)) {
    const font = await makeFont(source);
    await writeFile(path.join(fontFolder, name), font);
    console.log(`${fontFolder}/${name}: ${font.length} bytes`);
  }
});
