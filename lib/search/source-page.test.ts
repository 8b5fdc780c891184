import { expect, test } from 'vitest';
import type { Doc } from '../docs/types';
import { sourcePage } from './source-page';

test('a page is read from its source as from its markup, as far as possible', () => {
  const body = [
    "import X from './x.mdx';",
    'Intro with **bold** and [a link](./x.mdx).',
    '',
    '## One thing {#one}',
    '- first',
    '```java title="A.java"',
    'import com.webforj.App;',
    'Button button;',
    '```',
    '### Two things',
    ':::note',
    'Text <DocChip chip="x" /> here',
    ':::',
  ].join('\n');
  const doc = {
    title: 'Title',
    description: 'What it is.',
    entry: { body, frontMatter: { client_tag: 'dwc-x', since: '25.03', keywords: ['press', 'click'] } },
  } as unknown as Doc;
  expect(sourcePage(doc)).toEqual({
    title: 'Title',
    description: 'What it is.',
    chips: 'dwc-x 25.03',
    keywords: 'press click',
    sections: [
      { anchor: '', heading: '', path: [], text: 'Intro with bold and a link.', code: '' },
      { anchor: 'one', heading: 'One thing', path: [], text: 'first', code: 'Button button;' },
      { anchor: 'two-things', heading: 'Two things', path: ['One thing'], text: 'Text here', code: '' },
    ],
  });
});
