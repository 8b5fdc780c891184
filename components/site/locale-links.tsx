'use client';

import { usePathname } from 'next/navigation';
import { withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';

type Props = { languages: { code: Locale; label: string; htmlLang: string }[] };

/**
 * Links to the current page in every language. The boot script adds query and fragment when a link is hovered or
 * focused. Every page exists in every language, in English if it has no translation.
 */
export function LocaleLinks({ languages }: Props) {
  const { locale, path } = splitLocale(usePathname());
  // The 404 page has no URL in other languages.
  const target = path === '/404' ? '/' : path;
  return languages.map(({ code, label, htmlLang }) => (
    <li key={code}>
      <a
        href={withBasePath(localizePath(target, code))}
        lang={htmlLang}
        hrefLang={htmlLang}
        aria-current={code === locale ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}
