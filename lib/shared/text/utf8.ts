const decoder = new TextDecoder('utf-8', { fatal: true });

/** Error for text that cannot be decoded. The line is 1-based. */
export class TextError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'TextError';
  }
}

/**
 * Decodes a file as UTF-8, without byte order mark.
 * @throws TextError with the first line that is not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new TextError(firstInvalidLine(bytes), 'is not UTF-8 text; save it with the UTF-8 encoding');
  }
}

function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let index = 0; index <= bytes.length; index++) {
    if (index < bytes.length && bytes[index] !== 0x0a) continue;
    try {
      decoder.decode(bytes.subarray(start, index));
    } catch {
      return line;
    }
    line += 1;
    start = index + 1;
  }
  return line;
}
