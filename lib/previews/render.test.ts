import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { drawnTags } from './elements';
import { parseFence, parsePreview } from './parse';
import { renderPreview, visibleTexts } from './render';

const texts = { label: 'A "form"', step: (label: string) => label.toUpperCase() };
const render = (source: string) => renderPreview(parsePreview(source), texts, 'sheet');

test('a preview is one picture with a text alternative that names its states', () => {
  const { html } = render('<preview-step label="open"><p>a</p></preview-step><preview-step caption="b"><p>c</p></preview-step>');
  expect(html).toContain('role="img" aria-label="A &quot;form&quot; (OPEN, b)"');
  expect(html).toContain('aria-hidden="true" inert');
  expect(html).toContain('class="preview sheet"');
});

test('a preview without a text alternative says nothing to assistive technology', () => {
  const { html } = renderPreview(parsePreview('<p>a</p>'), { step: (label) => label }, 'sheet');
  expect(html).not.toMatch(/role|aria-label/);
  expect(html).toContain('aria-hidden="true" inert');
});

test('several elements of a code fence are side by side', () => {
  const classOf = (markup: string) => /class="(screen[^"]*)"/.exec(renderPreview(parseFence(markup), texts, 'sheet').html)?.[1];
  expect(classOf('<p>a</p>\n<p>b</p>')).toBe('screen flow');
  expect(classOf('<p>a</p>')).toBe('screen');
});

test('texts are escaped', () => {
  const { html } = render('<dwc-textfield label="&lt;b&gt;" value="&quot;"></dwc-textfield><p>&amp;lt;</p>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('&amp;lt;');
});

test('an image shows its text, or a symbol where there is no room for it', () => {
  expect(render('<img alt="Logo" class="w-64px">').html).toContain('>Logo<');
  const small = render('<img alt="Logo" class="w-24px">').html;
  expect(small).toContain('<svg');
  expect(small).not.toContain('Logo');
});

test('its texts say in words what it shows', () => {
  const source = '<preview-computed>x</preview-computed><dwc-textfield label="Name" value="x"></dwc-textfield><p>Save</p><p>x</p>';
  expect(visibleTexts(parsePreview(source))).toEqual(['Name', 'x', 'Save']);
});

test.each(globSync(['content/samples/**/*.preview.html', 'tests/fixtures/style-guide/previews/*']))(
  '%s has nothing that can be focused or that the policy blocks',
  (file) => {
    const { html } = render(readFileSync(file, 'utf8'));
    const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !/^(?:div|span|br|b|i|svg|g|path|rect|circle|line|text)$/.test(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/\s(?:id|style|tabindex|href|src|on\w+)=/);
  },
);

test('the style guide shows every element, and nothing that is not correct', () => {
  const files = globSync('tests/fixtures/style-guide/previews/*').map((file) => readFileSync(file, 'utf8'));
  const all = files.join('');
  expect(drawnTags().filter((tag) => !all.includes(`<${tag}`))).toEqual([]);
  expect(files.flatMap((source) => parsePreview(source).faults)).toEqual([]);
});
