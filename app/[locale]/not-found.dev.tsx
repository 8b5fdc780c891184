import { NotFound } from '@/components/site/not-found';

/** For addresses without a page in development. The export has `404/page.tsx`; this file would send its style sheet with every page. */
export default function LocaleNotFound() {
  return <NotFound />;
}
