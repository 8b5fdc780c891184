import { describe, expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import { pageTitle } from './titles';

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
const docs = model.routes.filter((route) => 'set' in route);
const routeOf = (locale: string, path: string) => {
  const route = docs.find((other) => other.locale === locale && other.path === path);
  if (!route) throw new Error(`no ${path}`);
  return route;
};

describe('the title of a page', () => {
  test('is its own where no other has it', () => {
    expect(pageTitle(routeOf('en', '/docs/start'), model)).toBe('Start');
    expect(pageTitle(routeOf('de', '/docs/start'), model)).toBe('Beginn');
  });

  test('has as many categories as it takes to tell pages apart', () => {
    expect(pageTitle(routeOf('en', '/docs/routing/overview'), model)).toBe('Overview · Routing');
    expect(pageTitle(routeOf('en', '/docs/spring/a/overview'), model)).toBe('Overview · Basics · Spring');
    expect(pageTitle(routeOf('en', '/docs/other/a/overview'), model)).toBe('Overview · Basics · Other');
  });
});
