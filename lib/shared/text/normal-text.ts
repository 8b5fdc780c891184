/**
 * Returns a text in the form of the repository: without byte order mark, with Unix line endings. Editors and Git on
 * Windows may write other forms.
 */
export function normalText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
