import type { Doc } from '../docs/types';
import { textLang } from '../i18n/text-lang';
import type { Demo } from '../mdx/types';
import { demosOf } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { defaultLocale, type Locale, localeInfo } from '../shared/i18n/locales';
import { demoAnchor, demoSlug } from './slug';

/** A demo of the published docs. */
export type ListedDemo = {
  slug: string;
  /** Path on the demo host. */
  path: string;
  /** Files below `content/samples`, the main one first. */
  sources: string[];
  title: string;
  /** Language of the title if it differs from that of the list. */
  lang?: string;
  /** In pixels, if the author set it. */
  height?: number;
  /** Site path of the page that shows it, with its anchor there. */
  page: string;
};

/** Demos of one docs page. */
export type DemoGroup = { title: string; lang?: string; page: string; demos: ListedDemo[] };

const collected = new WeakMap<SiteModel, Map<Locale, Promise<DemoGroup[]>>>();

/**
 * Returns all demos of the published English docs by page, ordered by page title. Titles are in the given language.
 * A demo that several pages show belongs to the first.
 */
export function collectDemos(model: SiteModel, locale: Locale): Promise<DemoGroup[]> {
  let byLocale = collected.get(model);
  if (!byLocale) collected.set(model, (byLocale = new Map()));
  let groups = byLocale.get(locale);
  if (!groups) byLocale.set(locale, (groups = readGroups(model, locale)));
  return groups;
}

async function readGroups(model: SiteModel, locale: Locale): Promise<DemoGroup[]> {
  const groups: DemoGroup[] = [];
  const seen = new Set<string>();
  const translations = model.docSets(locale);
  for (const [index, { docs }] of model.docSets(defaultLocale).entries()) {
    for (const doc of docs.values()) {
      if (doc.draft || doc.unlisted) continue;
      const demos = (await demosOf(doc, model)).filter(({ path }) => !seen.has(demoSlug(path)) && seen.add(demoSlug(path)));
      if (demos.length === 0) continue;
      const own = translations[index]?.docs.get(doc.id) ?? doc;
      const ownDemos = new Map((await demosOf(own, model)).map((demo) => [demoSlug(demo.path), demo]));
      groups.push({
        title: own.title,
        lang: textLang(own.entry.textLocale, locale),
        page: own.path,
        demos: demos.map((demo) => listed(demo, own, ownDemos.get(demoSlug(demo.path)))),
      });
    }
  }
  return groups.sort((a, b) => a.title.localeCompare(b.title, localeInfo(locale).htmlLang));
}

/** @param translated the same demo on the page of the language, where it has it */
function listed({ path, sources, title, height }: Demo, doc: Doc, translated: Demo | undefined): ListedDemo {
  const [, pixels] = /^(\d+)(?:px)?$/.exec(height ?? '') ?? [];
  const isEnglish = translated?.title === undefined && title !== undefined;
  return {
    slug: demoSlug(path),
    path,
    sources,
    title: translated?.title ?? title ?? doc.title,
    lang: textLang(isEnglish ? defaultLocale : doc.entry.textLocale, doc.entry.locale),
    height: pixels === undefined ? undefined : Number(pixels),
    page: translated ? `${doc.path}#${demoAnchor(path)}` : doc.path,
  };
}
