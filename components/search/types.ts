import type { Locale } from '@/lib/shared/i18n/locales';
import type { SearchSetup } from '@/lib/shared/search/setup';
import type { SearchProvider } from '@/lib/shared/search/types';

/** The search of a language. */
export type Search = { setup: SearchSetup; provider: SearchProvider };

/** Properties of a search dialog. */
export type SearchModalProps = { search: Search; locale: Locale; initialQuery: string; onClose: () => void };
