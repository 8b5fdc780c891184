import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchTrigger } from './search-trigger';

const site = vi.hoisted(() => ({ search: null as { appId: string } | null }));
vi.mock('@/lib/site', () => ({ site }));
vi.mock('@/lib/i18n/server', () => ({ usePageText: () => ({ locale: 'en', t: (key: string) => key }) }));

beforeEach(() => {
  site.search = null;
});

test('a page with hosted search connects to its host ahead of the first query', () => {
  site.search = { appId: 'APP' };
  expect(renderToStaticMarkup(<SearchTrigger />)).toContain(
    '<link rel="preconnect" href="https://APP-dsn.algolia.net" crossorigin="anonymous"/>',
  );
});

test('a page with embedded search connects to no other host', () => {
  const html = renderToStaticMarkup(<SearchTrigger />);
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).not.toContain('<link');
});
