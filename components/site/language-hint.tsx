'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import dismiss from '@/components/ui/dismiss-button.module.css';
import { close } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { readStorage, writeStorage } from '@/lib/browser/storage';
import { basePath } from '@/lib/shared/base-path';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import type { SearchSetup } from '@/lib/shared/search/setup';
import { storageKeys } from '@/lib/shared/storage-keys';
import styles from './language-hint.module.css';

type Offer = { lang: string; href: string; text: string; close: string };

/**
 * Tells readers once, in their language, that the page exists in the language that their browser prefers. The text is
 * in a file of that language, because few readers need it.
 */
export function LanguageHint({ locale }: { locale: Locale }) {
  const pathname = usePathname();
  const [offer, setOffer] = useState<Offer>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has translations of its own
  useEffect(() => {
    setOffer(undefined);
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => locales.some((known) => known === code));
    if (!wanted || wanted === locale || readStorage(storageKeys.languageHint)) return;
    const lang = localeInfo(wanted as Locale).htmlLang;
    const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${lang}"]`);
    if (!alternate) return;
    const request = new AbortController();
    fetch(`${basePath}/search-setup/${wanted}.json`, { signal: request.signal })
      .then((response) => response.json() as Promise<SearchSetup>)
      .then(({ offer: texts }) => {
        setOffer({ lang, href: new URL(alternate.href).pathname, ...texts });
        writeStorage(storageKeys.languageHint, 'shown');
      })
      .catch(() => {
        // The page works without it.
      });
    return () => request.abort();
  }, [pathname, locale]);

  if (!offer) return null;
  return (
    <div role="status" lang={offer.lang} className={styles.hint}>
      <a href={offer.href} hrefLang={offer.lang}>
        {offer.text}
      </a>
      <button type="button" className={dismiss.dismiss} aria-label={offer.close} title={offer.close} onClick={() => setOffer(undefined)}>
        <IconShape d={close} size={16} />
      </button>
    </div>
  );
}
