import type { Problem } from '../content/problem';
import { type Locale, locales } from '../i18n/locales';
import { flattenMessages, messageFile } from '../i18n/messages';
import { misspelledNames } from '../mdx/remark-outline';
import { type CompiledFile, problemAt } from './text-files';

/** Product names in texts that are spelled in another way than the product's owner does. */
export function checkProductNames(files: CompiledFile[], messages: Map<Locale, object>): Problem[] {
  const problems: Problem[] = [];
  const message = (text: string) => `"${text}" is spelled webforJ`;
  for (const { file, artifact } of files) {
    const { title = '', description = '' } = file.frontMatter;
    const label = 'sidebar_label' in file.frontMatter ? (file.frontMatter.sidebar_label ?? '') : '';
    for (const [text] of misspelledNames([title, description, label].join('\n')))
      problems.push({ severity: 'error', kind: 'productNames', file: file.file, line: 1, message: `front matter: ${message(text)}` });
    for (const { text, ...place } of artifact.outline.productNames) problems.push(problemAt(file, place, message(text), 'productNames'));
  }
  for (const locale of locales) {
    for (const [key, text] of flattenMessages(messages.get(locale) ?? {}))
      for (const [found] of misspelledNames(text))
        problems.push({
          severity: 'error',
          kind: 'productNames',
          file: messageFile(locale),
          message: `message "${key}": ${message(found)}`,
        });
  }
  return problems;
}
