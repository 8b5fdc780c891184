import { expect, test } from 'vitest';
import { dataRoute } from './data-files';

type Params = Parameters<ReturnType<typeof dataRoute>>[1]['params'];

const get = (kind: Parameters<typeof dataRoute>[0], params?: Params) => dataRoute(kind)(new Request('http://localhost/'), { params });

test('a folder of data files has JSON by name', async () => {
  const response = await get('search-setup', Promise.resolve({ file: 'de.json' }));
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ locale: 'de', searchPage: '/search' });
});

test('a single data file needs no name', async () => {
  const response = await get('dwc-tokens.css');
  expect(response.headers.get('content-type')).toBe('text/css');
  expect(await response.text()).toContain('--dwc-');
});

test.each(['search-setup', 'api-cards'] as const)('%s has no file of another name', async (kind) => {
  expect((await get(kind, Promise.resolve({ file: 'nothing.json' }))).status).toBe(404);
});
