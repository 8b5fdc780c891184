import type { DocFile } from '../../content/types';
import type { Problem } from '../../problems/problem';
import { defaultLocale } from '../../shared/i18n/locales';
import { type CompiledFile, problemAt } from '../text-files';
import { compareTranslation } from './compare';

/**
 * Compares translations with their English files. For an outdated translation, reports only that: it differs because
 * the English text has changed.
 * @param hashOf returns the current hash of an English file
 */
export function checkTranslations(files: CompiledFile[], hashOf: (file: DocFile) => string): Problem[] {
  const problems: Problem[] = [];
  const key = ({ version, file }: CompiledFile) => `${version}/${file.source}`;
  const english = new Map(files.filter(({ locale }) => locale === defaultLocale).map((text) => [key(text), text]));
  for (const text of files) {
    const base = english.get(key(text));
    if (text.locale === defaultLocale || !base) continue;
    const { file, artifact } = text;
    const hash = hashOf(base.file);
    const own = file.frontMatter.source_hash;
    if (own !== undefined && own !== hash) {
      const message = `translates an older state of ${base.file.file}; when it is up to date again, write source_hash: ${hash}`;
      problems.push({ severity: 'error', kind: 'outdatedTranslations', file: file.file, message });
      continue;
    }
    if (own === undefined && !text.isPartial) {
      const message = `does not say which state of ${base.file.file} it translates; write source_hash: ${hash}`;
      problems.push({ severity: 'error', kind: 'outdatedTranslations', file: file.file, message });
    }
    // Files that cannot be parsed have no structure to compare. The compiler has reported them.
    if ([artifact, base.artifact].some(({ code }) => code === '')) continue;
    for (const { message, ...place } of compareTranslation(base.artifact, artifact, base.file.file))
      problems.push(problemAt(file, place, message, 'translationStructure'));
  }
  return problems;
}
