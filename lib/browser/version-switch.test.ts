import { expect, test } from 'vitest';
import { pageIn, type VersionPages, versionOf } from './version-switch';

const current: VersionPages = { name: 'current', label: 'Next', root: '/docs', first: '/docs/intro', pages: ['/intro', '/a/b', '/new'] };
const old: VersionPages = { name: '2.0', label: '2.0', root: '/docs/2.0', first: '/docs/2.0/start', pages: ['/start', '/a/b'] };
const versions = [current, old];

test('a page belongs to the version with the longest root above it', () => {
  expect(versionOf(versions, '/docs/a/b')?.name).toBe('current');
  expect(versionOf(versions, '/docs/2.0/a/b')?.name).toBe('2.0');
  expect(versionOf(versions, '/blog')).toBeUndefined();
});

test('switching keeps the page where the other version has it', () => {
  expect(pageIn(old, versions, '/docs/a/b')).toBe('/docs/2.0/a/b');
  expect(pageIn(current, versions, '/docs/2.0/a/b')).toBe('/docs/a/b');
});

test('otherwise it leads to the first page of the version', () => {
  expect(pageIn(old, versions, '/docs/new')).toBe('/docs/2.0/start');
  expect(pageIn(current, versions, '/docs/2.0/start')).toBe('/docs/intro');
  expect(pageIn(old, versions, '/')).toBe('/docs/2.0/start');
});
