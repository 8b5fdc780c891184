import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PlainPages } from '../plain/pages';
import { modelOf } from '../routes/test-model';
import { writeCollections } from './llms';
import { makeTwins, writeTwins } from './twins';

const page = (title: string, text = '', more = '') => `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${text}`;

const post = `Before.

{/* truncate */}

:::note
See [Button](../docs/guide/button.mdx#use), [three](2025-01-04-three.mdx), [all](/blog).
:::
`;

test('twins and collections of a language link to each other under the base path', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'llms-'));
  const { model } = modelOf(
    {
      'en/docs/start.mdx': page('Start', ':::tip\nRead [Button](guide/button.mdx#use), [home](/), [here](#top).\n:::\n\n## Top {#top}\n'),
      'en/docs/guide/button.mdx': page('Button', '## Use {#use}\n\n<DocChip chip="name" label="x-y" />\n'),
      'en/docs/guide/secret.mdx': page('Secret', '# The whole heading\n', 'unlisted: true\n'),
      'de/docs/guide/button.mdx': page('Knopf', '## Verwenden {#use}\n'),
      'authors.yml': 'desk-team:\n  name: Desk\n  page: true\n',
      'tags.yml': 'release:\n  label: Release\n',
      'de/tags.yml': 'release:\n  label: Version\n',
      'en/blog/2025-01-02-one.mdx': page('One', post, 'authors: [desk-team, {name: Ada, url: "https://example.com"}]\ntags: [release]\n'),
      'en/blog/2025-01-03-two.mdx': page('Two', '{/* truncate */}\n', 'unlisted: true\n'),
      'de/blog/2025-01-03-two.mdx': page('Zwei', ''),
      'en/blog/2025-01-04-three.mdx': page('Three', '{/* truncate */}\n'),
      'de/blog/2025-01-04-three.mdx': page('Drei', 'Text.\n'),
    },
    { env: { SITE_URL: 'https://docs.example.com', BASE_PATH: '/sub' } },
  );
  const { site } = model;
  const twins = await makeTwins(new PlainPages(model, site));
  await writeTwins(out, twins);
  await writeCollections(out, twins, site);
  const read = (name: string) => readFile(path.join(out, name), 'utf8');

  expect(await read('docs/start.md')).toBe(
    '# Start\n\n> About Start.\n\n> **Tip**\n>\n> Read [Button](https://docs.example.com/sub/docs/guide/button.md#use), [home](https://docs.example.com/sub), [here](https://docs.example.com/sub/docs/start.md#top).\n\n## Top\n',
  );
  const fallback = await read('de/docs/start.md');
  expect(fallback).toContain('**Tipp**');
  expect(fallback).toContain('[Button](https://docs.example.com/sub/de/docs/guide/button.md#use), [home](https://docs.example.com/sub/de)');
  expect(await read('docs/guide/secret.md')).toBe('# The whole heading\n\n> About Secret.\n\n');
  expect(await read('docs/guide/button.md')).toContain('## Use\n\n`x-y`');

  const english = await read('llms.txt');
  expect(english).toMatch(/^# webforJ Documentation\n\n> /);
  expect(english).toMatch(/- \[Button\]\(https:\/\/docs\.example\.com\/sub\/docs\/guide\/button\.md\): About Button\. \(1 kB\)/);
  expect(english).not.toContain('Secret');
  const german = await read('de/llms.txt');
  expect(german).toContain('[Knopf](https://docs.example.com/sub/de/docs/guide/button.md)');
  expect(german).toMatch(
    /## Nur auf Englisch\n\n- \[Start\]\(https:\/\/docs\.example\.com\/sub\/de\/docs\/start\.md\): About Start\. \(1 kB, en\)/,
  );
  expect(await read('de/llms-full.txt')).not.toContain('# Start');
  expect(english).toMatch(/\n- \[All pages in one file\]\(\S+\/sub\/llms-full\.txt\)/);
  expect(german).toMatch(
    /\n- \[Alle übersetzten Seiten in einer Datei\]\(\S+\/sub\/de\/llms-full\.txt\) \(1 kB\)\n- \[Alle Seiten auf Englisch in einer Datei\]\(\S+\/sub\/llms-full\.txt\)\n/,
  );
  expect(await read('docs/guide/llms-full.txt')).toContain('# Button\n\n<https://docs.example.com/sub/docs/guide/button>\n');
  expect(await readdir(path.join(out, 'de/docs/guide'))).toContain('llms-full.txt');

  const base = 'https://docs.example.com/sub';
  expect(await read('blog/2025/01/02/one.md')).toBe(
    `# One

> About One.

- Published: 2025-01-02
- Authors: [Desk](${base}/blog/authors/desk-team), [Ada](https://example.com)
- Tags: [Release](${base}/blog/tags/release)

Before.

> **Note**
>
> See [Button](${base}/docs/guide/button.md#use), [three](${base}/blog/2025/01/04/three.md), [all](${base}/blog).
`,
  );
  expect(await read('de/blog/2025/01/02/one.md')).toContain(
    `- Veröffentlicht: 2025-01-02\n- Autorenteams: [Desk](${base}/de/blog/authors/desk-team), [Ada](https://example.com)\n- Schlagwörter: [Version](${base}/de/blog/tags/release)`,
  );
  expect(await read('de/blog/2025/01/03/two.md')).toContain('# Zwei');
  expect(english).toMatch(
    /\n## Blog\n\n- \[All pages of this section in one file\]\(\S+\/sub\/blog\/llms-full\.txt\) \(1 kB\)\n- \[Three\]\(\S+\/three\.md\): About Three\. \(1 kB\)\n- \[One\]/,
  );
  expect(english).not.toContain('Two');
  expect(german).toMatch(
    /\n## Blog\n\n- .*\/sub\/de\/blog\/llms-full\.txt.*\n- \[Drei\]\(.*\): About Drei\. \(1 kB\)\n- \[One\]\(\S+\/sub\/de\/blog\/2025\/01\/02\/one\.md\): About One\. \(1 kB, en\)\n\n## Nur/,
  );
  expect(await read('blog/llms-full.txt')).toContain(`# One\n\n<${base}/blog/2025/01/02/one>\n`);
  expect(await read('de/blog/llms-full.txt')).not.toContain('# One');
  expect(await read('de/llms-full.txt')).toContain('# Drei');
  await rm(out, { recursive: true });
});
