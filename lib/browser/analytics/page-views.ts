/** Where a page is. */
export type Address = Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;

/** One view of a page, in the terms of Google Analytics. */
export type PageView = {
  /** Path with query and hash. */
  page_path: string;
  page_location: string;
  page_title: string;
};

/** Reports views, each change of the address once; see {@link createPageViews}. */
export type PageViews = {
  /** A page is shown: the first one, or one that a navigation led to. */
  shown(address: Address, title: string): void;
  /** The address changed under a page that stays, or under one that gives way to the next: that one is left to `shown`. */
  moved(address: Address, title: string): void;
};

/**
 * Tells views apart from repeated news of the same one: what renders a page again, or tells of an address twice, is no
 * new view. Coming back to a page is one.
 */
export function createPageViews(report: (view: PageView) => void): PageViews {
  let last: Address | undefined;
  const shown = (address: Address, title: string) => {
    if (last && pathOf(last) === pathOf(address)) return;
    const { href, pathname, search, hash } = address;
    last = { href, pathname, search, hash };
    report({ page_path: pathOf(last), page_location: href, page_title: title });
  };
  return {
    shown,
    moved(address, title) {
      if (last?.pathname === address.pathname && last.search === address.search) shown(address, title);
    },
  };
}

function pathOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}
