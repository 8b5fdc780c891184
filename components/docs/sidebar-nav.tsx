'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';
import { markCurrent } from '@/lib/shared/mark-current';
import { decodeUrl } from '@/lib/shared/text/decode-url';

type Props = {
  html: string;
  label: string;
  /** URL prefixes of this version and of the other versions: site paths without language. */
  root: string;
  others: string[];
};

/**
 * The sidebar of a version. Its HTML is set once. Navigation only moves the mark of the current page, so that scroll
 * position and open categories stay.
 */
export function SidebarNav({ html, label, root, others }: Props) {
  const { locale, path } = splitLocale(decodeUrl(usePathname()));
  const address = withBasePath(localizePath(path, locale));
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(address);
  // Only on the server. In the browser, the effect below marks the current page, so this code is not bundled.
  const [markup] = useState(() => ({ __html: typeof window === 'undefined' ? markCurrent(html, address) : html }));
  const below = (base: string) => path === base || path.startsWith(`${base}/`);
  const isShown = below(root) && !others.some((other) => other.length > root.length && below(other));
  useLayoutEffect(() => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])];
    for (const link of links) link.removeAttribute('aria-current');
    const current = links.find((link) => link.getAttribute('href') === address);
    if (!current) return;
    current.setAttribute('aria-current', 'page');
    for (let item = current.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
      const category = item.querySelector(':scope > details');
      if (category instanceof HTMLDetailsElement) category.open = true;
    }
    // Scroll only if the entry is out of view. On a new page, CSS or the boot script did that before anything was shown.
    const isNavigation = shown.current !== address;
    shown.current = address;
    const sidebar = nav.current?.parentElement;
    if (!sidebar || !isNavigation) return;
    const frame = sidebar.getBoundingClientRect();
    const entry = current.getBoundingClientRect();
    if (entry.top < frame.top || entry.bottom > frame.bottom) sidebar.scrollTop += entry.top - frame.top - frame.height / 3;
  }, [address]);
  return <nav ref={nav} aria-label={label} hidden={!isShown} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
