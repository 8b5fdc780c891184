import type { ComponentProps } from 'react';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';
import { isExternal } from '@/lib/shared/text/is-external';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Site path without language prefix, `#anchor`, or an external URL. */
  href: string;
};

/**
 * A link with its final URL before scripts run. Site paths get the language of the page and the base path. External
 * links open in a new tab, and screen readers announce it.
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
