import type { LineKind } from './highlight';

/** Options after the language of a code fence. */
export type FenceMeta = Record<LineKind, Set<number>> & {
  title?: string;
  /** Text description of a diagram. */
  alt?: string;
  /** Path in `content/samples` of a file to show instead of the text of the block. */
  file?: string;
  /** Part of that sample, between `// region name` and `// endregion`. */
  region?: string;
  /** Reason for not checking Java API names in the block. */
  unchecked?: string;
  lineNumbers: boolean;
  /** Number of the first line. */
  firstLine: number;
  /** Whether lines start with `+`, `-`, or a space that is not part of the code. */
  diff: boolean;
  wrap: boolean;
  /** Whether a picture of the markup is above the block. */
  preview: boolean;
  /** Words to mark everywhere. */
  words: string[];
  /** Unknown options. */
  unknown: string[];
};

/** Options of a fence by their names in the source. */
export const fenceOptions = [
  'title="…"',
  '{1,3-5}',
  'showLineNumbers',
  'added={…}',
  'removed={…}',
  'focus={…}',
  'error={…}',
  '/word/',
  'diff',
  'wrap',
  'preview',
  'file="…"',
  'region="…"',
  'unchecked="…"',
  'alt="…"',
];

const texts = ['title', 'alt', 'file', 'region', 'unchecked'] as const;

/** Kinds of lines by their names in the source. */
export const lineKinds: Record<string, LineKind> = {
  highlight: 'marked',
  added: 'added',
  removed: 'removed',
  focus: 'focused',
  error: 'error',
};

/**
 * Parses the options of a fence: `title="App.java" {1,4-6} showLineNumbers`.
 * @throws Error with the name of an invalid option
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = {
    marked: new Set(),
    added: new Set(),
    removed: new Set(),
    focused: new Set(),
    error: new Set(),
    lineNumbers: false,
    firstLine: 1,
    diff: false,
    wrap: false,
    preview: false,
    words: [],
    unknown: [],
  };
  for (const [option] of meta.matchAll(/\w+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|\/(?:\\.|[^/\\])+\/|\S+/g)) {
    const [, name = '', written = ''] = /^(\w+)=(.*)$/s.exec(option) ?? [];
    if (/^(?:\w+=)?["'{]/.test(option) && !/(?:^(?:\w+=)?(?:"[^"]*"|'[^']*'|\{[^}]*\})$)/s.test(option)) {
      throw new Error(`the option ${option} of the code fence has no end; write ${option}${option.includes('{') ? '}' : '"'}`);
    }
    const value = written.replace(/^(["'])(.*)\1$/s, '$2');
    const field = texts.find((text) => text === name);
    const kind = name === '' ? undefined : lineKinds[name];
    if (field) {
      if (value === '') throw new Error(`the option ${name} of the code fence is empty; write ${name}="…", or leave it out`);
      result[field] = value;
    } else if (kind) for (const line of parseRanges(written)) result[kind].add(line);
    else if (option.startsWith('{')) for (const line of parseRanges(option)) result.marked.add(line);
    else if (option === 'showLineNumbers') result.lineNumbers = true;
    else if (name === 'showLineNumbers') {
      const [, first] = /^\{?(\d+)\}?$/.exec(value) ?? [];
      if (first === undefined)
        throw new Error(`showLineNumbers=${value} of the code fence cannot be read; expected a number as in showLineNumbers={10}`);
      result.lineNumbers = true;
      result.firstLine = Number(first);
    } else if (option === 'wrap') result.wrap = true;
    else if (option === 'diff') result.diff = true;
    else if (option === 'preview') result.preview = true;
    else if (/^\/.+\/$/.test(option)) result.words.push(option.slice(1, -1).replace(/\\(.)/g, '$1'));
    else result.unknown.push(option);
  }
  return result;
}

function parseRanges(text: string): number[] {
  return text
    .replace(/^\{(.*)\}$/, '$1')
    .split(',')
    .flatMap((part) => {
      const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
      if (from === undefined || Number(from) < 1 || Number(to ?? from) < Number(from)) {
        throw new Error(`line range ${JSON.stringify(part.trim())} of the code fence cannot be read; expected numbers as in {1,3-5}`);
      }
      const first = Number(from);
      return Array.from({ length: Number(to ?? from) - first + 1 }, (_, index) => first + index);
    });
}
