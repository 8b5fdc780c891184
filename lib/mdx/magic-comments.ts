import { lineKinds } from './fence';
import type { LineKind } from './highlight';

const comment = /^\s*(?:\/\/|#|--|;|\/\*|<!--|rem )\s*(highlight|added|removed|focus|error)-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/i;

/** Languages in which a magic comment is probably an example. */
const literal = new Set(['', 'text', 'txt', 'plain', 'markdown', 'md', 'mdx']);

/**
 * Removes comments such as `// highlight-next-line` from code. Returns the lines they refer to, counted after removal.
 * @throws Error when a start or an end has no counterpart
 */
export function takeMagicComments(code: string, language: string): { code: string; lines: Record<LineKind, number[]> } {
  const lines: Record<LineKind, number[]> = { marked: [], added: [], removed: [], focused: [], error: [] };
  if (literal.has(language) || !/-(?:next-line|start|end)/.test(code)) return { code, lines };
  const kept: string[] = [];
  const open = new Map<string, LineKind>();
  let next: LineKind[] = [];
  for (const line of code.split('\n')) {
    const [, name = '', place] = comment.exec(line.toLowerCase()) ?? [];
    const kind = lineKinds[name];
    if (kind === undefined) {
      kept.push(line);
      for (const own of new Set([...next, ...open.values()])) lines[own].push(kept.length);
      next = [];
    } else if (place === 'next-line') next.push(kind);
    else if (place === 'start') open.set(name, kind);
    else if (!open.delete(name)) throw new Error(`the code has "${name}-end" without "${name}-start" before it`);
  }
  const [unclosed] = open.keys();
  if (unclosed !== undefined) throw new Error(`the code has "${unclosed}-start" without "${unclosed}-end" behind it`);
  return { code: kept.join('\n'), lines };
}

/** Removes the signs of a diff from code. Returns the lines they refer to. */
export function takeDiffSigns(code: string): { code: string; added: number[]; removed: number[] } {
  const added: number[] = [];
  const removed: number[] = [];
  const kept = code.split('\n').map((line, index) => {
    if (line.startsWith('+')) added.push(index + 1);
    if (line.startsWith('-')) removed.push(index + 1);
    return line.replace(/^[+\- ]/, '');
  });
  return { code: kept.join('\n'), added, removed };
}

/**
 * Returns the part of a file between `// region name` and `// endregion`, without nested region comments and common
 * indentation. Without `region`, returns the whole file without region comments.
 * @throws Error when the region does not exist
 */
export function takeRegion(code: string, region: string | undefined): string {
  const mark = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#?(end)?region\b\s*([\w-]*).*$/;
  const lines = code.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  let from = 0;
  let to = lines.length;
  if (region !== undefined) {
    const names = lines.flatMap((line) => {
      const [, end, name] = mark.exec(line) ?? [];
      return end === undefined && name ? [name] : [];
    });
    from = lines.findIndex((line) => mark.exec(line)?.[2] === region && !mark.exec(line)?.[1]) + 1;
    if (from === 0) throw new Error(`it has no region "${region}" (regions: ${names.join(', ') || 'none'})`);
    let depth = 1;
    to = lines.findIndex((line, index) => {
      if (index < from) return false;
      const found = mark.exec(line);
      if (found) depth += found[1] ? -1 : 1;
      return depth === 0;
    });
    if (to === -1) throw new Error(`its region "${region}" has no end; write "// endregion" behind its last line`);
  }
  const kept = lines.slice(from, to).filter((line) => !mark.test(line));
  const indent = Math.min(...kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
  return kept.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}
