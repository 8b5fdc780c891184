import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '../docs/types';
import { markCurrent } from '../shared/mark-current';
import { type SidebarMarkup, sidebarHtml } from './sidebar-html';

const doc = (path: string, label: string, className?: string): SidebarItem => ({ type: 'doc', id: path, path, label, className });
const category = (label: string, items: SidebarItem[], more: Partial<Extract<SidebarItem, { type: 'category' }>> = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

const markup: SidebarMarkup = {
  href: (path) => `/de${path}`,
  toggleName: (label) => `Pages of ${label}`,
  classNames: { list: 'L', category: 'C', link: 'A', toggle: 'T' },
  badges: { 'new-content': '<b>new</b>' },
};

const html = sidebarHtml(
  [
    doc('/a', 'Start & <end>', 'new-content'),
    doc('/both', 'Both', ' extra"  new-content'),
    category('Parts', [doc('/parts/b', 'B'), category('Inner', [doc('/parts/inner/c', 'C')])], { path: '/parts', className: 'mine' }),
    category('Other', [doc('/other', 'Other page'), doc('/hidden', 'Hidden', 'sidebar--item__hidden')]),
    category('Fixed', [doc('/fixed', 'Fixed page')], { collapsible: false }),
    category('Open', [doc('/open', 'Open page')], { collapsed: false }),
    { type: 'link', label: 'API', href: 'https://example.com/?a&b' },
  ],
  markup,
);

/** Labels of the categories that are open, in order. */
const open = (text: string) =>
  [...text.matchAll(/<details open><summary[^>]*?(?: aria-label="([^"]*)")?>([^<]*)/g)].map(
    ([, label, own]) => label?.replace('Pages of ', '') ?? own,
  );

describe('the markup of a sidebar', () => {
  test('has a link for every page', () => {
    expect(html).toContain('<li><a class="A" href="/de/a">Start &amp; &lt;end&gt;<b>new</b></a></li>');
    expect(html).toContain('<li data-hidden><a class="A" href="/de/hidden">Hidden</a></li>');
    expect(html).toContain('<li><a class="A" href="/de/other">Other page</a></li>');
    expect(html).toContain('<a class="A" href="https://example.com/?a&amp;b" rel="noopener noreferrer">API</a>');
  });

  test("has the author's classes and their badges", () => {
    expect(html).toContain('<li class="extra&quot;"><a class="A" href="/de/both">Both<b>new</b></a></li>');
    expect(html).toContain('<li class="C mine"><a class="A" href="/de/parts">');
  });

  test('has a disclosure for every collapsible category', () => {
    expect(html).toContain(
      '<a class="A" href="/de/parts">Parts</a><details><summary class="T" aria-label="Pages of Parts"></summary><ul class="L">',
    );
    expect(html).toContain('<details><summary class="A T">Other</summary>');
    expect(html).toContain('<span class="A">Fixed</span><ul class="L">');
    expect(open(html)).toEqual(['Open']);
  });
});

test('entries in another language have a lang attribute', () => {
  const items: SidebarItem[] = [
    { ...doc('/a', 'Start', 'new-content'), lang: 'en-US' },
    { ...category('Parts', [], { path: '/parts' }), lang: 'en-US' },
    { ...category('Other', []), lang: 'en-US' },
  ];
  const text = sidebarHtml(items, { ...markup, badges: { 'new-content': '<b lang="de-DE">neu</b>' } });
  expect(text).toContain('<a class="A" lang="en-US" href="/de/a">Start<b lang="de-DE">neu</b></a>');
  expect(text).toContain('<a class="A" lang="en-US" href="/de/parts">Parts</a><details><summary class="T" aria-label="Pages of Parts">');
  expect(text).toContain('<summary class="A T" lang="en-US">Other</summary>');
  expect(markCurrent(text, '/de/a')).toContain('href="/de/a" aria-current="page">');
});

describe('the current page', () => {
  test.each([
    ['/de/a', ['Open']],
    ['/de/parts', ['Parts', 'Open']],
    ['/de/parts/b', ['Parts', 'Open']],
    ['/de/parts/inner/c', ['Parts', 'Inner', 'Open']],
    ['/de/other', ['Other', 'Open']],
    ['/de/fixed', ['Open']],
    ['/de/open', ['Open']],
  ])('marks %s once, and opens %j', (address, expected) => {
    const marked = markCurrent(html, address);
    expect(marked.match(/aria-current/g)).toHaveLength(1);
    expect(marked).toContain(`href="${address}" aria-current="page">`);
    expect(open(marked)).toEqual(expected);
  });

  test('changes nothing if the page is not in the sidebar', () => {
    expect(markCurrent(html, '/de/par')).toBe(html);
  });
});
