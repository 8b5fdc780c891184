/** What stands in braces, which may hold braces themselves, three deep. */
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** A tag, whose attributes may hold `>` in quotes and braces. */
const tag = `</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|${braces}|[^>"'{])*)?>`;
const tags = new RegExp(tag, 'g');

/** The signs that authors write as entities because a keyboard lacks them, or Markdown takes them. */
const entities = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
    ...{ hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
    ...{ larr: '←', rarr: '→', times: '×', deg: '°', middot: '·', bull: '•', copy: '©', reg: '®', trade: '™', euro: '€' },
  }),
);

/** Plain text of one line of Markdown: links, emphasis, code marks, JSX and heading ids taken off. */
export function plainText(markdown: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\0${kept.push(text) - 1}\0`;
  return (
    markdown
      // Code, escaped characters and entities are put aside: what looks like a tag or emphasis there is text.
      .replace(
        /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|\\([!-/:-@[-`{-~])|&(?:#x[\da-f]+|#\d+|[a-z]+);/gi,
        (all: string, _marks, code?: string, escaped?: string) => keep(code?.trim() ?? escaped ?? characterOf(all)),
      )
      .replace(/\{\/\*.*?\*\/\}|\{#[^\s{}*]+\}/g, '')
      .replace(tags, '')
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/(\*\*|\*|~~)(?=\S)(.+?)\1/g, '$2')
      // Underscores within a word, as in snake_case, are no emphasis.
      .replace(/(?<![\p{L}\p{N}_])(__?)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
      .replace(/\0(\d+)\0/g, (_all, index: string) => kept[Number(index)] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** `&amp;` or `&#38;` → `&`. What is not known stays as it is. */
function characterOf(entity: string): string {
  const [, hex, decimal, name = ''] = /^&(?:#x([\da-f]+)|#(\d+)|(.+));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : (entities.get(name) ?? entity);
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Lines of the text outside of code fences, with their 0-based index. */
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

/** The text without the comments, imports and exports that stand before it. */
function afterPreamble(body: string): string {
  const preamble = /^\s*(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s(?:.*\S.*(?:\n|$))*)/;
  let text = body;
  for (let match = preamble.exec(text); match; match = preamble.exec(text)) text = text.slice(match[0].length);
  return text.trimStart();
}

/** `# Title` or an underlined title at the start of a text. */
const titleLine = /^#[ \t]+(?<marked>.+?)(?:[ \t]+#+)?[ \t]*(?:\n|$)|^(?<underlined>[^#>|:<{`\s-].*)\n=+[ \t]*(?:\n|$)/;

/** Text of the first `# heading`, when the page begins with it (imports and comments may stand before). */
export function firstHeading(body: string): string | undefined {
  const { marked, underlined } = titleLine.exec(afterPreamble(body))?.groups ?? {};
  const heading = marked ?? underlined;
  return heading === undefined ? undefined : plainText(heading);
}

/** A tag, an expression or a comment at the start of a line, to its end. */
const wholeJsx = new RegExp(String.raw`^\s*(?:<!--[\s\S]*?-->|\{/\*[\s\S]*?\*/\}|${braces}|${tag})`);

/** Text of the first paragraph, at most 160 characters, cut between words. */
export function firstParagraph(body: string): string {
  const words: string[] = [];
  /** What lines before have begun with `<` or `{` and not ended. */
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
