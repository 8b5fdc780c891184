import path from 'node:path';
import { contentRoot } from '../content/root';
import type { Problem } from '../problems/problem';
import {
  type ClientComponent,
  componentTags,
  type DescriptionKind,
  dataFile,
  descriptionKinds,
  readComponent,
  readDescriptionTexts,
} from '../reference/data';
import { defaultLocale, locales } from '../shared/i18n/locales';

/** Descriptions of a language by kind and key. */
type Texts = Partial<Record<DescriptionKind, Record<string, string>>>;

/** Sections of a component's reference with names that are described. */
type Section = Exclude<DescriptionKind, 'configuration'>;

const namesOf: Record<Section, (component: ClientComponent) => string[]> = {
  properties: ({ properties }) => properties.map(({ name }) => name),
  events: ({ events }) => events.map(({ name }) => name),
  methods: ({ methods }) => methods.map((method) => method.replace(/\(.*/, '')),
  slots: ({ slots }) => slots,
  parts: ({ parts }) => parts,
  cssProperties: ({ cssProperties }) => cssProperties,
};

/**
 * Descriptions of client components: each name in a reference has an English sentence, so that no section is described by
 * half; and which sentences other languages do not have yet, where the English one is shown.
 * @param root content folder, as messages should call it
 */
export async function checkDescriptions(root: string): Promise<Problem[]> {
  // The data is that of the content folder in use, which in tests may be another one.
  if (path.resolve(root) !== contentRoot) return [];
  // What is wrong with the data of a component is reported where a page shows it.
  const read = await Promise.all((await componentTags()).map((tag) => readComponent(tag).catch(() => undefined)));
  const components = read.filter((component) => component !== undefined);
  const english = await readDescriptionTexts(defaultLocale);
  const problems = components.flatMap((component) => undescribed(component, english));
  for (const locale of locales) {
    if (locale !== defaultLocale) problems.push(...untranslated(locale, english, await readDescriptionTexts(locale)));
  }
  return problems;
}

/** Names of a component that have no sentence, one problem a section. */
export function undescribed(component: ClientComponent, texts: Texts): Problem[] {
  const { tag } = component;
  return Object.entries(namesOf).flatMap(([kind, names]): Problem[] => {
    const known = texts[kind as Section] ?? {};
    const missing = names(component).filter((name) => known[`${tag}.${name}`] === undefined && known[name] === undefined);
    if (missing.length === 0) return [];
    const listed = missing.map((name) => JSON.stringify(name)).join(', ');
    const message = `${kind} of ${tag} without a sentence: ${listed}; write one under the name, or under "${tag}.name" where it means something else here`;
    return [{ severity: 'error', kind: 'undescribed', file: fileOf(defaultLocale), message }];
  });
}

/** How many sentences a language does not have yet, and the first of them. */
export function untranslated(locale: string, english: Texts, own: Texts): Problem[] {
  const missing = descriptionKinds.flatMap((kind) =>
    Object.keys(english[kind] ?? {})
      .filter((key) => own[kind]?.[key] === undefined)
      .map((key) => `${kind} ${JSON.stringify(key)}`),
  );
  if (missing.length === 0) return [];
  const listed = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ', …' : '');
  const message = `${missing.length} sentences are missing, the English ones are shown: ${listed}`;
  return [{ severity: 'warning', kind: 'untranslatedDescriptions', file: fileOf(locale), message }];
}

function fileOf(locale: string): string {
  return `content/${dataFile(`descriptions/${locale}`)}`;
}
