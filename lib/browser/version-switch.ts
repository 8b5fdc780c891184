/** A docs version as the version menu needs it. */
export type VersionPages = {
  name: string;
  label: string;
  /** Site path of the version's docs. */
  root: string;
  /** Site path of its first page. */
  first: string;
  /** Paths of its pages below the root, as in `/introduction/overview`. */
  pages: string[];
};

/** The version a page belongs to: the one with the longest root that the page is below. */
export function versionOf(versions: VersionPages[], path: string): VersionPages | undefined {
  return versions.filter(({ root }) => path === root || path.startsWith(`${root}/`)).sort((a, b) => b.root.length - a.root.length)[0];
}

/** Where the menu leads for a version: to the page being read when it exists there, or else to the first page. */
export function pageIn(target: VersionPages, versions: VersionPages[], path: string): string {
  const current = versionOf(versions, path);
  const page = current ? path.slice(current.root.length) : '';
  return page !== '' && target.pages.includes(page) ? target.root + page : target.first;
}
