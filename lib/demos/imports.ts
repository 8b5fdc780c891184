/** Fold imports only if there are at least this many lines. */
const fewestLines = 4;

/**
 * Splits highlighted Java before its class, so that imports can be folded.
 * @param html lines as `highlight` returns them, without numbers or marks
 * @returns parts that, joined by a line break, are the whole; `imports` is empty if the file has few
 */
export function splitImports(html: string): { imports: string; rest: string } {
  const lines = html.split('\n');
  const count = lines.findIndex((line) => !/^(?:(?:<[^>]*>)*(?:package|import)\b.*)?$/.test(line));
  return count < fewestLines
    ? { imports: '', rest: html }
    : { imports: lines.slice(0, count).join('\n'), rest: lines.slice(count).join('\n') };
}
