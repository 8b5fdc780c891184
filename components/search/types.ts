import type { Locale } from '@/lib/shared/i18n/locales';
import type { SearchSetup } from '@/lib/shared/search/setup';
import type { SearchProvider } from '@/lib/shared/search/types';

/** Search in a language, ready to be asked. */
export type Search = { setup: SearchSetup; provider: SearchProvider };

/** What the button gives to a search dialog. */
export type SearchModalProps = { search: Search; locale: Locale; initialQuery: string; onClose: () => void };
