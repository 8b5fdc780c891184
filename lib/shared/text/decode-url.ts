/** Text without percent-encoding, or as it is when the encoding is broken (`100%`). */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
