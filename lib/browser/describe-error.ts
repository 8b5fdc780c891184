/** What a thrown value and its causes say, the outermost first. Whatever was thrown: no thrown value makes this fail. */
function messagesOf(error: unknown): string[] {
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null; current = (current as Partial<Error>).cause) {
    if (seen.has(current)) break;
    seen.add(current);
  }
  return [...seen].map(textOf);
}

function textOf(value: unknown): string {
  const { message, name } = value as Partial<Error>;
  if (typeof message === 'string') return message || `${name}`;
  try {
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * The message of an error with those of its causes.
 * @param label stands before each cause, as `Cause:`
 */
export function describeError(error: unknown, label: string): string {
  return messagesOf(error).join(`\n\n${label}\n`);
}
