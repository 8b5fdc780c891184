import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inOtherWords, writeCorpus } from './corpus';

test('every docs page is copied as often as requested, with unique titles and URLs', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  await mkdir(path.join(from, 'en/docs'), { recursive: true });
  await writeFile(path.join(from, 'en/docs/a.mdx'), '---\nslug: /own\ntitle: "A: one"\ntitle_meta: About A\n---\n\ntitle: text\n');
  await writeFile(path.join(from, 'en/docs/_part.mdx'), 'A part.\n');
  await writeCorpus(from, to, 3);
  expect((await readdir(path.join(to, 'en/docs'))).sort()).toEqual(['_part.mdx', 'a-copy-2.mdx', 'a-copy-3.mdx', 'a.mdx']);
  expect(await readFile(path.join(to, 'en/docs/a-copy-3.mdx'), 'utf8')).toBe(
    '---\ntitle: "A: one, copy 3"\ntitle_meta: About A, copy 3\n---\n\ntitle: text\n',
  );
  await rm(folder, { recursive: true });
});

test('other words leave code, tags, links, ids, and the structure as they are', () => {
  const text = `---
title: Add a button
slug: /own
---

## Adding icons {#adding-icons}

Call \`setText()\` for [the text](../text.mdx#own) of <JavadocLink type="a">Button</JavadocLink>.

\`\`\`java
// the code stays
\`\`\`

:::note
Some words.
:::`;
  expect(inOtherWords(text, 'de')).toBe(`---
title: Add a nottubd
---

## Adding snocid {#adding-icons}

Call \`setText()\` rofd [ehtd txetd](../text.mdx#own) fod <JavadocLink type="a">Button</JavadocLink>.

\`\`\`java
// the code stays
\`\`\`

:::note
Some sdrowd.
:::`);
});
