import type { Content } from '../content/parse';
import { flattenMessages, messageFile } from '../i18n/messages';
import { misspelledNames } from '../mdx/remark-outline';
import type { Problem } from '../problems/problem';
import { type Locale, locales } from '../shared/i18n/locales';
import { type CompiledFile, problemAt } from './text-files';

/** Front matter fields that readers or search engines see. */
const fields = ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label', 'keywords'] as const;

/**
 * Reports misspelled product names in texts.
 * @param content categories, tags, and authors to check; leave it out when checking single pages
 */
export function checkProductNames(files: CompiledFile[], messages: Map<Locale, object>, content?: Content): Problem[] {
  const problems: Problem[] = [];
  const message = (text: string) => `"${text}" is spelled webforJ`;
  const look = (text: unknown, file: string, subject: string, line?: number) => {
    for (const [found] of misspelledNames([text ?? ''].flat().join('\n')))
      problems.push({ severity: 'error', kind: 'productNames', file, line, message: `${subject}: ${message(found)}` });
  };
  for (const { file, artifact } of files) {
    const frontMatter: Partial<Record<(typeof fields)[number], unknown>> = file.frontMatter;
    for (const field of fields) look(frontMatter[field], file.file, `front matter: ${field}`, file.lineOf(field));
    for (const { text, ...place } of artifact.outline.productNames) problems.push(problemAt(file, place, message(text), 'productNames'));
  }
  for (const locale of locales) {
    for (const [key, text] of flattenMessages(messages.get(locale) ?? {})) look(text, messageFile(locale), `message "${key}"`);
    for (const version of content?.versions ?? []) {
      for (const { file, meta } of content?.folder(locale, version).categories.values() ?? []) {
        const { title, description } = meta.link?.type === 'generated-index' ? meta.link : {};
        look([meta.label, title, description], file, 'category');
      }
    }
  }
  for (const locale of [undefined, ...locales]) {
    for (const registry of [content?.tags(locale), content?.authors(locale)]) {
      for (const [key, item] of registry?.items ?? []) {
        const { label, name, title, description }: Partial<Record<'label' | 'name' | 'title' | 'description', string>> = item;
        look([label, name, title, description], registry?.file ?? '', key, registry?.lineOf(key));
      }
    }
  }
  return problems;
}
