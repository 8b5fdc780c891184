/** Sub-path of the hosting, "" or "/sub". Set by `next.config.mjs`; usable in client code. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A path of this site as it stands in an `href` or `src`. */
export function withBasePath(path: string): string {
  return path === '/' ? basePath || '/' : basePath + path;
}
