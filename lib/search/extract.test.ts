import { expect, test } from 'vitest';
import { extractPage } from './extract';

const page = (
  body: string,
  head = '',
) => `<html><head><title>Tab | Site</title><meta name="description" content="Say &quot;hi&quot;."/><meta name="keywords" content="press,click"/></head><body>
<nav>Menu</nav><main id="content"><article><nav>Trail</nav><header><h1>Button &amp; more</h1>${head}</header>
<div class="prose" lang="en">${body}</div><footer>Edit</footer></article></main></body></html>`;

test('a page is its title, description and sections, without what is around them', () => {
  const found = extractPage(
    page(
      `<p>Intro with <code>set</code><em>Enabled</em>.</p>
       <div class="heading"><h2 id="one">One</h2><a class="heading-anchor" href="#one">#</a></div><p>First<button>Copy</button></p>
       <div class="heading"><h3 id="two">Two</h3></div><table><tbody><tr><td>Cell</td><td>Next</td></tr></tbody></table>
       <div class="heading"><h2 id="three">Three</h2></div><p>Last &lt;tag&gt;<svg><path></path></svg><br/>line</p>`,
      '<ul class="a_chips" aria-label="x"><li><span>Since 23.02</span></li><li><code>dwc-button</code></li></ul>',
    ),
  );
  expect(found).toEqual({
    title: 'Button & more',
    description: 'Say "hi".',
    chips: 'Since 23.02 dwc-button',
    keywords: 'press click',
    sections: [
      { anchor: '', heading: '', path: [], text: 'Intro with setEnabled.', code: '' },
      { anchor: 'one', heading: 'One', path: [], text: 'First', code: '' },
      { anchor: 'two', heading: 'Two', path: ['One'], text: 'Cell Next', code: '' },
      { anchor: 'three', heading: 'Three', path: [], text: 'Last <tag> line', code: '' },
    ],
  });
});

test('samples are kept apart from the text, without their imports', () => {
  const [section] = extractPage(
    page(
      '<p>Text</p><details data-imports=""><summary>Imports</summary><pre><code>import a.B;</code></pre></details><pre><code><i class="k">import</i> com.webforj.App;\n\n<i class="t">Button</i> button;\nbutton.<i>setText</i>();</code></pre><p>after</p>',
    ),
  ).sections;
  expect(section).toMatchObject({ text: 'Text after', code: 'Button button; button.setText();' });
});

test('a page without prose is found by title and description', () => {
  const { title, sections } = extractPage('<title>List | Site</title><main><h1>List</h1><a href="/x">x</a></main>');
  expect(title).toBe('List');
  expect(sections).toEqual([{ anchor: '', heading: '', path: [], text: '', code: '' }]);
});
