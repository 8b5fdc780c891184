/** Returns the messages of a thrown value and its causes, outermost first. Never throws, whatever was thrown. */
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
 * Returns the message of an error with those of its causes.
 * @param label text before each cause, such as `Cause:`
 */
export function describeError(error: unknown, label: string): string {
  return messagesOf(error).join(`\n\n${label}\n`);
}
