import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRange, PageScale } from './page-weight';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'export-'));
  await mkdir(path.join(root, 'files'));
});

afterEach(() => rm(root, { recursive: true }));

const faces =
  '@font-face{font-family:A;src:url(latin.woff2)}@font-face{font-family:B;src:url(/sub/files/greek.woff2);unicode-range:U+370-3FF}@font-face{font-family:C;src:local("Arial")}';

const page = (text: string) =>
  `<link rel="stylesheet" href="/sub/files/a.css"/><link rel="preload" href="/sub/files/latin.woff2" as="font"/><script>boot()</script>${text}<script src="https://other.test/x.js"></script><script type="application/json" id="runtime">["/sub/x.txt","0","/sub/files/a.js"]</script>`;

async function weigh(text: string) {
  const files = {
    'x.html': page(text),
    'x.txt': 'payload',
    'files/a.css': faces,
    'files/a.js': 'script',
    'files/latin.woff2': '12345',
    'files/greek.woff2': '123',
  };
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(root, file), content);
  return new PageScale(root, '/sub').weigh('x.html');
}

test('counts HTML, styles, and fonts first, and the runtime later', async () => {
  const weight = await weigh('<p title="Ω">Text</p>');
  expect(weight.html.gzip).toBe(gzipSync(page('<p title="Ω">Text</p>'), { level: 9 }).length);
  expect(weight.inline.raw).toBe('boot()'.length);
  expect(weight.css.raw).toBe(faces.length);
  expect(weight.runtime.raw).toBe('script'.length);
  expect(weight.payload.raw).toBe('payload'.length);
  expect(weight).toMatchObject({ fonts: 5, preloadedFonts: 1, scripts: { raw: 0 }, foreign: ['https://other.test/x.js'] });
});

test('counts a font with a range if the text has one of its characters', async () => {
  expect((await weigh('<p>Ω</p>')).fonts).toBe(8);
});

describe('unicode-range', () => {
  test.each([
    [0x41, 'U+0-7F', true],
    [0x80, 'U+0-7F', false],
    [0x4ff, 'U+4??', true],
    [0x2c6, 'U+0100-0130, U+2C6', true],
  ])('%i in %s: %s', (point, range, expected) => expect(inRange(point, range)).toBe(expected));
});
