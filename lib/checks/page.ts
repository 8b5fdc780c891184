import type { Post } from '../blog/types';
import type { Content } from '../content/parse';
import type { DocFile, PostFile } from '../content/types';
import type { Doc } from '../docs/types';
import type { Problem } from '../problems/problem';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import { JavaCheck } from './java/check';
import { type CheckContext, checks } from './list';
import { applySeverity } from './severity';
import type { CompiledFile } from './text-files';

type Options = {
  /** Content folder. Messages call it `content`. */
  root: string;
  content: Content;
  model: SiteModel;
  site: Site;
  java: JavaCheck | undefined;
};

/**
 * Runs the checks of `npm run check` for one page: its file in all languages, the files it imports, and the samples it
 * shows. Skips checks that need all pages, such as unused files and removed URLs.
 */
export async function checkOnePage(page: Doc | Post, { root, content, model: all, site, java }: Options): Promise<Problem[]> {
  const model = published(all);
  const pages = new Map<string, Doc | Post>([[page.entry.file, page]]);
  for (const locale of locales) {
    const other = docOrPost(all.route(locale, page.path));
    if (other && !pages.has(other.entry.file)) pages.set(other.entry.file, other);
  }
  const files = new Map<string, CompiledFile>();
  for (const other of pages.values()) {
    for (const { file, artifact } of await docFiles(other, model)) {
      files.set(file.file, {
        // Imported files have the front matter of a page, or none.
        file: file as DocFile | PostFile,
        artifact,
        locale: file.textLocale,
        version: 'version' in other ? other.version.name : 'blog',
        isPartial: file !== other.entry,
      });
    }
  }
  const context: CheckContext = {
    root,
    content,
    model,
    site,
    java,
    files: [...files.values()],
    messages: new Map(),
    english: undefined,
    pages: [...pages.values()],
  };
  const problems: Problem[] = [];
  for (const { needs, run } of checks) if (needs === 'page') problems.push(...(await run(context)));
  problems.push(...model.problems.filter(({ file }) => files.has(file)));
  return applySeverity(problems, site.checks);
}

/**
 * Checks the pages in some files or folders, without the checks that need all pages.
 * @param paths as in messages, `content/de/docs/routing`
 * @returns problems in these files, and the number of pages
 */
export async function checkPages(paths: string[], options: Omit<Options, 'java'>): Promise<{ problems: Problem[]; count: number }> {
  const isAsked = (file: string) => paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
  const java = await JavaCheck.open(options.root);
  const problems: Problem[] = [];
  const pages = new Map<string, Doc | Post>();
  for (const route of options.model.routes) {
    const page = docOrPost(route);
    // The first route of an English file is the English one. Others are fallbacks, which link to translations.
    if (page && isAsked(page.entry.file) && !pages.has(page.entry.file)) pages.set(page.entry.file, page);
  }
  for (const page of pages.values()) {
    const found = await checkOnePage(page, { ...options, java });
    problems.push(...found.filter(({ file }) => isAsked(file)));
  }
  return { problems, count: pages.size };
}

/** Removes drafts and scheduled posts. They are pages in development, but published pages must not link to them. */
function published(model: SiteModel): SiteModel {
  const isHidden = (page: Doc | Post | undefined) => page?.draft || (page && 'scheduled' in page && page.scheduled);
  return {
    ...model,
    routes: model.routes.filter((route) => !isHidden(docOrPost(route))),
    route: (locale, sitePath) => {
      const route = model.route(locale, sitePath);
      return isHidden(docOrPost(route)) ? undefined : route;
    },
    pageBySource: (from, filePath) => {
      const page = model.pageBySource(from, filePath);
      return isHidden(page) ? undefined : page;
    },
  };
}
