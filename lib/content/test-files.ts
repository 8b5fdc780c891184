import type { SourceFile } from './files';

/**
 * Creates content files in memory for tests, from texts by path in the content folder.
 * @example files({ 'en/docs/a.mdx': '# A' })
 */
export function files(texts: Record<string, string | Uint8Array>): SourceFile[] {
  const encoder = new TextEncoder();
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: typeof text === 'string' ? encoder.encode(text) : text }));
}
