import { readFile } from 'node:fs/promises';
import path from 'node:path/posix';
import { glob } from 'tinyglobby';
import { flattenMessages, messageFile } from '../i18n/messages';
import { darkVersion, imageSource } from '../mdx/image-source';
import { partialSource } from '../mdx/page';
import type { Problem } from '../problems/problem';
import { defaultLocale } from '../shared/i18n/locales';
import type { CompiledFile } from './text-files';

/** Reads the code of the site: file → text. Everything it refers to is used. */
export async function readCode(): Promise<Map<string, string>> {
  const names = await glob(['{app,components,lib}/**/*.{ts,tsx,js}', '*.{ts,tsx,mjs}', '!**/*.test.*'], { cwd: process.cwd() });
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'utf8')] as const)));
}

/** Returns images next to pages and posts that no page shows. */
export async function unusedImages(root: string, files: CompiledFile[]): Promise<Problem[]> {
  const used = new Set<string>();
  // Ignore case: another check reports links with wrong case.
  const use = (page: string, url: string) => used.add(imageSource(page, url).source.toLowerCase());
  for (const { file, artifact } of files) {
    for (const { url } of [...artifact.images, ...artifact.links]) use(file.file, url);
    const { image } = file.frontMatter;
    if (image) for (const version of [image, darkVersion(image)]) use(file.file, version);
  }
  // Images of an imported file are resolved against the page that shows it.
  const byPlace = new Map(files.map((text) => [`${text.locale}/${text.version}/${text.file.source}`, text]));
  for (const page of files) {
    const texts = [page];
    // The loop also visits the files that are added meanwhile.
    for (const { file, artifact } of texts) {
      for (const { url } of artifact.images) use(page.file.file, url);
      for (const { url } of artifact.partials) {
        const place = `${page.version}/${partialSource(file.source, url)}`;
        const partial = byPlace.get(`${page.locale}/${place}`) ?? byPlace.get(`${defaultLocale}/${place}`);
        if (partial && !texts.includes(partial)) texts.push(partial);
      }
    }
  }
  const images = await glob(['*/{docs{,-*},blog}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,mp4,webm}'], { cwd: root });
  return images
    .map((name) => `${root}/${name}`)
    .filter((file) => !used.has(path.normalize(file).toLowerCase()))
    .sort()
    .map((file) => ({ severity: 'error', kind: 'unusedFiles', file, message: 'no page shows it; show it, or delete the file' }));
}

/**
 * Returns unused samples. A sample is used if it is the source of a demo, if a code block includes it, or if a used
 * sample or the code of the site refers to it (helper classes, style sheets).
 */
export async function unusedSamples(root: string, files: CompiledFile[], code: Iterable<string>): Promise<Problem[]> {
  const names = (await glob(['**/*'], { cwd: `${root}/samples` })).sort();
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFile(`${root}/samples/${name}`, 'utf8')] as const)));
  const used = new Set(
    files.flatMap(({ artifact }) => [
      ...artifact.demos.flatMap(({ sources }) => sources),
      ...Object.keys(artifact.sources).flatMap((source) => (source.startsWith('samples/') ? [source.slice('samples/'.length)] : [])),
    ]),
  );
  const ownCode = [...code].join('\n');
  for (const name of names) if (ownCode.includes(name)) used.add(name);
  // The loop also visits the names that are added meanwhile.
  for (const name of used) {
    const text = texts.get(name) ?? '';
    for (const other of names) {
      if (used.has(other)) continue;
      const word = other.endsWith('.java') ? path.basename(other, '.java') : path.basename(other);
      // Few texts have the word at all, and looking for it is faster than an expression.
      if (text.includes(word) && new RegExp(`(?<!\\w)${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`).test(text)) used.add(other);
    }
  }
  return names
    .filter((name) => !used.has(name))
    .map((name) => ({
      severity: 'error',
      kind: 'unusedFiles',
      file: `${root}/samples/${name}`,
      message: 'no demo or code fence shows it; show it, or delete the file',
    }));
}

/**
 * Returns messages that no code uses: neither by key, nor by a template that can produce the key (`theme.${mode}`), nor
 * as a field of a group that is read as a whole.
 * @param messages the English messages
 */
export function unusedMessages(messages: object, code: Iterable<string>): Problem[] {
  const all = [...code];
  const ownCode = all.join('\n');
  const literals = new Set([...ownCode.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, text = '']) => text));
  const templates = [...ownCode.matchAll(/`((?:[\w.]*\$\{[^}`]*\})+[\w.]*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    // A template that starts with a variable could produce any key.
    .filter(([first = '']) => first.includes('.'))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.]+')}$`));
  const readers = all.filter((text) => /\b(?:readMessages|Messages|messages)\b/.test(text)).join('\n');
  return [...flattenMessages(messages).keys()]
    .filter((key) => {
      if (literals.has(key) || templates.some((template) => template.test(key))) return false;
      const parts = key.split('.');
      const name = parts.pop() ?? '';
      const groups = parts.join('\\W+');
      return !(new RegExp(`\\b${groups}\\b`).test(readers) && new RegExp(`\\b${name}\\b`).test(ownCode));
    })
    .map((key) => ({
      severity: 'error',
      kind: 'unusedMessages',
      file: messageFile(defaultLocale),
      message: `nothing asks for "${key}"; remove it from all message files`,
    }));
}
