'use client';

import './docsearch.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import { DialogHitsContext } from './dialog-hit';
import { dialogTexts } from './dialog-texts';
import type { Search } from './load-search';
import { useSearchDialog } from './use-search-dialog';

/** What the button gives to a search dialog. */
export type SearchModalProps = { search: Search; locale: Locale; initialQuery: string; onClose: () => void };

/** The search dialog. */
export function SearchModal({ search, locale, initialQuery, onClose }: SearchModalProps) {
  const { props, hits, extras } = useSearchDialog({ search, locale, onClose });
  const translations = useMemo(() => dialogTexts(search.setup.texts), [search]);
  return (
    <DialogHitsContext value={hits}>
      {createPortal(<DocSearchModal {...props} translations={translations} initialQuery={initialQuery} />, document.body)}
      {extras}
    </DialogHitsContext>
  );
}
