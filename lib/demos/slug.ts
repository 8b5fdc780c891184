/** Name of a demo in addresses, from its path on the demo host: `/webforj/button?` is `button`. */
export function demoSlug(path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const segments = pathname.split('/').filter(Boolean);
  // All demos run in one application; its name says nothing.
  if (segments.length > 1 && segments[0] === 'webforj') segments.shift();
  return [...segments, query]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Id of a demo's element on the page that shows it. */
export function demoAnchor(path: string): string {
  return `demo-${demoSlug(path)}`;
}
