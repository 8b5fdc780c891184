import { NotFound } from '@/components/site/not-found';

/**
 * Development only: page for unknown URLs. The export uses `404/page.tsx`, because this file would add its style sheet
 * to every page.
 */
export default function LocaleNotFound() {
  return <NotFound />;
}
