import type { ComponentProps } from 'react';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Site path without language prefix, `#anchor`, or a URL elsewhere. */
  href: string;
};

/** Whether a link leaves the site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(href);
}

/**
 * A link that is right before any script runs: pages of the site in the language of the page, with base path;
 * other sites in a new tab, which screen readers are told.
 */
export function Link({ href, children, ...props }: Props) {
  const { locale, t } = usePageText();
  if (isExternal(href)) {
    return (
      <a {...props} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> {t('common.newTab')}</span>
      </a>
    );
  }
  const isPath = href.startsWith('/');
  return (
    <a {...props} href={isPath ? withBasePath(localizePath(href, locale)) : href}>
      {children}
    </a>
  );
}
