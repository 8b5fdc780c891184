import { createElement as h, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { rawHtml, resolveTree } from './resolve-tree';
import { toMarkdownText } from './to-markdown';

const markdown = async (node: ReactNode) => toMarkdownText(await resolveTree(node));

describe('the Markdown of a tree', () => {
  test('has the output of components, including async ones', async () => {
    const Later = async ({ name }: { name: string }) => h('strong', null, name);
    const Part = ({ children }: { children?: ReactNode }) => h('p', null, 'by ', children);
    expect(await markdown(h(Part, null, h(Later as unknown as () => ReactNode & object, { name: 'itself' } as object)))).toBe(
      'by **itself**\n',
    );
  });

  test('has HTML of the compiler as what it shows', async () => {
    const html = '<table><thead><tr><th>Key</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table>';
    expect(await markdown(h('div', null, h(rawHtml, { html })))).toBe('| Key |\n| - |\n| `a\\|b` |\n');
  });

  test('names language and file of a code sample, and keeps fences within it', async () => {
    const code = h('code', { className: 'language-md' }, '```java\nx();\n```\n');
    expect(await markdown(h('pre', { title: 'a "b".md' }, code))).toBe('````md title="a \'b\'.md"\n```java\nx();\n```\n````\n');
  });

  test('has labels in bold, and a video as a link', async () => {
    const tree = [h('summary', { key: 1 }, 'Maven'), h('video', { key: 2 }, h('source', { src: 'https://a.example/demo.mp4' }))];
    expect(await markdown(tree)).toBe('**Maven**\n\n[demo.mp4](https://a.example/demo.mp4)\n');
  });

  test('escapes what would be read as Markdown', async () => {
    expect(await markdown(h('p', null, '*not* <T> [x]'))).toBe('\\*not\\* \\<T> \\[x]\n');
  });
});
