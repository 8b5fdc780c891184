'use client';

import { useEffect, useState } from 'react';
import { basePath, withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';
import type { ListedPage } from '@/lib/shared/listed-page';
import { offlineCachePrefix } from '@/lib/shared/offline';
import page from '../site/plain-page.module.css';
import styles from './read-pages.module.css';

type Props = { locale: Locale; title: string; retry: string };

/** A retry button, and the stored pages of a language, most recent first. */
export function ReadPages({ locale, title, retry }: Props) {
  const [pages, setPages] = useState<ListedPage[]>([]);

  useEffect(() => {
    let cancelled = false;
    readPages(locale).then(
      (found) => cancelled || setPages(found),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [locale]);

  return (
    <>
      <p>
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          {retry}
        </button>
      </p>
      {pages.length === 0 ? null : (
        <nav aria-labelledby="read-pages" className={page.suggestions}>
          <h2 id="read-pages">{title}</h2>
          <ul>
            {pages.map(([path, label, lang]) => (
              <li key={path}>
                <a lang={lang} href={withBasePath(localizePath(path, locale))}>
                  {label}
                </a>{' '}
                <span className={page.path}>{localizePath(path, locale)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

async function readPages(locale: Locale): Promise<ListedPage[]> {
  const response = await fetch(withBasePath(localizePath('/pages.json', locale)));
  const listed: ListedPage[] = await response.json();
  const byPath = new Map(listed.map((page) => [page[0], page]));
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix(basePath)));
  const keys = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  const paths = keys
    .map(({ url }) => splitLocale(new URL(url).pathname.slice(basePath.length)))
    .filter((place) => place.locale === locale)
    .map(({ path }) => path);
  return [...new Set(paths.reverse())].map((path) => byPath.get(path)).filter((page) => page !== undefined);
}
