'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/shared/i18n/paths';

type Props = { href: string; activeBasePath: string; className?: string; title?: string; children: ReactNode };

/** A link of the navigation bar with a mark if the page is below it. `href` is final, `activeBasePath` is a site path. */
export function ActiveLink({ activeBasePath, children, ...props }: Props) {
  const { path } = splitLocale(usePathname());
  const isActive = path === activeBasePath || path.startsWith(`${activeBasePath}/`);
  return (
    <a {...props} aria-current={isActive ? 'true' : undefined}>
      {children}
    </a>
  );
}
