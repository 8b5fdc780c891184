/**
 * Returns the duration of a disclosure's animation in milliseconds. It grows with the height, but ever more slowly. The
 * formula is that of Material Design's collapsible, which Docusaurus uses too.
 * @param height of the content, in pixels
 */
export function detailsDuration(height: number): number {
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
