/** Whether a URL has a host. Paths, anchors, and `mailto:` have none. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(url);
}
