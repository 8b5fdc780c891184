/** Indents are classes, because a book has no inline style. Deeper lines hang at the last one. */
export const maxIndent = 16;

/** A line as `highlight` writes it where a line's look depends on it. */
const markedLine = /<(span|ins|del) class="(line[^"]*)"[^>]*?(?: data-note="([^"]*)")?>([\s\S]*?)\n<\/\1>/g;

/**
 * Wraps each line of highlighted code in an element with its indent as class, so that a line that is too long for the
 * page goes on below itself, deeper than it begins. Lines keep their line feed: without a style sheet, it is still code.
 * @param html code as `highlight` returns it
 */
export function codeLines(html: string): string {
  if (!/^<(?:span|ins|del) class="line\b/.test(html)) {
    return html
      .split('\n')
      .map((line) => lineOf('span', 'line', '', line))
      .join('');
  }
  return html.replace(markedLine, (_, tag: string, classes: string, note: string | undefined, line: string) =>
    lineOf(tag, classes, note === undefined ? '' : ` title="${note}"`, line),
  );
}

function lineOf(tag: string, classes: string, attributes: string, line: string): string {
  const [space = ''] = /^[ \t]*/.exec(line.replace(/<[^>]*>/g, '')) ?? [];
  const indent = Math.min(space.replaceAll('\t', '    ').length, maxIndent);
  return `<${tag} class="${classes}${indent > 0 ? ` i${indent}` : ''}"${attributes}>${line}\n</${tag}>`;
}
