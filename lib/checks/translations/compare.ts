import type { Artifact, Outline, Position } from '../../mdx/types';
import { nearestName } from '../../problems/problem';

/** A difference between a translation and its English page, with its position in the translation if known. */
export type Difference = Position & { message: string };

/**
 * Compares a translation with the English page: order of heading ids, order of code blocks without comments, and number
 * of links, images, and components.
 * @param english name of the English file for messages
 */
export function compareTranslation(base: Artifact, own: Artifact, english: string): Difference[] {
  return [
    ...compareHeadings(base.outline.headings, own.outline.headings, english),
    ...compareFences(base.outline.fences, own.outline.fences, english),
    ...compareCounts('link', links(base), links(own), english),
    ...compareCounts('image', images(base), images(own), english),
    ...compareCounts('inline code', base.outline.codes.map(code), own.outline.codes.map(code), english),
    ...compareCounts('component', base.outline.elements.map(named), own.outline.elements.map(named), english),
  ];
}

type Named = Position & { name: string };

function named(element: Named): Named {
  return { ...element, name: element.name.startsWith(':::') ? element.name : `<${element.name}>` };
}

const code = ({ text, ...place }: Outline['codes'][number]): Named => ({ name: `\`${text}\``, ...place });

/** Links of footnotes are generated, so they are skipped. */
function links({ links: all }: Artifact): Named[] {
  return all.flatMap(({ url, ...place }) => (url.startsWith('#user-content-') ? [] : [{ name: url, ...place }]));
}

function images({ images: all }: Artifact): Named[] {
  return all.map(({ url, ...place }) => ({ name: url, ...place }));
}

function compareHeadings(base: Outline['headings'], own: Outline['headings'], english: string): Difference[] {
  const differences: Difference[] = [];
  const expected = new Set(base.map(({ id }) => id));
  const actual = new Set(own.map(({ id }) => id));
  const missing = base.filter(({ id }) => !actual.has(id));
  // Same number of headings in the same places: an id differs, not a heading.
  const isAligned = base.length === own.length;
  for (const [index, { id, hasOwnId, ...place }] of own.entries()) {
    if (expected.has(id)) continue;
    const wanted = isAligned
      ? base[index]?.id
      : nearestName(
          id,
          missing.map((heading) => heading.id),
        );
    if (wanted !== undefined) missing.splice(0, missing.length, ...missing.filter((heading) => heading.id !== wanted));
    differences.push({
      ...place,
      message:
        wanted === undefined
          ? `the heading "${id}" is not in ${english}`
          : `the heading has ${hasOwnId ? `the id "${id}"` : 'no id'}, its English one "${wanted}"; write {#${wanted}} behind it`,
    });
  }
  for (const { id } of missing) differences.push({ line: 1, message: `the heading with the id "${id}" of ${english} is missing` });
  const order = own.filter(({ id }) => expected.has(id));
  const known = base.filter(({ id }) => actual.has(id));
  const moved = order.findIndex(({ id }, index) => known[index]?.id !== id);
  const first = order[moved];
  if (first && known[moved]) {
    const { id, hasOwnId: _, ...place } = first;
    differences.push({ ...place, message: `the heading "${id}" stands where ${english} has "${known[moved].id}"` });
  }
  return differences;
}

/** Languages of code blocks that are translated: diagrams and plain text. */
const translatedLanguages = new Set(['', 'mermaid', 'text', 'txt', 'plain', 'console', 'md', 'mdx', 'markdown']);

function compareFences(base: Outline['fences'], own: Outline['fences'], english: string): Difference[] {
  if (base.length !== own.length) {
    const index = own.findIndex((fence, at) => base[at]?.language !== fence.language);
    const place = own[index === -1 ? own.length - 1 : index];
    return [{ line: place?.line ?? 1, column: place?.column, message: `has ${own.length} code blocks, ${english} has ${base.length}` }];
  }
  const differences: Difference[] = [];
  for (const [index, { language, code, meta, line, column }] of own.entries()) {
    const other = base[index];
    if (!other) continue;
    const report = (message: string, offset = 0) => differences.push({ line: (line ?? 0) + offset, column, message });
    if (other.language !== language) report(`the code block is "${language}", in ${english} "${other.language}"`);
    else if (included(meta) !== included(other.meta))
      report(`the code block shows ${included(meta) || 'no file'}, in ${english} ${included(other.meta) || 'none'}`);
    else if (!translatedLanguages.has(language)) {
      const [lines, expected] = [codeLines(code, language), codeLines(other.code, language)];
      const at = expected.findIndex((wanted, lineIndex) => lines[lineIndex]?.text !== wanted.text);
      const wrong = at === -1 ? lines[expected.length] : lines[at];
      if (at === -1 && !wrong) continue;
      report(
        `the code differs from that of ${english} in more than comments: ${quote(wrong?.text)} instead of ${quote(expected[at]?.text)}`,
        wrong?.line ?? code.split('\n').length,
      );
    }
  }
  return differences;
}

