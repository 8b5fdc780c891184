import type { PageText } from '@/lib/i18n/server';
import { usePageText } from '@/lib/i18n/server';
import type { CodeBlockProps, CodeLabels } from '@/lib/shared/code-block-html';
import { CodeBlockView } from './code-block-view';

/**
 * Texts of code samples in the language of the page.
 * @param lang that language, where the text around is in another one
 */
export function codeLabels(t: PageText['t'], lang?: string): CodeLabels {
  const titled = t('code.sampleTitled', { title: '{title}' });
  return { sample: t('code.sample'), titled, copy: t('code.copy'), wrap: t('code.wrap'), lang };
}

/** What a component needs to know that shows code samples within a text of another language. */
export type LabelsLang = { labelsLang?: string };

/** A code sample: file name and language, the code, and a button that copies it (see `copy-code.tsx`). */
export function CodeBlock({ labelsLang, ...props }: CodeBlockProps & LabelsLang) {
  return <CodeBlockView {...props} labels={codeLabels(usePageText().t, labelsLang)} />;
}
