/** Matches an expression in braces with up to three nested levels. */
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** Matches a tag. Attributes may contain `>` in quotes and braces. */
const tag = `</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|${braces}|[^>"'{])*)?>`;
const tags = new RegExp(tag, 'g');

/** Characters that authors write as entities because keyboards lack them or Markdown interprets them. */
const entities = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
    ...{ hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
    ...{ larr: '←', rarr: '→', times: '×', deg: '°', middot: '·', bull: '•', copy: '©', reg: '®', trade: '™', euro: '€' },
  }),
);

/** Returns the plain text of one line of Markdown, without links, emphasis, code marks, JSX, and heading ids. */
export function plainText(markdown: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\0${kept.push(text) - 1}\0`;
  return (
    markdown
      // First replace code, escaped characters, and entities by placeholders, so that they are not read as markup.
      .replace(
        /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|\\([!-/:-@[-`{-~])|&(?:#x[\da-f]+|#\d+|[a-z]+);/gi,
        (all: string, _marks, code?: string, escaped?: string) => keep(code?.trim() ?? escaped ?? characterOf(all)),
      )
      .replace(/\{\/\*.*?\*\/\}|\{#[^\s{}*]+\}/g, '')
      .replace(tags, '')
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/(\*\*|\*|~~)(?=\S)(.+?)\1/g, '$2')
      // Underscores in a word, as in snake_case, are not emphasis.
      .replace(/(?<![\p{L}\p{N}_])(__?)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
      .replace(/\0(\d+)\0/g, (_all, index: string) => kept[Number(index)] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** `&amp;` or `&#38;` → `&`. Unknown entities stay unchanged. */
function characterOf(entity: string): string {
  const [, hex, decimal, name = ''] = /^&(?:#x([\da-f]+)|#(\d+)|(.+));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : (entities.get(name) ?? entity);
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Returns the lines outside of code fences with their 0-based index. */
export function* proseLines(body: string): Generator<{ line: string; index: number }> {
  let open: string | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    const [, marks] = fence.exec(line) ?? [];
    if (open !== undefined) {
      if (marks?.startsWith(open) && line.trim() === marks) open = undefined;
    } else if (marks) open = marks;
    else yield { line, index };
  }
}

/** Removes comments, imports, and exports at the start of a text. */
function afterPreamble(body: string): string {
  const preamble = /^\s*(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s(?:.*\S.*(?:\n|$))*)/;
  let text = body;
  for (let match = preamble.exec(text); match; match = preamble.exec(text)) text = text.slice(match[0].length);
  return text.trimStart();
}

/** `# Title` or an underlined title at the start of a text. */
const titleLine = /^#[ \t]+(?<marked>.+?)(?:[ \t]+#+)?[ \t]*(?:\n|$)|^(?<underlined>[^#>|:<{`\s-].*)\n=+[ \t]*(?:\n|$)/;

/** Returns the text of a `# heading` at the start of the page. Imports and comments may precede it. */
export function firstHeading(body: string): string | undefined {
  const { marked, underlined } = titleLine.exec(afterPreamble(body))?.groups ?? {};
  const heading = marked ?? underlined;
  return heading === undefined ? undefined : plainText(heading);
}

/** Matches a tag, an expression, or a comment at the start of a line. */
const wholeJsx = new RegExp(String.raw`^\s*(?:<!--[\s\S]*?-->|\{/\*[\s\S]*?\*/\}|${braces}|${tag})`);

/** Returns the first paragraph, at most 160 characters, cut between words. */
export function firstParagraph(body: string): string {
  const words: string[] = [];
  /** Unfinished tag or expression of the previous lines. */
  let open = '';
  for (const { line } of proseLines(afterPreamble(body).replace(titleLine, ''))) {
    const jsx = open !== '' || /^\s*(?:<(?:!--|[A-Za-z/>])|\{)/.test(line) ? `${open}${line}\n` : '';
    open = wholeJsx.test(jsx) ? '' : jsx;
    const isText = jsx === '' && line.trim() !== '' && !/^\s*(#|<|:::|!\[|\||[-*+]\s)/.test(line);
    if (isText) words.push(line.trim());
    else if (words.length > 0) break;
  }
  const text = plainText(words.join(' '));
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`;
}
