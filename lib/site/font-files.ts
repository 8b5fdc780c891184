import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Weights that the style sheets use. */
export const fontWeights = { min: 400, max: 700 } as const;

/** Folder of the fonts. */
export const fontFolder = 'components/site/font-files';

/** Fonts by name, with the package file that each is made from. */
export const fontSources: Readonly<Record<string, string>> = {
  'geist-latin.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-latin-ext.woff2': '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  'geist-mono-latin.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Reduces a variable font to the weights in use, which makes it a third smaller. Keeps all glyphs. */
export async function makeFont(source: string): Promise<Buffer> {
  // The types do not have this option yet.
  const options = { keepAllGlyphs: true, variationAxes: { wght: { ...fontWeights, default: fontWeights.min } } };
  return subsetFont(await readFile(createRequire(path.resolve('package.json')).resolve(source)), '', options);
}
