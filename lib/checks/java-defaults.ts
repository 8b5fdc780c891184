import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../problems/problem';
import { type ClientComponent, componentTag, readComponent } from '../reference/data';
import { defaultLocale } from '../shared/i18n/locales';
import type { CompiledFile } from './text-files';

/**
 * Format of `content/data/java-defaults.json`. For each tag and client property: the setter, the default of the Java
 * class, and whether Java sends it. If it is not sent, the getter returns it before the first call of the setter, but
 * the running component has the client's default.
 */
const javaDefaultsSchema = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ setter: z.string(), default: z.string(), sent: z.literal(true).optional() })),
);
export type JavaDefaults = z.output<typeof javaDefaultsSchema>;

/** @throws Error when the file exists but has an invalid format */
export async function readJavaDefaults(contentRoot: string): Promise<JavaDefaults> {
  const json = await readFile(path.join(contentRoot, 'data/java-defaults.json'), 'utf8').catch(() => '{}');
  return javaDefaultsSchema.parse(JSON.parse(json));
}

/**
 * Finds Java defaults that are documented as client defaults, in method tables with a "Default" column on pages about
 * one component.
 */
export async function checkJavaDefaults(files: CompiledFile[], defaults: JavaDefaults): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, locale } of files) {
    if (locale !== defaultLocale || file.textLocale !== defaultLocale) continue;
    for (const tag of new Set([...file.body.matchAll(/<TableBuilder name="([^"]+)"/g)].map(([, name = '']) => name))) {
      // Wrong data is reported where a page shows it.
      const { tag: known } = await componentTag(tag).catch(() => ({ tag: undefined }));
      if (known === undefined || !defaults[known]) continue;
      const component = await readComponent(known).catch(() => undefined);
      if (!component) continue;
      for (const { line, message } of wrongDefaults(file.body, component, defaults[known]))
        problems.push({ severity: 'error', kind: 'javaDefaults', file: file.file, line: line + file.bodyOffset, message });
    }
  }
  return problems;
}

/** Returns rows that show the Java default where the component has the client's default, or the other way round. */
export function wrongDefaults(
  body: string,
  component: ClientComponent,
  defaults: JavaDefaults[string],
): { line: number; message: string }[] {
  const bySetter = new Map(Object.entries(defaults).map(([property, value]) => [value.setter, { property, ...value }]));
  let column = -1;
  return body.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) {
      column = -1;
      return [];
    }
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (column === -1) {
      column = cells.findIndex((cell) => /^Default$/.test(cell));
      return [];
    }
    const found = bySetter.get(/`(set\w+)\(/.exec(cells[0] ?? '')?.[1] ?? '');
    const client = component.properties.find(({ name }) => name === found?.property)?.default;
    if (!found || client === undefined || column === -1) return [];
    const [shown, java, inBrowser] = [plainValue(cells[column] ?? ''), plainValue(found.default), plainValue(client)];
    const [right, wrong] = found.sent ? [java, inBrowser] : [inBrowser, java];
    if (right === wrong || shown !== wrong) return [];
    const reason = found.sent ? 'Java sends it when the component is created' : 'Java declares the other one but doesn’t send it';
    return [{ line: index + 1, message: `the default of ${found.setter} in a running app is ${right}, not ${shown}: ${reason}` }];
  });
}

const expanses: Record<string, string> = {
  xxxsmall: '3xs',
  xxsmall: '2xs',
  xsmall: 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  xlarge: 'xl',
};

/** Normalizes `Expanse.MEDIUM`, `` `MEDIUM` ``, and `'m'` for comparison. */
function plainValue(text: string): string {
  const value = text.replace(/[`'"]/g, '').trim();
  const constant = /^(?:\w+\.)*([A-Z][A-Z_]*)$/.exec(value)?.[1]?.toLowerCase().replaceAll('_', '-');
  return expanses[constant ?? ''] ?? constant ?? value;
}
