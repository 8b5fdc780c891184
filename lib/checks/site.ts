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

/** The content and the site that it makes. */
export type Sources = { content: Content; model: SiteModel };

/** Result of {@link checkSources}. */
export type SourceCheck = Sources & { problems: Problem[] };

type Options = {
  onProgress?: OnProgress;
  /** Whether to fix what is safe to fix: new addresses are noted down. */
  fix?: boolean;
  /** Where they have been read already. */
  sources?: Sources;
};

/**
 * Reads the content as a build publishes it, without drafts.
 * @param root content folder, as messages should call it
 */
export function readSources(root: string, site: Site): Sources {
  const content = parseContent(new ContentReader(root).read(), root);
  return { content, model: buildModel({ content, site, drafts: false }) };
}

/**
 * Everything that can be said about the sources before a build: configuration, messages, front matter, categories,
 * routes, MDX, links between files.
 * @param root content folder, as messages should call it
 */
export async function checkSources(root: string, site: Site, { onProgress, fix = false, sources }: Options = {}): Promise<SourceCheck> {
  const { content, model } = sources ?? readSources(root, site);
  const messages = new Map<Locale, object>();
  const problems = [...model.problems, ...(await checkAllMessages(messages))];
  const english = messages.get(defaultLocale);
  const java = await JavaCheck.open(root);
  const context: Omit<CheckContext, 'files'> = { root, content, model, site, messages, english, java, fix, onProgress };
  let files: CheckContext['files'] | undefined;
  for (const { kinds, needs, run } of checks) {
    // Without English messages, texts can't be compiled: only the configuration is checked then.
    const isConfiguration = needs === 'site' && kinds.includes('always');
    if (!english && !isConfiguration) continue;
    // Compiled by the check of the content, which shows its progress.
    if (!isConfiguration && !kinds.includes('brokenLinks')) files ??= await readTextFiles(content, site.docs.versions);
    problems.push(...(await run({ ...context, files: files ?? [] })));
  }
  await java?.save();
  return { content, model, problems: applySeverity(problems, site.checks) };
}
