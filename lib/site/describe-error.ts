/** What a thrown value and its causes say, the outermost first. Whatever was thrown: no thrown value makes this fail. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current);
    if (current instanceof Error) {
      messages.push(current.message || current.name);
      current = current.cause;
    } else {
      messages.push(textOf(current));
      break;
    }
  }
  return messages;
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string') return value.message;
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
