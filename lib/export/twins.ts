import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Translator, translatorFor } from '../i18n/translator';
import { hashOfCode, KeptResults } from '../mdx/kept-results';
import { loadFacts, type PageFacts } from '../pages/facts';
import { inLanguage, messagesOf, type PlainPage, type PlainPages, type SharedPage, withMessages } from '../plain/pages';
import { toMarkdownText } from '../plain/to-markdown';
import { hasTwin, type TwinRoute } from '../routes/table';
import { type Locale, locales } from '../shared/i18n/locales';
import { twinPath } from '../shared/i18n/paths';

/** The Markdown version of a page. */
export type Twin = {
  page: PageFacts<TwinRoute>;
  text: string;
  /** Whether it is reused from the last export. */
  isKept: boolean;
};

/** Whether a message needs no Markdown escaping at any position: only words and numbers, and a colon after a label. */
const isPlain = (message: string) => /^[\p{L}\p{N}]+(?:(?:[ -]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*(?:\s?[:：]\s?)?$/u.test(message);

/** Opens the Markdown that earlier builds kept. */
export async function openKeptMarkdown(): Promise<KeptResults<string>> {
  return KeptResults.open(
    path.join(process.cwd(), '.cache', 'twins.json'),
    await hashOfCode(['lib/plain/to-markdown.ts', 'package-lock.json']),
  );
}

/**
 * Renders the twins of all pages. The pages themselves need not be rendered.
 * @param keptText returns the text of a twin that can be reused
 * @param kept Markdown of earlier builds: converting a page takes longer than rendering it
 */
export async function makeTwins(
  pages: PlainPages,
  keptText: (route: TwinRoute) => Promise<string | undefined> = async () => undefined,
  kept?: KeptResults<string>,
): Promise<Twin[]> {
  const markdownOf = async ({ facts, text }: PlainPage) => {
    const nodes = [...facts, ...text];
    return kept ? kept.get([JSON.stringify(nodes)], () => toMarkdownText(nodes)) : toMarkdownText(nodes);
  };
  const factsOf = await loadFacts(pages.model);
  const translators = new Map<Locale, Translator>();
  for (const locale of locales) translators.set(locale, await translatorFor(locale));
  const markdown = new Map<SharedPage, string>();
  const twins: Twin[] = [];
  for (const route of pages.model.routes) {
    const t = translators.get(route.locale);
    if (!hasTwin(route) || !t) continue;
    const page = factsOf(route);
    const reused = await keptText(route);
    if (reused !== undefined) {
      twins.push({ page, text: reused, isKept: true });
      continue;
    }
    // An untranslated page is English in every language. Its twins differ only in links and messages, unless they name
    // other pages.
    const shared = await pages.shared(route);
    const messages = messagesOf(shared, t);
    let body: string;
    if (!shared.namesPages && messages.every(isPlain)) {
      const made = markdown.get(shared) ?? (await markdownOf(shared));
      markdown.set(shared, made);
      body = withMessages(made, messages);
    } else body = await markdownOf(await pages.page(route, t));
    // If the page shows no heading, use its title: a standalone file needs one.
    const { title, heading = title, description } = page;
    const lead = description ? `> ${description.replace(/\s+/g, ' ')}\n\n` : '';
    const text = inLanguage(`# ${heading}\n\n${lead}${body}`, route.locale, pages.host);
    twins.push({ page, text, isKept: false });
  }
  return twins;
}

/** Writes each new twin next to its page. */
export async function writeTwins(exportDir: string, twins: Twin[]): Promise<void> {
  for (const { page, text, isKept } of twins) {
    if (isKept) continue;
    const file = path.join(exportDir, twinPath(page.route.url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