function quote(text: string | undefined): string {
  return text === undefined ? 'nothing' : JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

/** Returns the options of a code block that affect its content. */
function included(meta: string): string {
  return (meta.match(/\b(?:file|region)=(?:"[^"]*"|'[^']*')/g) ?? []).join(' ');
}

/** Matches string literals, which may contain comment characters. A quote after a letter is an apostrophe. */
const text = /"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])*'/;
const longText = /"""[\s\S]*?"""|'{3}[\s\S]*?'{3}/;
const template = /`(?:\\[\s\S]|[^`\\])*`/;

const hash = /(?:^|(?<=\s))#.*/;
const slashes = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/;

/** Comment syntax by language, and literals that may contain comment characters. */
const comments: [languages: RegExp, comment: RegExp, ...texts: RegExp[]][] = [
  [/^(?:xml|html|svg|vue)$/, /<!--[\s\S]*?-->/],
  [/^(?:bash|sh|shell|zsh|yaml|yml|dockerfile|docker)$/, hash, text],
  [/^(?:python|toml)$/, hash, longText, text],
  [/^(?:powershell|pwsh|ps1)$/, /<#[\s\S]*?#>|(?:^|(?<=\s))#.*/, /"(?:`.|[^"`\n])*"|'[^'\n]*'/],
  [/^(?:cmd|bat|batch|dos)$/, /^[ \t]*(?:@?rem(?!\S)|::).*/i],
  [/^properties$/, /^[ \t]*[#!].*/],
  [/^ini$/, /(?:^|(?<=\s))[#;].*/, text],
  [/^(?:hocon|conf)$/, /(?:^|(?<=\s))(?:#|\/\/).*/, longText, text],
  [/^sql$/, /--.*|\/\*[\s\S]*?\*\//, /'[^']*'|"[^"\n]*"/],
  [/^(?:js|jsx|ts|tsx|javascript|typescript|groovy)$/, slashes, longText, text, template],
  [/./, slashes, longText, text],
];

/** Returns lines of code without comments, trailing spaces, and empty lines, with their 1-based line numbers. */
function codeLines(code: string, language: string): { text: string; line: number }[] {
  const [, comment = /$^/, ...texts] = comments.find(([languages]) => languages.test(language)) ?? [];
  const parts = new RegExp([...texts.map(({ source }) => source), `(${comment.source})`].join('|'), `gm${comment.flags}`);
  // Keep the line breaks of block comments, so that line numbers stay correct.
  const bare = code.replace(parts, (part, found?: string) => (found === undefined ? part : part.replace(/[^\n]/g, '')));
  return bare.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line.trim(), line: index + 1 }]));
}

function compareCounts(kind: string, base: Named[], own: Named[], english: string): Difference[] {
  const left = new Map<string, number>();
  for (const { name } of base) left.set(name, (left.get(name) ?? 0) + 1);
  const extra: Named[] = [];
  for (const item of own) {
    const count = left.get(item.name) ?? 0;
    if (count === 0) extra.push(item);
    else left.set(item.name, count - 1);
  }
  const missing = [...left].flatMap(([name, count]) => Array<string>(count).fill(name));
  const differences: Difference[] = extra.map(({ name, ...place }) => {
    const near = nearestName(name, missing) ?? (missing.length === 1 ? missing[0] : undefined);
    if (near !== undefined) missing.splice(missing.indexOf(near), 1);
    return { ...place, message: `the ${kind} ${name} is not in ${english}${near === undefined ? '' : `; there it is ${near}`}` };
  });
  for (const name of missing) differences.push({ line: 1, message: `the ${kind} ${name} of ${english} is missing` });
  return differences;
}
