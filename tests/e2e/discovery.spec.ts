import { expect, type Page, test } from '@playwright/test';

const head = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ''), attribute);

test('a translated page links its languages, card, and twin', async ({ page, request }) => {
  await page.goto('/de/docs/components/button');
  const languages = await head(page, 'link[rel="alternate"][hreflang]', 'hreflang');
  const canonical = (await head(page, 'link[rel="canonical"]', 'href'))[0] ?? '';
  if (languages.length > 0) expect(languages).toEqual(expect.arrayContaining(['en-US', 'x-default']));
  expect(canonical).toMatch(/^https:\/\/docs\.webforj\.com\//);
  const [card = ''] = await head(page, 'meta[property="og:image"]', 'content');
  expect(await head(page, 'meta[name="twitter:image"]', 'content')).toEqual([card]);
  expect(await head(page, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(await head(page, 'meta[property="og:image:width"]', 'content')).toEqual(['1200']);
  const picture = await request.get(new URL(card).pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(picture.headers()['cache-control']).toContain('immutable');
  const [twin = ''] = await head(page, 'link[rel="alternate"][type="text/markdown"]', 'href');
  expect((await request.get(new URL(twin).pathname)).headers()['content-type']).toContain('text/markdown');
});

test('hreflang is mutual', async ({ page }) => {
  await page.goto('/docs/introduction/basics');
  const links = await page
    .locator('head link[hreflang]')
    .evaluateAll((elements) => elements.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')] as const));
  const map = new Map(links);
  expect(map.get('x-default')).toBe(map.get('en-US'));
  expect(map.size).toBeGreaterThan(2);
  for (const [, href] of map) {
    await page.goto(new URL(href ?? '').pathname);
    const other = await page
      .locator('head link[hreflang]')
      .evaluateAll((elements) => elements.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')] as const));
    expect(new Map(other)).toEqual(map);
  }
});

test('home and docs pages have structured data', async ({ page }) => {
  const facts = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts).toHaveLength(1);
    return JSON.parse(texts[0] ?? '{}')['@graph'] as { '@type': string; [key: string]: unknown }[];
  };
  expect((await facts('/de')).map((fact) => fact['@type'])).toEqual(['WebSite']);
  const [trail, article] = await facts('/docs/components/button');
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(trail?.itemListElement).toContainEqual(expect.objectContaining({ item: 'https://docs.webforj.com/docs/components/button' }));
  expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'Button', inLanguage: 'en-US' });
});

test('the site has a manifest and icons', async ({ page, request }) => {
  await page.goto('/');
  const [address = ''] = await head(page, 'link[rel="manifest"]', 'href');
  const manifest = await request.get(address);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200);
  const [apple = ''] = await head(page, 'link[rel="apple-touch-icon"]', 'href');
  expect((await request.get(apple)).headers()['content-type']).toBe('image/png');
});

test('browsers find an icon for pages that name none', async ({ page }) => {
  await page.goto('/');
  // It decodes only if the file is well-formed.
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/favicon.ico';
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(32);
});
