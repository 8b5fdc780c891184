import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const dynamic = 'force-dynamic';

/** Development only: serves Mermaid's browser build from its package, so that the bundler does not need to process it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const folder = path.resolve('node_modules/mermaid/dist');
  const file = path.join(folder, ...(await params).file);
  if (!file.startsWith(folder + path.sep) || !file.endsWith('.mjs')) return new Response(null, { status: 404 });
  return new Response(await readFile(file, 'utf8'), { headers: { 'content-type': 'text/javascript' } });
}
