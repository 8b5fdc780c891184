import { describe, expect, test } from 'vitest';
import { clientTarget } from './client-target';

const origin = 'https://docs.example.com';

/** A click on a link of a page, both given as a browser shows them. */
function click(href: string, { from = '/docs/a', base = '', target = '', download = false } = {}) {
  const page = new URL(from, origin);
  const absolute = URL.canParse(href, page.href) ? new URL(href, page).href : href;
  return clientTarget({ href: absolute, target, hasAttribute: (name) => download && name === 'download' }, page, base);
}

describe('the client router goes', () => {
  test.each([
    ['to another page', '/docs/b', { href: '/docs/b', path: '/docs/b', scroll: true }],
    ['to a page with query and anchor', '/docs/b?x=1#y', { href: '/docs/b?x=1#y', path: '/docs/b?x=1', scroll: true }],
    ['to a page relative to this one', 'b', { href: '/docs/b', path: '/docs/b', scroll: true }],
    [
      'to a page whose name has a dot',
      '/docs/upgrading/webforj-25.00',
      { href: '/docs/upgrading/webforj-25.00', path: '/docs/upgrading/webforj-25.00', scroll: true },
    ],
    ['to the home page', '/', { href: '/', path: '/', scroll: true }],
    ['to the same page again', '/docs/a', { href: '/docs/a', path: '/docs/a', scroll: false }],
    ['to another query of the page without scrolling', '?tab=2', { href: '/docs/a?tab=2', path: '/docs/a?tab=2', scroll: false }],
    ['to an anchor of the page with another query', '?tab=2#b', { href: '/docs/a?tab=2#b', path: '/docs/a?tab=2', scroll: true }],
  ])('%s', (_name, href, expected) => {
    expect(click(href)).toEqual(expected);
  });

  test('to a page of the same language', () => {
    expect(click('/de/docs/b', { from: '/de/docs/a' })).toMatchObject({ href: '/de/docs/b' });
    expect(click('/docs/b', { from: '/en/docs/a' })).toMatchObject({ href: '/docs/b' });
  });

  test('below the base path, which the router adds itself', () => {
    expect(click('/sub/docs/b#x', { from: '/sub/docs/a', base: '/sub' })).toEqual({ href: '/docs/b#x', path: '/docs/b', scroll: true });
    expect(click('/sub', { from: '/sub/docs/a', base: '/sub' })).toMatchObject({ href: '/' });
  });
});

describe('the browser itself follows', () => {
  test.each([
    ['a link to another site', 'https://example.org/docs/b', {}],
    ['a link to the same host by another protocol', 'http://docs.example.com/docs/b', {}],
    ['a mail address', 'mailto:docs@example.com', {}],
    ['a script', 'javascript:void 0', {}],
    ['what is no URL', 'https://', {}],
    ['an anchor of the page', '#b', {}],
    ['an anchor of the page with its query', '/docs/a?x=1#b', { from: '/docs/a?x=1' }],
    ['a link for another tab', '/docs/b', { target: '_blank' }],
    ['a download', '/docs/b', { download: true }],
    ['an image', '/img/view.PNG', {}],
    ['a feed', '/blog/rss.xml', {}],
    ['a text file', '/llms.txt', {}],
    ['a link to another language', '/de/docs/a', {}],
    ['a link from another language', '/docs/a', { from: '/de/docs/a' }],
    ['a link out of the base path', '/docs/b', { from: '/sub/docs/a', base: '/sub' }],
    ['a link to a path that only begins like the base path', '/sub-way/docs', { from: '/sub/docs/a', base: '/sub' }],
  ])('%s', (_name, href, options) => {
    expect(click(href, options)).toBeUndefined();
  });

  test('a link with an own target of the same tab is none of these', () => {
    expect(click('/docs/b', { target: '_self' })).toMatchObject({ href: '/docs/b' });
  });
});
