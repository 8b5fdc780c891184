/**
 * Converts Docusaurus syntax to MDX: HTML comments, `{#id}` after headings, and `:::note Title`. Replacements keep the
 * position of the following text, so that messages have the author's line and column.
 * @see https://docusaurus.io/docs/api/docusaurus-config#markdown (mdx1Compat)
 */
export function preprocess(body: string): string {
  /** Marker of the code fence around the current line. */
  let fence: string | undefined;
  let inComment = false;
  const lines = body.split('\n').map((line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return line;
    }
    if (!inComment) fence = openFence.exec(line)?.[1];
    if (fence !== undefined) return line;
    const startsInComment = inComment;
    const [text, endsInComment] = replaceComments(line, inComment);
    inComment = endsInComment;
    if (startsInComment || endsInComment) return text;
    return text
      .replace(/^([\s>]*#{1,6}\s.*?)\{#([^\s{}*]+)\}(\s*)$/, '$1{/*#$2*/}$3')
      .replace(/^([\s>]*:{3,}[A-Za-z]+)\s(\s*[^\s{[].*?)\s*$/, '$1[$2]');
  });
  return lines.join('\n');
}

/** Matches an opening fence, also in lists and quotations. Backticks after the marker would make it inline code. */
export const openFence = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?!.*`)|~{3,})/;

/** Whether a line closes the fence with this marker. */
export function closesFence(line: string, fence: string): boolean {
  const marks = line.replace(/^[\s>]+/, '').trimEnd();
  return marks.startsWith(fence) && marks === fence.charAt(0).repeat(marks.length);
}

/** Replaces `<!-- x -->` with an MDX comment of the same length. Leaves inline code unchanged. */
function replaceComments(line: string, inComment: boolean): [text: string, inComment: boolean] {
  if (!inComment && !line.includes('<!--')) return [line, false];
  let text = '';
  let open = inComment;
  let index = 0;
  while (index < line.length) {
    if (open) {
      const end = line.indexOf('-->', index);
      const content = line.slice(index, end === -1 ? undefined : end).replaceAll('*/', '* ');
      text += content;
      if (end === -1) return [text, true];
      text += '*/}';
      index = end + 3;
      open = false;
    } else if (line.startsWith('<!--', index)) {
      text += '{/* ';
      index += 4;
      open = true;
    } else if (line[index] === '`') {
      const marks = /^`+/.exec(line.slice(index))?.[0] ?? '`';
      const end = line.indexOf(marks, index + marks.length);
      const stop = end === -1 ? index + marks.length : end + marks.length;
      text += line.slice(index, stop);
      index = stop;
    } else {
      text += line[index];
      index += 1;
    }
  }
  return [text, open];
}
