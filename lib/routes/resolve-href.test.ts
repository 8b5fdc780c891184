import { describe, expect, test } from 'vitest';
import { resolveHref } from './resolve-href';
import { modelOf } from './test-model';

const { model } = modelOf({
  'en/docs/index.mdx': '# Home',
  'en/docs/parts/index.mdx': '# Parts',
  'en/docs/parts/button.mdx': '# Button',
  'en/docs/parts/moved.mdx': '---\nslug: /elsewhere\n---\n# Moved',
  'en/docs/parts/two words.mdx': '# Two words',
  'en/docs/named/index.mdx': '---\nslug: /other/name\n---\n# Named',
});

/** Resolves a link of a page. */
function on(path: string, href: string): string {
  const route = model.route('en', path);
  if (route?.kind !== 'doc') throw new Error(`There is no doc at ${path}.`);
  return resolveHref(href, route.doc, model);
}

describe('a link on a page', () => {
  test.each([
    ['to a file is its page', './moved.mdx', '/docs/elsewhere'],
    ['to a file of another folder is its page', '../index.mdx', '/docs'],
    ['to a file keeps query and anchor', './moved.mdx?x=1#part', '/docs/elsewhere?x=1#part'],
    ['to a file with an encoded name is its page', './two%20words.mdx', '/docs/parts/two words'],
    ['to a file that does not exist stays', './gone.mdx#x', './gone.mdx#x'],
    ['to a page relative to its URL is that page', 'moved', '/docs/parts/moved'],
    ['to a page further up is that page', '../named#x', '/docs/named#x'],
    ['to a page of the site stays', '/docs/parts?x#y', '/docs/parts?x#y'],
    ['loses a slash at the end', '../parts/', '/docs/parts'],
    ['to an anchor stays', '#part', '#part'],
    ['to a query stays', '?tab=1', '?tab=1'],
    ['to nothing stays', '', ''],
    ['to another site stays', 'https://example.com/a.md', 'https://example.com/a.md'],
    ['to another site by the same protocol stays', '//example.com/a', '//example.com/a'],
    ['to a mail address stays', 'mailto:docs@example.com', 'mailto:docs@example.com'],
    ['to a plain path is that path, unchecked', 'pathname:///demo/view.html', '/demo/view.html'],
  ])('%s', (_name, href, expected) => {
    expect(on('/docs/parts/button', href)).toBe(expected);
  });
});

describe('a relative link on the page of a folder', () => {
  test.each([
    ['leads into the folder', '/docs/parts', 'button', '/docs/parts/button'],
    ['leads into the docs from their first page', '/docs', './parts', '/docs/parts'],
    ['leads out of the folder by two dots', '/docs/parts', '../elsewhere', '/docs/elsewhere'],
    ['counts from the URL where the page has one of its own', '/docs/other/name', 'button', '/docs/other/button'],
    ['to a file counts from the file', '/docs/parts', './button.mdx', '/docs/parts/button'],
  ])('%s', (_name, path, href, expected) => {
    expect(on(path, href)).toBe(expected);
  });
});
