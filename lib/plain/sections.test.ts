import { fromHtml } from 'hast-util-from-html';
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { resolveTree } from './resolve-tree';
import { sectionsOf } from './sections';

const sections = (html: string) => sectionsOf(fromHtml(html, { fragment: true }).children as Parameters<typeof sectionsOf>[0]);

test('a text is split at its headings', () => {
  expect(
    sections(
      `<p>Intro with <code>set</code><em>Enabled</em>.</p>
       <div><h2 id="one">One</h2></div><p>First<button>Copy</button></p>
       <h3 id="two">Two <code>2</code></h3><table><tbody><tr><td>Cell</td><td>Next</td></tr></tbody></table>
       <h2 id="three">Three</h2><p>Last &lt;tag&gt;<svg><text>x</text></svg><br>line<span class="visually-hidden">hidden</span></p>`,
    ),
  ).toEqual([
    { anchor: '', heading: '', path: [], text: 'Intro with setEnabled.', code: '' },
    { anchor: 'one', heading: 'One', path: [], text: 'First', code: '' },
    { anchor: 'two', heading: 'Two 2', path: ['One'], text: 'Cell\tNext', code: '' },
    { anchor: 'three', heading: 'Three', path: [], text: 'Last <tag>\nline', code: '' },
  ]);
});

test('samples are kept apart from the text, without their imports; a diagram is its description', async () => {
  const sample = h('pre', { title: 'A.java' }, h('code', null, 'import com.webforj.App;\n\nButton button;\nbutton.setText();'));
  const diagram = h('pre', null, h('code', { className: 'language-mermaid' }, 'graph TD'));
  expect(sectionsOf(await resolveTree([h('p', null, 'Text'), sample, h('p', null, 'A tree'), diagram, 'after']))).toEqual([
    { anchor: '', heading: '', path: [], text: 'Text\nA.java\n\nA tree\nafter', code: 'Button button;\nbutton.setText();' },
  ]);
});

test('an empty line of the text is the place of the next sample; samples keep their indentation', async () => {
  const sample = (code: string) => h('pre', null, h('code', null, code));
  const nodes = [
    h('p', null, 'First:'),
    sample('  if (a) {\n\n    b();\n  }'),
    sample('import a.B;'),
    h('p', null, 'Then:'),
    sample('c();\n'),
  ];
  const [section] = sectionsOf(await resolveTree(nodes));
  expect(section).toMatchObject({ text: 'First:\n\nThen:\n', code: 'if (a) {\n  b();\n}\n\nc();' });
});

test('cells of a table are separated by tabs, rows by lines', () => {
  expect(sections('<table><tr><th>A</th><th>B</th></tr> <tr><td> 1 </td><td><p>2</p></td></tr></table>')[0]?.text).toBe('A\tB\n1\t2');
});

test('a page without a text has one empty section', () => {
  expect(sectionsOf([])).toEqual([{ anchor: '', heading: '', path: [], text: '', code: '' }]);
});
