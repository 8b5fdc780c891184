import { describe, expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { checkContent } from './content';

const site = loadSite({ ...values, redirects: [] }, {});

/** Returns the problems of a content folder, each as `file:line:column: message`. */
async function check(texts: Record<string, string>, onProgress?: (done: number, total: number) => void): Promise<string[]> {
  const content = parseContent(files(texts));
  const model = buildModel({ content, site, drafts: false });
  expect(model.problems).toEqual([]);
  return (await checkContent(content, model, site, onProgress)).map(formatProblem);
}

const frontMatter = (title: string) => `---\ntitle: ${title}\n---\n`;

describe('content without broken links', () => {
  test('has no problems', async () => {
    const problems = await check({
      'en/docs/a.mdx': `${frontMatter('A')}
import Shared from './_shared.mdx'

[b](guide/b.mdx), [its part](./guide/b.mdx#part), [from the root](/guide/b.mdx?x=1#part), [here](#own), [shared](#deep),
[box](#box), [site](/docs/guide/b), [elsewhere](https://example.com/x.md), [mail](mailto:a@example.com)[^1]

## Own {#own}

<div id="box">x</div>

<Shared />

[^1]: A note.`,
      'en/docs/_shared.mdx': "import Deep from './_deep.mdx'\n\n<Deep />",
      'en/docs/_deep.mdx': '## Deep {#deep}',
      'en/docs/guide/b.mdx': `${frontMatter('B')}\n[up](../a.mdx#deep)\n\n## Part {#part}`,
      'de/docs/a.mdx': `${frontMatter('A')}\n[b](guide/b.mdx#part)`,
    });
    expect(problems).toEqual([]);
  });

  test('is counted during the check', async () => {
    const steps: string[] = [];
    await check({ 'en/docs/a.md': 'A', 'en/docs/b.md': 'B', 'de/docs/b.md': 'B' }, (done, total) => steps.push(`${done}/${total}`));
    expect(steps).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('content', () => {
  test.each([
    ['a file that does not exist', '[b](gone.mdx)', '4:1: the link "gone.mdx" leads to no file'],
    ['a draft', 'Text [b](draft.mdx#x)', '4:6: the link "draft.mdx#x" leads to no file: that page is a draft'],
    [
      'an anchor that the other page does not have',
      '[b](b.mdx#gone)',
      '4:1: the link "b.mdx#gone" leads to content/en/docs/b.mdx, which has no heading with the id "gone"',
    ],
    ['an anchor that the page does not have', '\n[b](#gone)', '5:1: the page has no heading with the id "gone"'],
    ['a file that does not exist, by a tag', '<a href="gone.mdx">x</a>', '4:1: the link "gone.mdx" leads to no file'],
    ['an anchor that cannot be read', '<a href="#100%">x</a>', '4:1: the page has no heading with the id "100%"'],
    ['an import of no file', "import B from './_b.mdx'\n\n<B />", '4:1: imports "./_b.mdx", which is no file'],
    ['an image of no file', '![x](./gone.png)', '4:1: the image "./gone.png" does not exist: there is no content/en/docs/gone.png'],
    ['an image that is not in public', '![x](/gone.png)', '4:1: the image "/gone.png" does not exist: there is no public/gone.png'],
    ['an unknown component', 'Text\n\n<Tabz />', /^6:1: unknown component <Tabz>, did you mean <Tabs>\?/],
    ['broken MDX', 'Text { here', /^4:12: Unexpected end of file in expression/],
  ])('is refused for %s', async (_, text, expected) => {
    const problems = await check({
      'en/docs/a.mdx': frontMatter('A') + text,
      'en/docs/b.mdx': `${frontMatter('B')}## Part {#part}`,
      'en/docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\nText',
    });
    const [problem = '', ...others] = problems;
    expect(others).toEqual([]);
    expect(problem.slice(0, 'content/en/docs/a.mdx:'.length)).toBe('content/en/docs/a.mdx:');
    expect(problem.slice('content/en/docs/a.mdx:'.length)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  test('is refused for a problem in an imported file, with its position there', async () => {
    expect(
      await check({
        'en/docs/a.mdx': `${frontMatter('A')}import B from './_b.mdx'\n\n<B />`,
        'en/docs/_b.mdx': "import C from './_c.mdx'\n\nText\n\n<C />",
        'en/docs/_c.mdx': `${frontMatter('C')}:::nota\nText\n:::`,
      }),
    ).toEqual([expect.stringMatching(/^content\/en\/docs\/_c\.mdx:4:1: unknown block ":::nota"/)]);
  });

  test.each([
    ['a link in wrong case', '[b](B.mdx)', 'the link "B.mdx" leads to no file: the file is called b.mdx, in other upper and lower case'],
    ['a mistyped file', '[b](bb.mdx)', 'the link "bb.mdx" leads to no file, did you mean "b.mdx"?'],
    ['an anchor in wrong case', '[b](b.mdx#Part)', /has no heading with the id "Part", did you mean "part"\?$/],
    ['an address of no page', '[b](/docs/bb)', 'the link "/docs/bb" leads to no page, did you mean "/docs/b"?'],
    ['an anchor of an address', '[b](/docs/b#gone)', /content\/en\/docs\/b\.mdx, which has no heading with the id "gone"$/],
  ])('suggests a fix for %s', async (_, text, expected) => {
    const [problem = '', ...others] = await check({
      'en/docs/a.mdx': frontMatter('A') + text,
      'en/docs/b.mdx': `${frontMatter('B')}## Part {#part}`,
    });
    expect(others).toEqual([]);
    expect(problem.replace('content/en/docs/a.mdx:4:1: ', '')).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  test('is refused for a broken link of an imported file, relative to the page', async () => {
    expect(
      await check({
        'en/docs/guide/a.mdx': `${frontMatter('A')}import B from '../_b.mdx'\n\n<B />`,
        'en/docs/_b.mdx': '[a](./gone.mdx) [b](a.mdx) [c](#gone)',
        'en/docs/c.mdx': 'Text',
      }),
    ).toEqual([
      'content/en/docs/_b.mdx:1:1: the link "./gone.mdx" leads to no file, seen from content/en/docs/guide/a.mdx',
      'content/en/docs/_b.mdx:1:28: the page has no heading with the id "gone", seen from content/en/docs/guide/a.mdx',
    ]);
  });

  test('is refused for an anchor that only the English page has', async () => {
    expect(
      await check({
        'en/docs/a.mdx': '[b](b.mdx#part)',
        'de/docs/a.mdx': '[b](b.mdx#part)',
        'en/docs/b.mdx': '## Part {#part}',
        'de/docs/b.mdx': '## Teil {#teil}',
      }),
    ).toEqual([
      'content/de/docs/a.mdx:1:1: the link "b.mdx#part" leads to content/de/docs/b.mdx, which has no heading with the id "part": only its English page has it; write {#part} behind the heading there',
    ]);
  });

  test('is checked in every language, fallbacks only once', async () => {
    expect(
      await check({
        'en/docs/a.mdx': 'Text\n\n[b](gone.mdx)',
        'en/docs/b.mdx': 'Text',
        'de/docs/b.mdx': '[a](a.mdx#weg)',
      }),
    ).toEqual([
      'content/en/docs/a.mdx:3:1: the link "gone.mdx" leads to no file',
      'content/de/docs/b.mdx:1:1: the link "a.mdx#weg" leads to content/en/docs/a.mdx, which has no heading with the id "weg"',
    ]);
  });
});

describe('pictures and videos of other hosts', () => {
  const advice = 'put the file into the repository and write its path, as in ./picture.png';
  const blocked = (url: string, directive: string) =>
    `the image "${url}" is on another host, which the security policy of the site blocks: ${advice}, or add '${new URL(url).origin}' to policy['${directive}'] in lib/site/values.ts`;
  const problemsOf = async (text: string, settings: Partial<typeof site> = {}) => {
    const content = parseContent(files({ 'en/docs/a.mdx': text }));
    const model = buildModel({ content, site, drafts: false });
    return (await checkContent(content, model, { ...site, ...settings })).map(({ message }) => message);
  };

  test.each([
    ['https://cdn.example.com/a.png', '![x](https://cdn.example.com/a.png)', 'img-src'],
    ['https://cdn.example.com/a', '<img src="https://cdn.example.com/a" alt="x" />', 'img-src'],
    ['https://cdn.example.com/a.mp4', '<video src="https://cdn.example.com/a.mp4" />', 'media-src'],
  ])('such as %s are refused, unless the configuration allows the host', async (url, text, directive) => {
    expect(await problemsOf(text)).toEqual([blocked(url, directive)]);
    for (const host of ['https://cdn.example.com', 'https://*.example.com'])
      expect(await problemsOf(text, { policy: { [directive]: [host] } })).toEqual([]);
    const others = { 'font-src': ['https://cdn.example.com'], [directive]: ['https://*.cdn.example.com'] };
    expect(await problemsOf(text, { policy: others })).toEqual([blocked(url, directive)]);
  });

  test('as frames are refused, unless the configuration allows the host', async () => {
    const text = 'Text.\n\n<iframe src="https://frames.example.com/x" title="x" />';
    const advice = "write a link, or add 'https://frames.example.com' to policy['frame-src'] in lib/site/values.ts";
    const problem = `the frame "https://frames.example.com/x" is on a host that the security policy of the site blocks: ${advice}`;
    expect(await problemsOf(text)).toEqual([problem]);
    expect(await problemsOf(text, { policy: { 'img-src': ['https://frames.example.com'] } })).toEqual([problem]);
    expect(await problemsOf(text, { policy: { 'frame-src': ['https://*.example.com'] } })).toEqual([]);
    expect(await problemsOf(text, { demoHost: 'https://frames.example.com/demos' })).toEqual([]);
    const noAddress = 'is not an address of another site; write src="https://…", or a link';
    expect(await problemsOf('<iframe src="/docs/a" />')).toEqual([`the frame "/docs/a" ${noAddress}`]);
    expect(await problemsOf('<iframe src="data:text/html,x" />')).toEqual([`the frame "data:text/html,x" ${noAddress}`]);
  });

  test('are valid with the URL of the site, but not as data URLs', async () => {
    expect(await problemsOf(`![x](${site.url}/img/a.png)`)).toEqual([]);
    expect(await problemsOf('<img src="data:image/png;base64,AA" alt="x" />')).toEqual([
      `the image "data:image/png;base64,AA" is no file; ${advice}`,
    ]);
  });

  test('cannot be covers of posts', async () => {
    const text = '---\ntitle: A\nimage: https://cdn.example.com/a.png\n---\nText.\n\n{/* truncate */}\n';
    expect(await check({ 'en/blog/2025-01-02-a.md': text })).toEqual([
      expect.stringMatching(/^content\/en\/blog\/2025-01-02-a\.md:3: front matter: image: "https:.* is on another host/),
    ]);
  });
});

describe('the picture of a page for social networks', () => {
  const withImage = (image: string) => check({ 'en/docs/a.mdx': `---\ntitle: A\nimage: ${image}\n---\nText.` });

  test('must be as large as a card', async () => {
    expect(await withImage('/../tests/fixtures/small-card.png')).toEqual([
      'content/en/docs/a.mdx:3: the image "/../tests/fixtures/small-card.png" of the front matter is too small for a card: 600 × 315 pixels; make it 1200 × 630 or larger',
    ]);
  });

  test('must exist', async () => {
    expect(await withImage('./gone.png')).toEqual([
      expect.stringContaining('the image "./gone.png" of the front matter does not exist: there is no '),
    ]);
  });

  test('must be a file', async () => {
    expect(await withImage('https://example.com/a.png')).toEqual([
      'content/en/docs/a.mdx:3: the image "https://example.com/a.png" of the front matter is no file of the repository; put it there and write its path, as in ./card.png',
    ]);
  });
});
