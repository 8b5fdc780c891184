import type { PageText } from '@/lib/i18n/server';
import { usePageText } from '@/lib/i18n/server';
import type { CodeBlockProps, CodeLabels } from '@/lib/shared/code-block-html';
import { CodeBlockView } from './code-block-view';

/**
 * Returns the texts of code samples in the language of the page.
 * @param lang language of the page if it differs from that of the text
 */
export function codeLabels(t: PageText['t'], lang?: string): CodeLabels {
  const titled = t('code.sampleTitled', { title: '{title}' });
  return {
    sample: t('code.sample'),
    titled,
    copy: t('code.copy'),
    copyTitled: t('code.copyTitled', { title: '{title}' }),
    wrap: t('code.wrap'),
    showAll: t('code.showAll', { count: '{count}' }),
    lang,
  };
}

/** Property of components that show code samples: the language of labels if it differs from that of the text. */
export type LabelsLang = { labelsLang?: string };

/** A code sample: file name, language, code, and a copy button (see `copy-code.tsx`). */
export function CodeBlock({ labelsLang, ...props }: CodeBlockProps & LabelsLang) {
  return <CodeBlockView {...props} labels={codeLabels(usePageText().t, labelsLang)} />;
}
