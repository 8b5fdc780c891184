/** Decodes percent-encoding. Returns the text unchanged if the encoding is invalid (`100%`). */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
