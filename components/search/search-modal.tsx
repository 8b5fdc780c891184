'use client';

import './docsearch.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { DialogHitsContext } from './dialog-hit';
import { dialogTexts } from './dialog-texts';
import type { SearchModalProps } from './types';
import { useSearchDialog } from './use-search-dialog';

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
