/** Data of a docs version for the version menu. */
export type VersionPages = {
  name: string;
  label: string;
  /** Site path of the version's docs. */
  root: string;
  /** Site path of its first page. */
  first: string;
  /** Paths of its pages relative to the root, as in `/introduction/overview`. */
  pages: string[];
};

/** Returns the version of a page: the one with the longest root that contains the page. */
export function versionOf(versions: VersionPages[], path: string): VersionPages | undefined {
  return versions.filter(({ root }) => path === root || path.startsWith(`${root}/`)).sort((a, b) => b.root.length - a.root.length)[0];
}

/** Returns the link of the menu for a version: the same page if it exists there, otherwise the first page. */
export function pageIn(target: VersionPages, versions: VersionPages[], path: string): string {
  const current = versionOf(versions, path);
  const page = current ? path.slice(current.root.length) : '';
  return page !== '' && target.pages.includes(page) ? target.root + page : target.first;
}
