import { run } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';

describe('<Head> of Docusaurus', () => {
  test.each([
    ['with its import', "import Head from '@docusaurus/Head';\n\n", 'Head'],
    ['as an element', '', 'head'],
  ])('%s: meta and link go into the head, title is left out', async (_, before, name) => {
    const { code, problems } = await compileMdx(
      `${before}<${name}>\n  <title>Own title</title>\n  <meta name="author" content="webforJ team" />\n  <link rel="license" href="https://example.com/mit" />\n</${name}>\n\nText.`,
    );
    expect(problems).toEqual([]);
    const { default: Content } = await run(code, runtime as never);
    const page = createElement('html', {}, createElement('head'), createElement('body', {}, createElement(Content)));
    expect(renderToStaticMarkup(page)).toBe(
      '<html><head><meta name="author" content="webforJ team"/><link rel="license" href="https://example.com/mit"/></head><body>\n\n<p>Text.</p></body></html>',
    );
  });

  test('on one line leaves no paragraph', async () => {
    const { code, problems } = await compileMdx('<Head><meta name="author" content="A" /></Head>');
    expect(problems).toEqual([]);
    expect(code).not.toContain('_components.p,');
  });

  test.each([
    [
      '<Head>\n  <script src="https://evil.example/x.js" />\n</Head>',
      '2:3 <script> is not allowed in <Head>: it may hold <title>, <meta> and <link> alone',
    ],
    ['<Head>\n  words\n</Head>', '2:3 <Head> may hold <title>, <meta> and <link> alone: write text below it'],
    ['<Head>\n  <title>{title}</title>\n</Head>', '2:3 <title> in <Head> holds plain text alone: write <title>Text</title>'],
    [
      '<Head>\n  <meta name="description" content="a" />\n</Head>',
      '2:3 <meta> "description" in <Head>: the site writes it; write title_meta',
    ],
    ['<Head>\n  <meta property="og:title" content="a" />\n</Head>', '2:3 <meta> "og:title" in <Head>: the site writes it'],
    [
      '<Head>\n  <meta httpEquiv="refresh" content="0; url=/" />\n</Head>',
      '2:3 <meta> in <Head> needs name="…" or property="…", and content="…"',
    ],
    ['<Head>\n  <meta name={name} content="a" />\n</Head>', '2:3 name of <meta> in <Head> is computed: write it as a text in quotes'],
    [
      '<Head>\n  <link rel="stylesheet" href="/a.css" />\n</Head>',
      '2:3 <link rel="stylesheet"> in <Head> is not allowed; rel may be author, help',
    ],
    [
      '<Head>\n  <link rel="author" href="javascript:alert" />\n</Head>',
      '2:3 href of <link> "javascript:alert" has the scheme "javascript:"',
    ],
  ])('%j is reported', async (body, problem) => {
    const { problems } = await compileMdx(body);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)[0]).toContain(problem);
  });
});
