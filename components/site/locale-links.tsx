'use client';

import { usePathname } from 'next/navigation';
import { withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';

type Props = { languages: { code: Locale; label: string; htmlLang: string }[] };

/**
 * The page of the reader in every language; query and hash go along, which the boot script sees to when a pointer or the
 * focus comes to a link. Every page exists in every language, if need be in English.
 */
export function LocaleLinks({ languages }: Props) {
  const { locale, path } = splitLocale(usePathname());
  // A missing page has no address of its own to switch.
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
