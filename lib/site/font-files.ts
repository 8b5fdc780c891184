import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Weights that the style sheets use. */
export const fontWeights = { min: 400, max: 700 } as const;

/** Where the fonts of the site are kept. */
export const fontFolder = 'components/site/font-files';

/** Fonts of the site by name, with the file of a package that each is made of. */
export const fontSources: Readonly<Record<string, string>> = {
  'geist-latin.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-latin-ext.woff2': '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  'geist-mono-latin.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** A variable font of a package with all its letters, and of its weights those that the site uses: a third less to load. */
export async function makeFont(source: string): Promise<Buffer> {
  // Its types do not know this option yet.
  const options = { keepAllGlyphs: true, variationAxes: { wght: { ...fontWeights, default: fontWeights.min } } };
  return subsetFont(await readFile(createRequire(path.resolve('package.json')).resolve(source)), '', options);
}
