import type { Problem } from '../problems/problem';
import { type ClientComponent, componentTag, readComponent } from '../reference/data';
import { defaultLocale } from '../shared/i18n/locales';
import { declaredVariables } from './java/check';
import type { CompiledFile } from './text-files';

/**
 * Checks the names that samples pass to `setProperty` of a webforJ component. If the client component has no such
 * property, the call has no effect. Elements that are not client components may have any property.
 */
export async function checkClientProperties(files: CompiledFile[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, artifact, locale } of files) {
    if (locale !== defaultLocale || file.textLocale !== defaultLocale) continue;
    const fences = artifact.outline.fences.filter(({ language }) => language.toLowerCase() === 'java');
    const variables = declaredVariables(fences.map(({ code }) => code));
    for (const { code, line = 1 } of fences) {
      for (const [index, text] of code.split('\n').entries()) {
        for (const [, variable = '', property = ''] of text.matchAll(/\b(\w+)\.set(?:Unrestricted)?Property\("(\w+)"/g)) {
          const component = await componentOf((variables.get(variable) ?? '').replace(/<.*/, ''));
          if (!component || component.properties.some(({ name }) => name === property)) continue;
          const { tag } = component;
          const message = `${tag} has no property "${property}"; the names are those of content/data/components/${tag}.json`;
          problems.push({
            severity: 'error',
            kind: 'clientProperties',
            file: file.file,
            line: line + 1 + index + file.bodyOffset,
            message,
          });
        }
      }
    }
  }
  return problems;
}

/** Returns a component by its Java control. Wrong data is reported where a page shows it. */
async function componentOf(control: string): Promise<ClientComponent | undefined> {
  const { tag } = await componentTag(control).catch(() => ({ tag: undefined }));
  return tag === undefined ? undefined : readComponent(tag).catch(() => undefined);
}
