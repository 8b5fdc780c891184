import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { loadSite } from '../site/load';
import type { Site, Version } from '../site/schema';
import { values } from '../site/values';
import { buildModel, type SiteModel } from './model';

type Options = { versions?: Version[]; redirects?: Site['redirects']; drafts?: boolean; env?: Record<string, string> };

/**
 * Builds the model of a site from files in memory (path in the content folder → text). Problems are formatted as
 * authors see them.
 */
export function modelOf(
  texts: Record<string, string>,
  { versions, redirects = [], drafts = false, env = {} }: Options = {},
): { model: SiteModel; problems: string[] } {
  const site = loadSite({ ...values, docs: { ...values.docs, versions: versions ?? values.docs.versions }, redirects }, env);
  const model = buildModel({ content: parseContent(files(texts)), site, drafts });
  return { model, problems: model.problems.map(formatProblem) };
}
