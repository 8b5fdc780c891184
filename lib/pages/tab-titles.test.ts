import { describe, expect, test } from 'vitest';
import type { Route } from '../routes/table';
import { modelOf } from '../routes/test-model';
import type { Locale } from '../shared/i18n/locales';
import { tabTitles } from './tab-titles';

const { model } = modelOf({
  'en/docs/start.mdx': '---\ntitle: Start\n---\n',
  'en/docs/routing/overview.mdx': '---\ntitle: Overview\n---\n',
  'en/docs/routing/_category_.json': '{"label":"Routing"}',
  'en/docs/spring/a/overview.mdx': '---\ntitle: Overview\n---\n',
  'en/docs/spring/_category_.json': '{"label":"Spring"}',
  'en/docs/spring/a/_category_.json': '{"label":"Basics"}',
  'en/docs/other/a/overview.mdx': '---\ntitle: Overview\n---\n',
  'en/docs/other/_category_.json': '{"label":"Other"}',
  'en/docs/other/a/_category_.json': '{"label":"Basics"}',
  'de/docs/start.mdx': '---\ntitle: Beginn\n---\n',
});
const titles = tabTitles(model.routes);
const titleOf = (locale: Locale, path: string) => titles.get(model.route(locale, path) as Route);

describe('the title of a page', () => {
  test('is its own where no other has it', () => {
    expect(titleOf('en', '/docs/start')).toBe('Start');
    expect(titleOf('de', '/docs/start')).toBe('Beginn');
  });

  test('has as many categories as it takes to tell pages apart', () => {
    expect(titleOf('en', '/docs/routing/overview')).toBe('Overview · Routing');
    expect(titleOf('en', '/docs/spring/a/overview')).toBe('Overview · Basics · Spring');
    expect(titleOf('en', '/docs/other/a/overview')).toBe('Overview · Basics · Other');
  });
});
