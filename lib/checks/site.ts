import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ContentReader } from '../content/files';
import { type Content, parseContent } from '../content/parse';
import type { DocFile } from '../content/types';
import { navbarTarget } from '../docs/navbar-target';
import { flattenMessages, messageFile, parseMessages } from '../i18n/messages';
import { nearestName, type Problem } from '../problems/problem';
import { buildModel, type SiteModel } from '../routes/model';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { TextError } from '../shared/text/utf8';
import type { Site } from '../site/schema';
import { addAnchors, checkAnchors, currentAnchors, readManifest, writeManifest } from './anchors';
import { checkClientProperties } from './client-properties';
import { checkContent, type OnProgress } from './content';
import { JavaCheck } from './java/check';
import { checkJavaSamples, checkJavaTexts } from './java/content';
import { checkJavaDefaults, readJavaDefaults } from './java-defaults';
import { checkMessages } from './messages';
import { checkProductNames } from './product-names';
import { applySeverity } from './severity';
import { type CompiledFile, readTextFiles } from './text-files';
import { checkTranslations } from './translations/check';
import { sourceHash } from './translations/status';
import { readCode, unusedImages, unusedMessages, unusedSamples } from './unused';
import { checkWording } from './wording';

/** The content and the site that it makes. */
export type Sources = { content: Content; model: SiteModel };

/** Result of {@link checkSources}. */
export type SourceCheck = Sources & { problems: Problem[] };

type Options = {
  onProgress?: OnProgress;
  /** Whether to mend what can be mended safely: new addresses are noted down. */
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
  const problems = [...model.problems, ...checkNavbar(model, site), ...(await checkAllMessages(messages))];
  const english = messages.get(defaultLocale);
  problems.push(...checkVersions(content, site), ...checkMessageKeys(site, english));
  // What pages say in words of their own is not known without.
  if (!english) return { content, model, problems: applySeverity(problems, site.checks) };
  problems.push(...(await checkContent(content, model, site, onProgress)));
  const files = await readTextFiles(content, site.docs.versions);
  problems.push(...(await checkJava(root, files)), ...checkTranslations(files, hashReader()));
  const code = [...(await readCode()).values()];
  problems.push(
    ...(await unusedImages(root, files)),
    ...(await unusedSamples(root, files, code)),
    ...unusedMessages(english, code),
    ...checkProductNames(files, messages, content),
    ...checkWording(files, english),
    ...(await checkJavaDefaults(files, await readJavaDefaults(root))),
    ...(await checkClientProperties(files)),
  );
  problems.push(...(await checkAddresses(root, model, site, fix)));
  return { content, model, problems: applySeverity(problems, site.checks) };
}

/** Items of the navigation bar that lead nowhere, which would fail page by page otherwise. */
function checkNavbar(model: SiteModel, { docs, navbar }: Site): Problem[] {
  const [set] = model.docSets(defaultLocale);
  const items = navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : item));
  return items.flatMap((item): Problem[] => {
    if (item.type !== 'doc' && item.type !== 'docSidebar') return [];
    try {
      navbarTarget(item, set, docs.sidebarId);
      return [];
    } catch (error) {
      return [{ severity: 'error', file: 'lib/site/values.ts', message: (error as Error).message }];
    }
  });
}

/** Versions of the configuration that have no pages: the version menu would lead to them. */
function checkVersions({ versions }: Content, { docs }: Site): Problem[] {
  return docs.versions.flatMap(({ name }, index): Problem[] => {
    if (name === 'current' || versions.includes(name)) return [];
    const field = `docs.versions[${index}].name`;
    const message = `${field}: expected a version with pages in content/${defaultLocale}/docs-${name}, found ${JSON.stringify(name)}`;
    return [{ severity: 'error', file: 'lib/site/values.ts', message }];
  });
}

/** Fields named `message` with a key that the English messages do not have: readers would see the key. */
function checkMessageKeys(site: Site, english: object | undefined): Problem[] {
  if (!english) return [];
  const keys = flattenMessages(english);
  const visit = (value: unknown, field: string): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, child]): Problem[] => {
      const path = Array.isArray(value) ? `${field}[${name}]` : (field && `${field}.${name}`) || name;
      if (name !== 'message' || typeof child !== 'string' || keys.has(child)) return visit(child, path);
      const near = nearestName(child, keys.keys());
      const found = `found ${JSON.stringify(child)}${near ? `; did you mean "${near}"?` : ''}`;
      const message = `${path}: expected a key of ${messageFile(defaultLocale)}, ${found}`;
      return [{ severity: 'error', file: 'lib/site/values.ts', message }];
    });
  };
  return visit(site, '');
}

async function checkAddresses(root: string, model: SiteModel, site: Site, fix: boolean): Promise<Problem[]> {
  const known = await readManifest(root);
  if (!known && !fix) return [];
  const current = await currentAnchors(model);
  if (fix) await writeManifest(root, addAnchors(known?.manifest ?? {}, current));
  const checked = fix ? await readManifest(root) : known;
  return checked ? checkAnchors(root, checked, current, site.redirects) : [];
}

/** Reads hashes of English files, each once. */
function hashReader(): (file: DocFile) => string {
  const hashes = new Map<string, string>();
  return ({ file }) => {
    const hash = hashes.get(file) ?? sourceHash(readFileSync(file));
    hashes.set(file, hash);
    return hash;
  };
}

async function checkJava(root: string, files: CompiledFile[]): Promise<Problem[]> {
  const java = await JavaCheck.open(root);
  if (!java) return [];
  const problems = [...(await checkJavaTexts(files, java)), ...(await checkJavaSamples(root, java))];
  await java.save();
  return problems;
}

/** @param all where the messages of each language go */
async function checkAllMessages(all: Map<Locale, object>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const read = async (locale: (typeof locales)[number]): Promise<object | undefined> => {
    try {
      const messages = parseMessages(await readFile(messageFile(locale)));
      all.set(locale, messages);
      return messages;
    } catch (error) {
      const { message } = error as Error;
      const line = error instanceof TextError ? error.line : undefined;
      problems.push({
        severity: 'error',
        file: messageFile(locale),
        line,
        message: line === undefined ? `cannot be read: ${message}` : message,
      });
      return undefined;
    }
  };
  const base = await read(defaultLocale);
  if (!base) return problems;
  problems.push(...checkMessages(base, base, defaultLocale));
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    const translation = await read(locale);
    if (translation) problems.push(...checkMessages(base, translation, locale));
  }
  return problems;
}
