/** Path prefix of the site: "" or "/sub". Set by `next.config.ts`. Client code may use it. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Returns a site path with the base path, for `href` or `src`. */
export function withBasePath(path: string): string {
  return path === '/' ? basePath || '/' : basePath + path;
}
