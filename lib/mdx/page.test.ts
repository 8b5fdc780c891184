import { describe, expect, test } from 'vitest';
import type { DocFile } from '../content/types';
import { getArtifact } from './cache';
import { artifactProblems, loadMdxPage, partialSource, tocHeadings } from './page';
import { docFile, plainComponents, renderPage } from './test-render';
import type { Heading } from './types';

/** Loads a page that may import the other files. */
function load(page: DocFile, ...others: DocFile[]) {
  return loadMdxPage(page, plainComponents, (source) => [page, ...others].find((file) => file.source === source));
}

describe('a page', () => {
  test('is rendered with the given components, under the names of its imports', async () => {
    const page = await load(
      docFile('a.mdx', 'import Chip from \'@site/src/components/DocsTools/DocChip\'\n\nSince <Chip label="24.10" /> and *on*.'),
    );
    expect(renderPage(page)).toBe('<p>Since <b>24.10</b> and <em>on</em>.</p>');
  });

  test('shows imported files with their properties and their own imports', async () => {
    const page = await load(
      docFile('guide/a.mdx', 'import Setup from \'./_setup.mdx\'\n\n<Setup tool="Maven" />\n\nEnd'),
      docFile('guide/_setup.mdx', "import Deep from '@site/docs/shared/_deep.md'\n\nUse {props.tool}.\n\n<Deep />"),
      docFile('shared/_deep.md', 'import Chip from \'@theme/DocChip\'\n\n:::note\n<Chip label="deep" />\n:::'),
    );
    expect(renderPage(page).replace(/\n/g, '')).toBe('<p>Use Maven.</p><aside data-kind="note"><b>deep</b></aside><p>End</p>');
  });

  test('lists headings in its own order, those of imported files where they are shown', async () => {
    const page = await load(
      docFile('a.mdx', "import B from './_b.mdx'\n\n## One\n\n<B />\n\n## Four\n\n<Tabs>\n\n<B />\n\n</Tabs>"),
      docFile('_b.mdx', "import C from './_c.mdx'\n\n## Two\n\n<C />"),
      docFile('_c.mdx', '### Three'),
    );
    expect(page.headings.map(({ id, nested }) => [id, nested])).toEqual([
      ['one', false],
      ['two', false],
      ['three', false],
      ['four', false],
      ['two', true],
      ['three', true],
    ]);
  });
});

describe('a page that cannot be shown', () => {
  test('names file, line (with front matter), column, and reason', async () => {
    await expect(load(docFile('a.mdx', 'Text\n\n<Tabz />', 6))).rejects.toThrow(
      /^content\/en\/docs\/a\.mdx:9:1\nunknown component <Tabz>, did you mean <Tabs>\?/,
    );
  });

  test('names the imported file if the reason is there', async () => {
    const page = docFile('a.mdx', "import B from './_b.mdx'\n\n<B />", 3);
    await expect(load(page, docFile('_b.mdx', 'a\n\n{ b', 1))).rejects.toThrow(/^content\/en\/docs\/_b\.mdx:4:4\nUnexpected end of file/);
  });

  test('names the import of a file that does not exist', async () => {
    await expect(load(docFile('a.mdx', "Text\n\nimport B from './_b.mdx'\n\n<B />", 4))).rejects.toThrow(
      'content/en/docs/a.mdx:7\nimports "./_b.mdx", which is no file',
    );
  });

  test('names the import of a file that imports itself', async () => {
    const page = docFile('a.mdx', "import B from './_b.mdx'\n\n<B />");
    await expect(load(page, docFile('_b.mdx', "import A from './a.mdx'\n\n<A />", 2))).rejects.toThrow(
      'content/en/docs/_b.mdx:3\nimports "./a.mdx", which imports this file',
    );
  });
});

describe('problems of a page', () => {
  test('have the lines of the file, also in their text', async () => {
    const file = docFile('a.mdx', '## A {#a}\n\n## B {#a}', 5);
    expect(artifactProblems(file, await getArtifact(file))).toEqual([
      {
        severity: 'error',
        file: 'content/en/docs/a.mdx',
        line: 8,
        column: 1,
        message: 'the heading id "a" is taken on this page already (line 6); write another one, as in {#a-2}',
      },
    ]);
  });

  test('name the line of the unclosed tag', async () => {
    const file = docFile('a.mdx', '<Tabs>\n\nText\n\n</TabItem>', 10);
    expect(artifactProblems(file, await getArtifact(file))).toMatchObject([
      { line: 15, column: 1, message: 'Unexpected closing tag `</TabItem>`, expected corresponding closing tag for `<Tabs>` (line 11)' },
    ]);
  });
});

test.each([
  ['a.mdx', './_b.mdx', '_b.mdx'],
  ['guide/a.mdx', '../shared/_b.mdx', 'shared/_b.mdx'],
  ['guide/a.mdx', '@site/docs/shared/_b.md', 'shared/_b.md'],
])('in %s an import of %s means %s', (source, url, expected) => {
  expect(partialSource(source, url)).toBe(expected);
});

describe('the table of contents', () => {
  const headings: Heading[] = [1, 2, 3, 4].map((depth) => ({ depth, id: `h${depth}`, parts: [], nested: false }));

  test.each([
    [2, 3, ['h2', 'h3']],
    [2, 2, ['h2']],
    [3, 6, ['h3', 'h4']],
  ])('from level %i to %i', (min, max, ids) => {
    expect(tocHeadings(headings, min, max).map(({ id }) => id)).toEqual(ids);
  });

  test('leaves out headings in tabs, admonitions, and similar', () => {
    const nested: Heading = { depth: 2, id: 'nested', parts: [], nested: true };
    expect(tocHeadings([...headings, nested], 2, 2).map(({ id }) => id)).toEqual(['h2']);
  });
});
