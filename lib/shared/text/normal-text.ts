/** A text as it is in the repository: without byte order mark, with Unix line ends. Editors and Git on Windows write others. */
export function normalText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
