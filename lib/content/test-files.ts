import type { SourceFile } from './files';

/**
 * Content files in memory, by path below the content folder, for tests.
 * @example files({ 'en/docs/a.mdx': '# A' })
 */
export function files(texts: Record<string, string | Uint8Array>): SourceFile[] {
  const encoder = new TextEncoder();
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: typeof text === 'string' ? encoder.encode(text) : text }));
}
