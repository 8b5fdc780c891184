import { allSheets } from '@/lib/pages/preview-sheets';
import { previewSheet } from '@/lib/previews/styles';
import { getModel } from '@/lib/routes';

export const dynamic = 'force-static';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Returns the style sheets of all pages with previews. Pages whose previews use the same rules share one. */
export async function generateStaticParams() {
  if (isDevelopment) return [];
  return [...(await allSheets(await getModel())).keys()].map((name) => ({ sheet: `${name}.css` }));
}

/** Returns a style sheet of previews by its name. In development, there is only the one with all rules. */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const name = (await params).sheet.replace('.css', '');
  const sheet = isDevelopment ? await previewSheet() : (await allSheets(await getModel())).get(name);
  if (!sheet) return new Response(null, { status: 404 });
  return new Response(sheet.css, { headers: { 'Content-Type': 'text/css' } });
}
