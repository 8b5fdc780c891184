import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../content/problem';
import { defaultLocale, type Locale } from './locales';

/** Shape of a message file, taken from the English one. */
export type Messages = typeof import('../../messages/en.json');

type LeafKeys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${LeafKeys<T[K]>}` }[keyof T & string];

/** Key of a message, as in `docs.next`. */
export type MessageKey = LeafKeys<Messages>;

/** Folder of the message files. */
export const messagesRoot = path.resolve(process.env.MESSAGES_DIR || 'messages');

/** Path of a language's message file from the project's root. */
export function messageFile(locale: Locale): string {
  return `messages/${locale}.json`;
}

/** Reads the messages of a language. A missing key is English; `checkMessages` reports it. */
export async function readMessages(locale: Locale, folder = messagesRoot): Promise<Messages> {
  const own = await readJson(locale, folder);
  return locale === defaultLocale ? own : (withFallback(await readJson(defaultLocale, folder), own) as Messages);
}

async function readJson(locale: Locale, folder: string): Promise<Messages> {
  return JSON.parse(await readFile(path.join(folder, `${locale}.json`), 'utf8'));
}

type Tree = { [key: string]: string | Tree };

function withFallback(base: Tree, own: Tree): Tree {
  const merged: Tree = {};
  for (const [key, value] of Object.entries(base)) {
    const other = own[key];
    if (typeof value === 'string') merged[key] = typeof other === 'string' ? other : value;
    else merged[key] = withFallback(value, typeof other === 'object' && other !== null ? other : {});
  }
  return merged;
}

/** Flat list of keys and texts. */
export function flattenMessages(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree as Tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    // What is neither text nor a group (null, a number) counts as missing.
    else if (typeof value === 'object' && value !== null)
      for (const entry of flattenMessages(value, `${prefix}${key}.`)) flat.set(...entry);
  }
  return flat;
}

/** Names of arguments and tags of an ICU message, sorted: `{count, plural, …} <b>x</b>` → `['</b>', '<b>', '{count}']`. */
export function placeholders(message: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const [token, name] of message.matchAll(/\{\s*(\w+)\s*(?=[,}])|\{|\}|<\/?(\w+)>/g)) {
    if (token === '}') depth -= 1;
    else if (token.startsWith('<')) found.add(token);
    // Braces one level down hold the texts of plural forms; a name two levels down is an argument again.
    else {
      if (name !== undefined && depth % 2 === 0) found.add(`{${name}}`);
      depth += 1;
    }
  }
  return [...found].sort();
}

/** Differences between a translation and the English messages: missing and unknown keys, other placeholders. */
export function checkMessages(base: object, translation: object, locale: Locale): Problem[] {
  const expected = flattenMessages(base);
  const actual = flattenMessages(translation);
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ severity: 'error', file: messageFile(locale), message });
  for (const [key, text] of expected) {
    const own = actual.get(key);
    if (own === undefined) report(`missing message "${key}" (English: ${JSON.stringify(text)})`);
    else if (own.trim() === '') report(`message "${key}" is empty (English: ${JSON.stringify(text)})`);
    else if (placeholders(own).join() !== placeholders(text).join()) {
      report(
        `message "${key}": expected the placeholders ${placeholders(text).join(' ') || '(none)'}, found ${placeholders(own).join(' ') || '(none)'}`,
      );
    }
  }
  for (const key of actual.keys()) {
    if (!expected.has(key)) report(`message "${key}" is not in ${messageFile(defaultLocale)}; remove it`);
  }
  return problems;
}
