import { usePageText } from '@/lib/i18n/server';
import type { Label } from '@/lib/site';

/** Returns a function that translates configured labels into the language of the page. */
export function useLabels(): (label: Label) => string {
  const { t } = usePageText();
  return (label) => (typeof label === 'string' ? label : t(label.message as never));
}
