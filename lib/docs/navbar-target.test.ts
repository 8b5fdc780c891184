import { describe, expect, test } from 'vitest';
import { type DocItem, navbarTarget } from './navbar-target';
import { docsOf } from './test-set';

const { set } = docsOf({ 'en/docs/start.mdx': '---\nsidebar_label: Begin\n---\n# Start' });
const { set: empty } = docsOf({ 'en/docs/hidden.mdx': '---\nunlisted: true\n---\n# Hidden' });

const doc: DocItem = { type: 'doc', docId: 'start', position: 'left' };
const sidebar: DocItem = { type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'left' };

describe('an item of the navigation bar', () => {
  test.each([doc, sidebar])('leads to its page: $type', (item) => {
    expect(navbarTarget(item, set, 'main')).toMatchObject({ label: 'Begin', path: '/docs/start' });
  });

  test.each([
    ['a site without docs', doc, undefined, 'the site has no docs; add a version to docs.versions.'],
    ['a doc that does not exist', { ...doc, docId: 'strat' }, set, 'there is no doc with the id "strat".'],
    ['a sidebar that does not exist', { ...sidebar, sidebarId: 'other' }, set, 'there is no sidebar "other", only "main".'],
    ['a sidebar without a page', sidebar, empty, 'the sidebar "main" has nothing to link to.'],
  ])('names its configuration if its target does not exist: %s', (_, item, docs, reason) => {
    expect(() => navbarTarget(item, docs, 'main')).toThrow(`Navbar item ${JSON.stringify(item)}: ${reason}`);
  });
});
