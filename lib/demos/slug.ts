/** Returns the name of a demo in URLs, from its path on the demo host: `/webforj/button?` → `button`. */
export function demoSlug(path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const segments = pathname.split('/').filter(Boolean);
  // All demos run in one application, so leave out its name.
  if (segments.length > 1 && segments[0] === 'webforj') segments.shift();
  return [...segments, query]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the id of a demo's element on its page. */
export function demoAnchor(path: string): string {
  return `demo-${demoSlug(path)}`;
}
