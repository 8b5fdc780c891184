import { ContentReader } from '../content/files';
import { type Content, parseContent } from '../content/parse';
import type { Problem } from '../problems/problem';
import { buildModel, type SiteModel } from '../routes/model';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import type { OnProgress } from './content';
import { JavaCheck } from './java/check';
import { type CheckContext, checks } from './list';
import { checkAllMessages } from './messages';
import { applySeverity } from './severity';
import { readTextFiles } from './text-files';
import { openTermResults } from './translations/terms';

/** The content and the model built from it. */
export type Sources = { content: Content; model: SiteModel };

/** Result of {@link checkSources}. */
export type SourceCheck = Sources & { problems: Problem[] };

type Options = {
  onProgress?: OnProgress;
  /** Whether to apply safe fixes: add new URLs to the manifest. */
  fix?: boolean;
  /** The sources, if they have been read already. */
  sources?: Sources;
};

/**
 * Reads the content without drafts, as a production build does.
 * @param root content folder, as shown in messages
 */
export function readSources(root: string, site: Site): Sources {
  const content = parseContent(new ContentReader(root).read(), root);
  return { content, model: buildModel({ content, site, drafts: false }) };
}

/**
 * Runs all checks that need no build: configuration, messages, front matter, categories, routes, MDX, links between
 * files.
 * @param root content folder, as shown in messages
 */
export async function checkSources(root: string, site: Site, { onProgress, fix = false, sources }: Options = {}): Promise<SourceCheck> {
  const { content, model } = sources ?? readSources(root, site);
  const messages = new Map<Locale, object>();
  const problems = [...model.problems, ...(await checkAllMessages(messages))];
  const english = messages.get(defaultLocale);
  const java = await JavaCheck.open(root);
  const terms = await openTermResults();
  const context: Omit<CheckContext, 'files'> = { root, content, model, site, messages, english, java, terms, fix, onProgress };
  let files: CheckContext['files'] | undefined;
  for (const { kinds, needs, run } of checks) {
    // Texts cannot be compiled without English messages. Check only the configuration then.
    const isConfiguration = needs === 'site' && kinds.includes('always');
    if (!english && !isConfiguration) continue;
    // The `brokenLinks` check compiles the files itself and reports its progress.
    if (!isConfiguration && !kinds.includes('brokenLinks')) files ??= await readTextFiles(content, site.docs.versions);
    problems.push(...(await run({ ...context, files: files ?? [] })));
  }
  await java?.results.save();
  await terms.save();
  return { content, model, problems: applySeverity(problems, site.checks) };
}
