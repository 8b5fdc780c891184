/** Plain text of one line of Markdown: links, emphasis, code marks, JSX and heading ids taken off. */
export function plainText(markdown: string): string {
  const code: string[] = [];
  return (
    markdown
      // Code is put aside: what looks like a tag or emphasis there is text.
      .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_all, _marks, text: string) => `\0${code.push(text.trim()) - 1}\0`)
      .replace(/\{\/\*.*?\*\/\}|\{#[\w-]+\}/g, '')
      .replace(/<\/?[A-Za-z][^>]*>/g, '')
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/(\*\*|__|\*|~~)(?=\S)(.+?)\1/g, '$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/\0(\d+)\0/g, (_all, index: string) => code[Number(index)] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  );
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

/** Text of the first paragraph, at most 160 characters, cut between words. */
export function firstParagraph(body: string): string {
  const words: string[] = [];
  for (const { line } of proseLines(afterPreamble(body).replace(titleLine, ''))) {
    const isText = line.trim() !== '' && !/^\s*(#|<|:::|\{|!\[|\||[-*+]\s)/.test(line);
    if (isText) words.push(line.trim());
    else if (words.length > 0) break;
  }
  const text = plainText(words.join(' '));
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`;
}
