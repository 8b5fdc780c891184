import { translatedDocFields } from '../content/front-matter';
import type { Content } from '../content/parse';
import { overlay } from '../content/parse';
import type { DocFile } from '../content/types';
import { urlPathFault } from '../content/url-path';
import type { Problem } from '../problems/problem';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import type { Site, Version } from '../site/schema';
import { docId, docPath, localId, versionPath } from './ids';
import { buildSidebar, type Category } from './sidebar';
import { firstHeading, firstParagraph } from './text';
import type { Doc, DocSet } from './types';

type Options = {
  content: Content;
  site: Pick<Site, 'docs'>;
  locale: Locale;
  version: Version;
  /** Whether drafts are shown, as they are in development. */
  drafts: boolean;
  problems: Problem[];
};

/** The docs of one version in one language: pages, sidebar and generated index pages. */
export function buildDocSet({ content, site, locale, version, drafts, problems }: Options): DocSet {
  const base = content.folder(defaultLocale, version.name);
  const own = content.folder(locale, version.name);
  const root = versionPath(site.docs.routeBase, version);
  const docs = new Map<string, Doc>();
  const withheld: Doc[] = [];
  for (const [source, file] of base.docs) {
    const doc = toDoc(file, own.docs.get(source), locale, version, root);
    const other = docs.get(doc.id);
    if (doc.draft && !drafts) withheld.push(doc);
    else if (other) {
      problems.push({
        severity: 'error',
        file: file.file,
        message: `has the id "${doc.id}" of ${other.entry.file}; give one of them another "id"`,
      });
    } else docs.set(doc.id, doc);
    const fault = addressFault(file, doc.path, root);
    if (fault) problems.push(fault);
  }
  const categories = new Map<string, Category>();
  for (const [dir, { file, meta }] of base.categories) {
    const text = own.categories.get(dir)?.meta;
    categories.set(dir, { file, meta, text: text ?? meta, textLocale: text ? locale : defaultLocale });
  }
  const sidebar = buildSidebar({ locale, version, root, docs: [...docs.values()], withheld, categories, problems });
  return { version, docs, ...sidebar };
}

/** Describes an invalid slug, or an invalid file name if there is no slug. */
function addressFault(file: DocFile, path: string, root: string): Problem | undefined {
  const { slug } = file.frontMatter;
  if (slug === undefined) {
    // A space in the name of a file is escaped in its URL, as in Docusaurus.
    const fault = urlPathFault(path.replaceAll(' ', '-'));
    return fault === undefined
      ? undefined
      : { severity: 'error', file: file.file, message: `has the URL ${path}, which ${fault}; rename the file, or write a "slug"` };
  }
  const fault = urlPathFault(slug);
  const advice = `write a path below ${root}, as in "/my-page"`;
  return fault === undefined
    ? undefined
    : { severity: 'error', file: file.file, line: file.lineOf('slug'), message: `front matter: slug: "${slug}" ${fault}; ${advice}` };
}

function toDoc(base: DocFile, own: DocFile | undefined, locale: Locale, version: Version, root: string): Doc {
  const entry = overlay(base, own, locale, translatedDocFields);
  const { frontMatter, body } = entry;
  const written = firstHeading(body);
  const title = frontMatter.title ?? written ?? base.frontMatter.title ?? localId(base);
  return {
    id: docId(base),
    version,
    path: docPath(base, root),
    title,
    heading: written ?? (frontMatter.hide_title ? undefined : title),
    description: frontMatter.description ?? firstParagraph(body),
    sidebarLabel: frontMatter.sidebar_label ?? title,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    entry,
  };
}
