import type { NavbarItem } from '../site/schema';
import { flattenSidebar } from './navigation';
import type { DocSet } from './types';

/** Items of the navigation bar that lead to docs by id. */
export type DocItem = Extract<NavbarItem, { type: 'doc' | 'docSidebar' }>;

/**
 * Returns the page that an item of the navigation bar links to, with its label in the sidebar.
 * @param set latest version of the docs; undefined where a site has none
 * @throws Error that names the configuration of the item when it leads nowhere
 */
export function navbarTarget(item: DocItem, set: DocSet | undefined, sidebarId: string): { label: string; path: string } {
  const fail = (reason: string) => new Error(`Navbar item ${JSON.stringify(item)}: ${reason}`);
  if (!set) throw fail('the site has no docs; add a version to docs.versions.');
  if (item.type === 'doc') {
    const doc = set.docs.get(item.docId);
    if (!doc) throw fail(`there is no doc with the id "${item.docId}".`);
    return { label: doc.sidebarLabel, path: doc.path };
  }
  if (item.sidebarId !== sidebarId) throw fail(`there is no sidebar "${item.sidebarId}", only "${sidebarId}".`);
  const [first] = flattenSidebar(set.sidebar);
  if (!first) throw fail(`the sidebar "${item.sidebarId}" has nothing to link to.`);
  return first;
}
