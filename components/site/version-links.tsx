'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { readStorage, removeStorage, writeStorage } from '@/lib/browser/storage';
import { pageIn, type VersionPages, versionOf } from '@/lib/browser/version-switch';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';
import { storageKeys } from '@/lib/shared/storage-keys';
import { decodeUrl } from '@/lib/shared/text/decode-url';

/** Docusaurus' default id of a docs plugin. */
const pluginId = 'default';

const noChanges = () => () => {};

/**
 * Links to the current page in each version of the docs. The choice is stored, and forgotten if the version is removed.
 * Pages without a version mark the stored one as current.
 */
export function VersionLinks({ versions }: { versions: VersionPages[] }) {
  const { locale, path } = splitLocale(decodeUrl(usePathname()));
  const key = storageKeys.docsVersion + pluginId;
  const preferred = useSyncExternalStore(
    noChanges,
    () => readStorage(key),
    () => null,
  );
  const current = versionOf(versions, path) ?? versions.find(({ name }) => name === preferred);
  useEffect(() => {
    if (preferred !== null && !versions.some(({ name }) => name === preferred)) removeStorage(key);
  }, [key, preferred, versions]);
  return versions.map((version) => (
    <li key={version.name}>
      <a
        href={withBasePath(localizePath(pageIn(version, versions, path), locale))}
        aria-current={version === current ? 'true' : undefined}
        onClick={() => writeStorage(key, version.name)}
      >
        {version.label}
      </a>
    </li>
  ));
}
