/** Returns the URL of a running demo. The query passes the color mode of the page. */
export function frameAddress(host: string, path: string, theme: string): string {
  const url = new URL(path, host);
  url.searchParams.set('theme', theme);
  return url.href;
}
