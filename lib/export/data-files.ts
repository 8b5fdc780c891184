import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { collectDemos } from '../demos/collect';
import { readDemoData } from '../demos/data';
import { readMessages } from '../i18n/messages';
import { apiSentences } from '../pages/api-sentences';
import { allSheets } from '../pages/preview-sheets';
import { previewSheet } from '../previews/styles';
import { readTokens } from '../reference/data';
import { apiShards, readDeclarations } from '../reference/declarations';
import { tokenStyles } from '../reference/token-boxes';
import { getModel } from '../routes';
import type { SiteModel } from '../routes/model';
import { searchSetup } from '../search/setup';
import type { ApiShard, ApiTexts } from '../shared/api-cards';
import { defaultLocale, isLocale, locales } from '../shared/i18n/locales';
import { site } from '../site';
import { announcementStyles } from '../site/announcement-styles';
import { contentTypes } from './host-rules';

/** One kind of data that pages load besides their HTML. */
type DataFiles = {
  /** Names of all files. A kind without names is a single file. */
  names?: (model: SiteModel) => Promise<string[]>;
  /** Returns the content of a file, undefined if there is none of this name. */
  content: (model: SiteModel, name: string) => Promise<string | undefined>;
};

const json = (name: string) => `${name}.json`;
const withoutJson = (file: string) => file.replace(/\.json$/, '');

const allDemos = async (model: SiteModel) => (await collectDemos(model, defaultLocale)).flatMap(({ demos }) => demos);

let shards: Promise<Map<string, ApiShard>> | undefined;

async function readShards(): Promise<Map<string, ApiShard>> {
  shards ??= readDeclarations().then(apiShards);
  return shards;
}

/** All kinds by the path of their folder or file. `next build` doesn't render them: a route costs more than their content. */
const dataFiles = {
  /**
   * Picture and highlighted sources of each demo. All languages share it. The live demo page offers nearly two hundred
   * demos. Including their sources would add megabytes to the page, but a reader opens only a few.
   */
  'demo-sources': {
    names: async (model) => (await allDemos(model)).map(({ slug }) => json(slug)),
    content: async (model, name) => {
      const demo = (await allDemos(model)).find(({ slug }) => json(slug) === name);
      return demo && JSON.stringify(await readDemoData(demo, model));
    },
  },
  /** Style sheets of all pages with previews. Pages whose previews use the same rules share one. */
  previews: {
    names: async (model) => [...(await allSheets(model)).keys()].map((name) => `${name}.css`),
    content: async (model, name) => {
      // In development, there is only the one with all rules.
      const sheet = process.env.NODE_ENV === 'development' ? await previewSheet() : (await allSheets(model)).get(name.replace('.css', ''));
      return sheet?.css;
    },
  },
  /** What the cards of links to the Java API show: per package, and texts per language. Loaded at the first card. */
  'api-cards': {
    names: async () => [...(await readShards()).keys(), ...locales].map(json),
    content: async (model, name) => {
      const key = withoutJson(name);
      if (!isLocale(key)) return JSON.stringify((await readShards()).get(key));
      const { apiCard: kinds, chips } = await readMessages(key);
      const texts: ApiTexts = { since: chips.since, kinds, sentences: await apiSentences(model, key) };
      return JSON.stringify(texts);
    },
  },
  /** Texts and configuration of search per language. Browsers load them at the first use of search. */
  'search-setup': {
    names: async () => locales.map(json),
    content: async (_, name) => {
      const locale = withoutJson(name);
      return isLocale(locale) ? JSON.stringify(searchSetup(site, locale, await readMessages(locale))) : undefined;
    },
  },
  /** The configured colors of the announcement. The policy allows no inline styles. */
  'announcement.css': { content: async () => announcementStyles(site.announcement) },
  /** The tokens of the webforJ theme, for the pages that show them. */
  'dwc-tokens.css': { content: async () => tokenStyles(await readTokens()) },
} satisfies Record<string, DataFiles>;

/** Returns the content of all data files by their path in the export. */
export async function makeDataFiles(model: SiteModel): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [kind, { names, content }] of Object.entries<DataFiles>(dataFiles))
    for (const name of (await names?.(model)) ?? ['']) files.set(path.posix.join(kind, name), (await content(model, name)) ?? '');
  return files;
}

/** Writes data files into an export. */
export async function writeDataFiles(exportDir: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(exportDir, name)), { recursive: true });
    await writeFile(path.join(exportDir, name), content);
  }
}

/** Development only: returns a route that serves the data files of a kind. Its parameter is `file`. */
export function dataRoute(kind: keyof typeof dataFiles) {
  return async (_: Request, { params }: { params?: Promise<{ file?: string }> }): Promise<Response> => {
    // Next.js passes no parameters to a route without dynamic segments.
    const { file = '' } = (await params) ?? {};
    const { content }: DataFiles = dataFiles[kind];
    const text = await content(await getModel(), file);
    if (text === undefined) return new Response(null, { status: 404 });
    return new Response(text, { headers: { 'content-type': contentTypes[path.extname(file || kind).slice(1)] ?? '' } });
  };
}
