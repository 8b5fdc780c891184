import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { fontFolder, fontSources, fontWeights, makeFont } from './font-files';

test('the fonts are the output of `npm run fonts`', async () => {
  expect((await readdir(fontFolder)).sort()).toEqual([...Object.keys(fontSources), 'LICENSE'].sort());
  for (const [name, source] of Object.entries(fontSources))
    expect((await makeFont(source)).equals(await readFile(path.join(fontFolder, name))), name).toBe(true);
});

test('style sheets use only weights that the fonts have', async () => {
  const asked: string[] = [];
  // Previews show the fonts of the default theme, not those of the site.
  for (const file of await glob(['{app,components}/**/*.css', '!components/previews/**']))
    for (const [, weight = ''] of (await readFile(file, 'utf8')).matchAll(/font-weight:\s*([^;}]+)/g)) {
      const known = { normal: 400, bold: 700, inherit: fontWeights.min }[weight.trim()] ?? Number(weight);
      if (!(known >= fontWeights.min && known <= fontWeights.max)) asked.push(`${file}: ${weight}`);
    }
  expect(asked).toEqual([]);
});
