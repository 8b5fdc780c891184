import { beforeEach, expect, test, vi } from 'vitest';

const locale = vi.hoisted(() => vi.fn());
vi.mock('next/root-params', () => ({ locale }));

const { getPageText } = await import('./server');

beforeEach(() => locale.mockReset());

test('texts are in the language of the URL', async () => {
  locale.mockResolvedValue('de');
  const { t, formatDate } = await getPageText();
  expect(t('common.skipToContent')).toBe('Zum Hauptinhalt springen');
  expect(formatDate(new Date('2025-09-09T23:30:00Z'))).toBe('9. September 2025');
});

test('reading texts outside of a page is an error that says where to read them', async () => {
  locale.mockResolvedValue(undefined);
  await expect(getPageText()).rejects.toThrow('No route context found');
});

test('a language that the site does not have is a missing page', async () => {
  locale.mockResolvedValue('xx');
  await expect(getPageText()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
