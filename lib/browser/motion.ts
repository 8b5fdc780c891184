/**
 * How long a disclosure takes to open, in milliseconds: longer for more content, but ever less so.
 * The curve is that of Material Design's collapsible, which Docusaurus uses too.
 * @param height of the content, in pixels
 */
export function detailsDuration(height: number): number {
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
