import type { PageText } from '@/lib/i18n/server';
import { usePageText } from '@/lib/i18n/server';
import type { CodeBlockProps, CodeLabels } from '@/lib/mdx/code-block-html';
import { CodeBlockView } from './code-block-view';

/** Texts of code samples in the language of the page. */
export function codeLabels(t: PageText['t']): CodeLabels {
  return { sample: t('code.sample'), titled: t('code.sampleTitled', { title: '{title}' }), copy: t('code.copy'), wrap: t('code.wrap') };
}

/** A code sample: file name and language, the code, and a button that copies it (see `copy-code.tsx`). */
export function CodeBlock(props: CodeBlockProps) {
  return <CodeBlockView {...props} labels={codeLabels(usePageText().t)} />;
}
