/** Fewer lines than these are no hindrance. */
const fewestLines = 4;

/**
 * Splits highlighted Java where its class begins: what is imported can be folded away, and comes first all the same.
 * @param html lines as `highlight` makes them, without numbers or marks
 * @returns `imports` empty where the file has few; both together, with a line break between them, are the whole
 */
export function splitImports(html: string): { imports: string; rest: string } {
  const lines = html.split('\n');
  const count = lines.findIndex((line) => !/^(?:(?:<[^>]*>)*(?:package|import)\b.*)?$/.test(line));
  return count < fewestLines
    ? { imports: '', rest: html }
    : { imports: lines.slice(0, count).join('\n'), rest: lines.slice(count).join('\n') };
}
