/** Location of a page. */
export type Address = Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;

/** A page view in the format of Google Analytics. */
export type PageView = {
  /** Path with query and fragment. */
  page_path: string;
  page_location: string;
  page_title: string;
};

/** Receives events and reports each page view once; see {@link createPageViews}. */
export type PageViews = {
  /** Call it when a page is shown: the first one, or one after a navigation. */
  shown(address: Address, title: string): void;
  /** Call it when the URL changes. If the page changes too, `shown` reports the view. */
  moved(address: Address, title: string): void;
};

/** Deduplicates page views: re-renders and repeated notifications of one URL count once. Returning to a page counts again. */
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
