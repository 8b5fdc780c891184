import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypes } from '@/lib/export/host-rules';
import { assetFolder } from '@/lib/mdx/images';
import { decodeUrl } from '@/lib/shared/text/decode-url';

/** Development only: serves the images and videos of the content, which builds copy into the export. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = path.basename(decodeUrl((await params).file));
  const content = await readFile(path.join(assetFolder, name)).catch(() => undefined);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, { headers: { 'content-type': contentTypes[path.extname(name).slice(1).toLowerCase()] ?? '' } });
}
