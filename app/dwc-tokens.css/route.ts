import { readTokens } from '@/lib/reference/data';
import { tokenStyles } from '@/lib/reference/token-boxes';

export const dynamic = 'force-static';

/** Returns the tokens of the webforJ theme as a style sheet for the pages that show them. */
export async function GET() {
  return new Response(tokenStyles(await readTokens()), { headers: { 'Content-Type': 'text/css' } });
}
