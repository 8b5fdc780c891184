import { readFile } from 'node:fs/promises';
import { isLiteralElement, isPoundElement, type Location, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { flattenMessages, messageFile, parseMessages } from '../i18n/messages';
import { nearestName, type Problem } from '../problems/problem';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { TextError } from '../shared/text/utf8';

// Separate from `messages.ts`, because pages load that file and do not need the parser.

/**
 * Returns the sorted names of arguments and tags of an ICU message: `{count, plural, …} <b>x</b>` → `['<b>',
 * '{count}']`.
 * @throws SyntaxError of the parser when the message is invalid
 */
export function placeholders(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isLiteralElement(element) || isPoundElement(element)) continue;
      found.add('children' in element ? `<${element.value}>` : `{${element.value}}`);
      if ('children' in element) visit(element.children);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/**
 * Checks the messages of a language: syntax, missing keys, unknown keys, and placeholders that differ from English. For
 * English, checks only the syntax.
 */
export function checkMessages(base: object, translation: object, locale: Locale): Problem[] {
  const expected = flattenMessages(base);
  const actual = flattenMessages(translation);
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ severity: 'error', file: messageFile(locale), message });
  for (const [key, text] of expected) {
    const own = actual.get(key);
    if (own === undefined) report(`missing message "${key}" (English: ${JSON.stringify(text)})`);
    else if (own.trim() === '') report(`message "${key}" is empty (English: ${JSON.stringify(text)})`);
    else {
      const problem = syntaxProblem(own) ?? placeholderProblem(text, own);
      if (problem) report(`message "${key}": ${problem}`);
    }
  }
  for (const key of actual.keys()) {
    if (!expected.has(key)) report(`message "${key}" is not in ${messageFile(defaultLocale)}; remove it`);
  }
  return problems;
}

function placeholderProblem(english: string, own: string): string | undefined {
  // The check of the English messages reports this. There is nothing to compare until it is fixed.
  if (syntaxProblem(english)) return undefined;
  const [wanted, found] = [placeholders(english), placeholders(own)];
  if (wanted.join() === found.join()) return undefined;
  return `expected the placeholders ${wanted.join(' ') || '(none)'}, found ${found.join(' ') || '(none)'}`;
}

/** Returns what is wrong with the syntax of a message, and what to write instead. Returns undefined for valid messages. */
function syntaxProblem(message: string): string | undefined {
  const quoted = quotedPlaceholder(message);
  if (quoted) {
    const shown = quoted.replace(/[{}<>]/g, "'$&'");
    return `the apostrophe makes plain text of ${quoted}; write ’ or '' for it (and ${shown} to show braces)`;
  }
  try {
    parse(message);
    return undefined;
  } catch (error) {
    const { message: kind, location } = error as SyntaxError & { location: Location };
    const advice = adviceFor(kind, message.slice(location.start.offset, location.end.offset));
    // Because the quote hides a brace, the parser reports the error at the wrong position.
    if (!/'[{}<>]/.test(message)) return advice;
    return `${advice}; an apostrophe before { } < > makes plain text of what follows: write ’ or ''`;
  }
}

/**
 * Finds a placeholder or tag that an apostrophe turns into text: `{author}` in `d'{author}`. ICU allows it, but it is
 * never intended. To show braces, authors can quote each one separately.
 */
function quotedPlaceholder(message: string): string | undefined {
  for (const [part] of message.matchAll(/''|'[{}<>](?:[^']|'')*(?:'|$)/g)) {
    const [tag, name] = /\{\s*(\w+)\s*[,}]|<\/?\w[\w-]*>/.exec(part) ?? [];
    if (tag) return name === undefined ? tag : `{${name}}`;
  }
  return undefined;
}

const kinds = ['date', 'number', 'plural', 'select', 'selectordinal', 'time'];

const forms = '{count, plural, one {# page} other {# pages}}';

/**
 * @param kind error code of the parser
 * @param part of the message at the position of the error
 */
function adviceFor(kind: string, part: string): string {
  switch (kind) {
    case 'EXPECT_ARGUMENT_CLOSING_BRACE':
      return 'a { has no } of its own; add one where its text ends';
    case 'EMPTY_ARGUMENT':
    case 'MALFORMED_ARGUMENT':
      return 'a placeholder is a name in braces; write {name}';
    case 'INVALID_ARGUMENT_TYPE': {
      const near = nearestName(part, kinds);
      return `"${part}" is no kind of placeholder; write one of ${kinds.join(', ')}${near ? `; did you mean "${near}"?` : ''}`;
    }
    case 'MISSING_OTHER_CLAUSE':
      return `the form for all other values is missing; add other {…}, as in ${forms}`;
    case 'DUPLICATE_PLURAL_ARGUMENT_SELECTOR':
    case 'DUPLICATE_SELECT_ARGUMENT_SELECTOR':
      return `the form "${part}" is there twice; remove one of them`;
    case 'EXPECT_SELECT_ARGUMENT_OPTIONS':
    case 'EXPECT_PLURAL_ARGUMENT_SELECTOR':
    case 'EXPECT_SELECT_ARGUMENT_SELECTOR':
    case 'EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT':
    case 'EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT':
      return `the forms of a plural or select are not complete; write each with its text in braces, as in ${forms}`;
    case 'UNCLOSED_TAG':
    case 'UNMATCHED_CLOSING_TAG':
      return 'tags must come in pairs; write <name>text</name>, each closed within the one around it';
    case 'INVALID_TAG':
      return 'a tag has nothing but its name; write <name>text</name>';
    default:
      return `${kind.toLowerCase().replaceAll('_', ' ')} in "${part}"`;
  }
}

/**
 * Checks the message files of all languages.
 * @param all receives the messages of each language
 */
export async function checkAllMessages(all: Map<Locale, object>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const read = async (locale: (typeof locales)[number]): Promise<object | undefined> => {
    try {
      const messages = parseMessages(await readFile(messageFile(locale)));
      all.set(locale, messages);
      return messages;
    } catch (error) {
      const { message } = error as Error;
      const line = error instanceof TextError ? error.line : undefined;
      problems.push({
        severity: 'error',
        file: messageFile(locale),
        line,
        message: line === undefined ? `cannot be read: ${message}` : message,
      });
      return undefined;
    }
  };
  const base = await read(defaultLocale);
  if (!base) return problems;
  problems.push(...checkMessages(base, base, defaultLocale));
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    const translation = await read(locale);
    if (translation) problems.push(...checkMessages(base, translation, locale));
  }
  return problems;
}
