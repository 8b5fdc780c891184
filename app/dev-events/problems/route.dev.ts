import { JavaCheck } from '@/lib/checks/java/check';
import { checkOnePage } from '@/lib/checks/page';
import { contentRoot } from '@/lib/content/root';
import { formatProblems } from '@/lib/problems/problem';
import { getModel, readContent } from '@/lib/routes';
import { docOrPost } from '@/lib/routes/table';
import { splitLocale } from '@/lib/shared/i18n/paths';
import { decodeUrl } from '@/lib/shared/text/decode-url';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

let java: Promise<JavaCheck | undefined> | undefined;
/** Problems that the terminal has shown already, by page. */
const told = new Map<string, string>();

/**
 * Development only: returns the problems of the page at `path` for `lib/browser/dev/problems-panel.ts`, and logs them
 * to the terminal.
 */
export async function GET(request: Request) {
  const sitePath = decodeUrl(new URL(request.url).searchParams.get('path') ?? '/').slice(site.basePath.length);
  const { locale, path } = splitLocale(sitePath);
  const model = await getModel();
  const route = model.route(locale, path.replace(/(?<=.)\/$/, ''));
  const page = docOrPost(route);
  if (!page) return Response.json([]);
  const content = readContent();
  java ??= JavaCheck.open(contentRoot);
  const problems = await checkOnePage(page, { root: contentRoot, content, model, site, java: await java });
  const text = formatProblems(problems);
  if (text !== (told.get(path) ?? '')) console.warn(text === '' ? `${path}: no problems any more` : `\n${text}\n`);
  told.set(path, text);
  return Response.json(problems, { headers: { 'cache-control': 'no-store' } });
}
