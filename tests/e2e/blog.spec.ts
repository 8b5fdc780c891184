import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import sharp from 'sharp';
import { locales } from '../../lib/shared/i18n/locales';
import { localizePath } from '../../lib/shared/i18n/paths';
import { messages, watchConsole } from './helpers';

const { blog } = messages;
const latest = '/blog/whats-new-v25.03';

test('a URL with spaces redirects in all languages', async ({ page }) => {
  await page.goto('/blog/Full-stack%20development%20with%20webforJ?a=1');
  await expect(page).toHaveURL('/blog/full-stack-development-with-webforj?a=1');
  await page.goto('/de/blog/Full-stack development with webforJ');
  await expect(page).toHaveURL('/de/blog/full-stack-development-with-webforj');
});

test('navigates from the menu to the list, a post, and the previous post', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/');
  await page.getByRole('button', { name: messages.navbar.community }).click();
  await page
    .getByRole('navigation', { name: messages.navbar.label })
    .getByRole('link', { name: messages.navbar.blog, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.title);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(12);
  const title = (await rows.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  // The title is a part of the name that screen readers read.
  const more = rows.first().getByRole('link', { name: /^Read more\s*: ./ });
  await expect(more).toHaveText(`Read more: ${title}`);
  await more.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('group', { name: messages.askAi.label })).toHaveCount(0);
  await page.getByRole('navigation', { name: blog.neighbours }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('navigation', { name: blog.neighbours }).getByRole('link')).toHaveCount(2);
  check();
});

test('lists link to older posts and back', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: blog.olderPosts }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page).toHaveTitle(/, page 2/);
  await expect(page.getByRole('link', { name: blog.olderPosts })).toHaveCount(0);
  await page.getByRole('link', { name: blog.newerPosts }).click();
  await expect(page).toHaveURL('/blog');
});

test('the sidebar lists recent posts, or tags where the page itself lists posts, and marks the current one', async ({ page }) => {
  await page.goto('/blog/tags');
  const recent = page.getByRole('navigation', { name: blog.recent });
  const tags = page.getByRole('navigation', { name: blog.popularTags });
  await expect(recent.getByRole('link')).toHaveCount(5);
  await page.goto(latest);
  await expect(recent.locator('[aria-current="page"]')).toHaveCount(1);
  await page.goto('/blog/tags/release');
  await expect(recent).toHaveCount(0);
  await expect(tags.locator('[aria-current="page"]')).toHaveText(/^Release/);
});

test('covers are light on a light page and on paper, and dark on a dark page', async ({ page }) => {
  const brightness = async () => {
    const cover = page.locator('main img').filter({ visible: true }).first();
    const { channels } = await sharp(await cover.screenshot()).stats();
    return Math.min(...channels.slice(0, 3).map(({ mean }) => mean));
  };
  await page.goto('/blog');
  expect(await brightness()).toBeGreaterThan(160);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await brightness()).toBeLessThan(80);
  // On paper, a post is light in both modes.
  await page.goto(latest);
  expect(await brightness()).toBeLessThan(80);
  await page.emulateMedia({ media: 'print' });
  expect(await brightness()).toBeGreaterThan(160);
});

test('a post has metadata for feeds, image, and breadcrumbs', async ({ page, request }) => {
  await page.goto(latest);
  for (const [type, file] of [
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
    ['application/feed+json', 'feed.json'],
  ])
    await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', new RegExp(`/blog/${file}$`));
  // Networks show no SVG, which covers are.
  const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const card = await request.get(new URL(image).pathname);
  expect(card.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await card.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  const [twin = ''] = await page
    .locator('link[rel="alternate"][type="text/markdown"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect((await request.get(new URL(twin).pathname)).headers()['content-type']).toContain('text/markdown');
  const [trail, posting] = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')['@graph'];
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Blog' }, {}] });
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-09-09T00:00:00.000Z',
    author: [{ name: 'webforJ Team' }],
    image,
  });
});

test('every blog page has a card in every language', async ({ request }) => {
  const cardOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  };
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const posts = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/blog(\/(?!page|tags|authors|archive)[^<]+)<\/loc>/g)].map(
    ([, post = '']) => post,
  );
  expect(posts.length).toBeGreaterThan(20);
  const paths = ['', '/archive', '/tags', '/authors', '/tags/release', '/authors/webfor-j', ...posts];
  const cards = await Promise.all(paths.map((path) => cardOf(`/blog${path}`)));
  expect(new Set([...cards, await cardOf('/')]).size).toBe(paths.length + 1);
  for (const locale of locales)
    for (const path of paths)
      expect(await cardOf(localizePath(`/blog${path}`, locale)), locale + path).toMatch(/^\/cards\/[0-9a-f]{16}\.jpg$/);
});

test('feeds of the export hold their posts, in every language', async ({ request }) => {
  for (const locale of locales) {
    const read = async (file: string) => (await request.get(localizePath(`/blog/${file}`, locale))).text();
    const rss = parseRssFeed(await read('rss.xml'));
    const atom = parseAtomFeed(await read('atom.xml'));
    const json = parseJsonFeed(JSON.parse(await read('feed.json')));
    expect([rss.items?.length, atom.entries?.length, json.items?.length]).toEqual([20, 20, 20]);
    for (const item of json.items ?? []) {
      const { pathname } = new URL(item.url ?? '');
      expect((await request.head(pathname)).status(), pathname).toBe(200);
    }
  }
});

for (const file of ['rss.xml', 'atom.xml']) {
  test(`a browser shows ${file} as a page with links to the posts`, async ({ page }) => {
    const check = watchConsole(page);
    await page.goto(`/blog/${file}`);
    await expect(page).toHaveTitle(blog.feedTitle);
    await expect(page.locator('h1')).toHaveText(blog.feedTitle);
    const posts = page.locator('article h2 a');
    await expect(posts).toHaveCount(20);
    await expect(posts.first()).toBeVisible();
    // What feed readers read isn't shown a second time.
    await expect(page.locator(file === 'rss.xml' ? 'item' : 'entry').first()).toBeHidden();
    await expect(posts.first()).toHaveAttribute('href', /^https:.*\/blog\//);
    check();
  });
}

test('the announcement and the home page link to the latest release', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-announcement-bar] a')).toHaveAttribute('href', latest);
  await expect(page.getByRole('region', { name: blog.news }).getByRole('link').first()).toHaveAttribute('href', latest);
});

for (const path of [
  '/blog',
  '/de/blog/archive',
  '/fi/blog/tags',
  '/nl/blog/authors',
  '/zh/blog/authors/webfor-j',
  '/fr/blog/tags/release',
  '/es/blog/whats-new-v25.03',
]) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
