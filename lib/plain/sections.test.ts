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
    { anchor: 'two', heading: 'Two 2', path: ['One'], text: 'Cell Next', code: '' },
    { anchor: 'three', heading: 'Three', path: [], text: 'Last <tag> line', code: '' },
  ]);
});

test('samples are kept apart from the text, without their imports; a diagram is its description', async () => {
  const sample = h('pre', { title: 'A.java' }, h('code', null, 'import com.webforj.App;\n\nButton button;\nbutton.setText();'));
  const diagram = h('pre', null, h('code', { className: 'language-mermaid' }, 'graph TD'));
  expect(sectionsOf(await resolveTree([h('p', null, 'Text'), sample, h('p', null, 'A tree'), diagram, 'after']))).toEqual([
    { anchor: '', heading: '', path: [], text: 'Text A.java A tree after', code: 'Button button; button.setText();' },
  ]);
});

test('a page without a text has one empty section', () => {
  expect(sectionsOf([])).toEqual([{ anchor: '', heading: '', path: [], text: '', code: '' }]);
});
