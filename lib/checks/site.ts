import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ContentReader } from '../content/files';
import { type Content, parseContent } from '../content/parse';
import type { Problem } from '../content/problem';
import type { DocFile } from '../content/types';
import { navbarTarget } from '../docs/navbar-target';
import { checkMessages } from '../i18n/check-messages';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { messageFile } from '../i18n/messages';
import { buildModel, type SiteModel } from '../routes/model';
import type { Site } from '../site/schema';
import { addAnchors, checkAnchors, currentAnchors, readManifest, writeManifest } from './anchors';
import { checkContent, type OnProgress } from './content';
import { JavaCheck } from './java/check';
import { checkJavaSamples, checkJavaTexts } from './java/content';
import { checkProductNames } from './product-names';
import { applySeverity } from './severity';
import { type CompiledFile, readTextFiles } from './text-files';
import { checkTranslations } from './translations/check';
import { sourceHash } from './translations/status';
import { readCode, unusedImages, unusedMessages, unusedSamples } from './unused';

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
  const problems = [
    ...model.problems,
    ...checkNavbar(model, site),
    ...(await checkAllMessages(messages)),
    ...(await checkContent(content, model, site, onProgress)),
  ];
  const files = await readTextFiles(content, site.docs.versions);
  problems.push(...(await checkJava(root, files)), ...checkTranslations(files, hashReader()));
  const code = [...(await readCode()).values()];
  problems.push(
    ...(await unusedImages(root, files, model)),
    ...(await unusedSamples(root, files, code)),
    ...unusedMessages(messages.get(defaultLocale) ?? {}, code),
    ...checkProductNames(files, messages),
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
      const messages = JSON.parse(await readFile(messageFile(locale), 'utf8')) as object;
      all.set(locale, messages);
      return messages;
    } catch (error) {
      problems.push({ severity: 'error', file: messageFile(locale), message: `cannot be read as JSON: ${(error as Error).message}` });
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
