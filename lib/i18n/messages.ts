import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { decodeUtf8, TextError } from '../shared/text/utf8';

/** Type of a message file, derived from the English one. */
export type Messages = typeof import('../../messages/en.json');

type LeafKeys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${LeafKeys<T[K]>}` }[keyof T & string];

/** Key of a message, as in `docs.next`. */
export type MessageKey = LeafKeys<Messages>;

/** Folder of the message files. */
export const messagesRoot = path.resolve(process.env.MESSAGES_DIR || 'messages');

/** Returns the path of a language's message file from the project root. */
export function messageFile(locale: Locale): string {
  return `messages/${locale}.json`;
}

/**
 * Reads the messages of a language. Missing keys are English; `checkMessages` reports them.
 * @throws Error with file and line when the file is not UTF-8 or not JSON
 */
export async function readMessages(locale: Locale, folder = messagesRoot): Promise<Messages> {
  const own = await readJson(locale, folder);
  return locale === defaultLocale ? own : (withFallback(await readJson(defaultLocale, folder), own) as Messages);
}

async function readJson(locale: Locale, folder: string): Promise<Messages> {
  const file = path.join(folder, `${locale}.json`);
  const bytes = await readFile(file);
  try {
    return parseMessages(bytes);
  } catch (error) {
    const { line, message } = error as TextError;
    throw new Error(`${path.relative(process.cwd(), file)}:${line}: ${message}`);
  }
}

/**
 * Parses a message file with any keys.
 * @throws TextError when it is not UTF-8 or not a JSON object
 */
export function parseMessages(bytes: Uint8Array): Messages {
  const text = decodeUtf8(bytes);
  let messages: Messages;
  try {
    messages = JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    // Errors without a position mean that the text ended too early.
    const [, position = text.length] = /at position (\d+)/.exec(message) ?? [];
    throw new TextError(text.slice(0, Number(position)).split('\n').length, `cannot be read as JSON: ${message}`);
  }
  if (typeof messages !== 'object' || messages === null) throw new TextError(1, 'is no JSON object; write { "key": "text" }');
  return messages;
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

/** Returns a flat list of keys and texts. */
export function flattenMessages(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree as Tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    // Other values (null, numbers) count as missing.
    else if (typeof value === 'object' && value !== null)
      for (const entry of flattenMessages(value, `${prefix}${key}.`)) flat.set(...entry);
  }
  return flat;
}
