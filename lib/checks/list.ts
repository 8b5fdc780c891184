import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Post } from '../blog/types';
import type { Content } from '../content/parse';
import type { Doc } from '../docs/types';
import type { ProblemKind } from '../problems/kinds';
import type { Problem } from '../problems/problem';
import type { SiteModel } from '../routes/model';
import type { Locale } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import { addAnchors, checkAnchors, currentAnchors, readManifest, writeManifest } from './anchors';
import { checkClientProperties } from './client-properties';
import { checkMessageKeys, checkNavbar, checkVersions } from './configuration';
import { checkContent, type OnProgress } from './content';
import { checkDescriptions } from './descriptions';
import type { JavaCheck } from './java/check';
import { checkJavaSamples, checkJavaTexts } from './java/content';
import { checkJavaDefaults, readJavaDefaults } from './java-defaults';
import { checkPreviews } from './previews';
import { checkProductNames } from './product-names';
import type { CompiledFile } from './text-files';
import { checkTranslations } from './translations/check';
import { sourceHash } from './translations/status';
import { checkTerms, type TermResults } from './translations/terms';
import { readCode, unusedImages, unusedMessages, unusedSamples } from './unused';
import { checkWording } from './wording';

/** Input of checks. */
export type CheckContext = {
  /** Content folder. Messages call it `content`. */
  root: string;
  content: Content;
  model: SiteModel;
  site: Site;
  /** Text files to check, compiled. */
  files: CompiledFile[];
  /** Messages by language. Empty if only pages are checked. */
  messages: Map<Locale, object>;
  english: object | undefined;
  java: JavaCheck | undefined;
  /** Kept results of the check of terms. */
  terms?: TermResults;
  /** Pages to check. Undefined means all. */
  pages?: (Doc | Post)[];
  /** Whether to apply safe fixes: add new URLs to the manifest. */
  fix?: boolean;
  onProgress?: OnProgress;
};

/**
 * A check of the sources. CONTRIBUTING says how to add one.
 */
export type Check = {
  /** Kinds of its problems. `always` means that the configuration cannot turn the check off. */
  kinds: readonly (ProblemKind | 'always')[];
  /** `page`: the check needs only the page and its translations, so `next dev` runs it too. `site`: it needs all files. */
  needs: 'page' | 'site';
  run(context: CheckContext): Problem[] | Promise<Problem[]>;
};

/** All checks of the sources, in the order in which they run. */
export const checks: readonly Check[] = [
  { kinds: ['always'], needs: 'site', run: ({ model, site }) => checkNavbar(model, site) },
  { kinds: ['always'], needs: 'site', run: ({ content, site }) => checkVersions(content, site) },
  { kinds: ['always'], needs: 'site', run: ({ site, english }) => checkMessageKeys(site, english) },
  {
    kinds: ['always', 'brokenLinks', 'brokenAnchors', 'brokenImages'],
    needs: 'page',
    run: ({ content, model, site, onProgress, pages }) => checkContent(content, model, site, onProgress, pages),
  },
  { kinds: ['javaSyntax', 'javaNames', 'javaImports'], needs: 'page', run: ({ files, java }) => (java ? checkJavaTexts(files, java) : []) },
  { kinds: ['javaSyntax', 'javaNames'], needs: 'page', run: checkSamples },
  {
    kinds: ['translationStructure', 'outdatedTranslations'],
    needs: 'page',
    run: ({ files, root, pages }) => checkTranslations(files, hashReader(pages && root)),
  },
  { kinds: ['unusedFiles'], needs: 'site', run: ({ root, files }) => unusedImages(root, files) },
  { kinds: ['unusedFiles'], needs: 'site', run: async ({ root, files }) => unusedSamples(root, files, await codeTexts()) },
  { kinds: ['unusedMessages'], needs: 'site', run: async ({ english }) => unusedMessages(english ?? {}, await codeTexts()) },
  { kinds: ['productNames'], needs: 'page', run: productNames },
  { kinds: ['wording'], needs: 'page', run: ({ files, english }) => checkWording(files, english) },
  { kinds: ['terms'], needs: 'page', run: ({ root, files, messages, terms }) => checkTerms(root, files, messages, terms) },
  { kinds: ['javaDefaults'], needs: 'page', run: async ({ files, root }) => checkJavaDefaults(files, await readJavaDefaults(root)) },
  { kinds: ['undescribed', 'untranslatedDescriptions'], needs: 'site', run: ({ root }) => checkDescriptions(root) },
  { kinds: ['clientProperties'], needs: 'page', run: ({ files }) => checkClientProperties(files) },
  {
    kinds: ['previews', 'missingPreviews'],
    needs: 'page',
    run: ({ root, files, pages }) => checkPreviews(root, files, pages !== undefined),
  },
  { kinds: ['removedAddresses', 'newAddresses'], needs: 'site', run: checkAddresses },
];

const codeTexts = async () => [...(await readCode()).values()];

/** Checks names of products. Categories, tags, and authors belong to the whole site. */
function productNames({ files, messages, content, pages }: CheckContext): Problem[] {
  return pages ? checkProductNames(files, new Map()) : checkProductNames(files, messages, content);
}

/** Checks all Java samples, or only those that the given pages show. */
async function checkSamples({ root, java, files, pages }: CheckContext): Promise<Problem[]> {
  if (!java) return [];
  const shown = pages && new Set(files.flatMap(({ artifact }) => Object.keys(artifact.sources)));
  const problems = await checkJavaSamples(root, java, (sample) => !shown || shown.has(`samples/${sample}`));
  return problems.map((problem) => ({ ...problem, file: pages ? path.join('content', path.relative(root, problem.file)) : problem.file }));
}

async function checkAddresses({ root, model, site, fix }: CheckContext): Promise<Problem[]> {
  const known = await readManifest(root);
  if (!known && !fix) return [];
  const current = await currentAnchors(model);
  if (fix) await writeManifest(root, addAnchors(known?.manifest ?? {}, current));
  const checked = fix ? await readManifest(root) : known;
  return checked ? checkAnchors(root, checked, current, site.redirects) : [];
}

/**
 * Returns a function that hashes English files. It caches the hashes.
 * @param root real path of the content, if file names start with `content/` but the content is elsewhere
 */
export function hashReader(root?: string): (file: CompiledFile['file']) => string {
  const hashes = new Map<string, string>();
  return ({ file }) => {
    const isThere = root === undefined || file.startsWith(`${root}/`);
    const hash = hashes.get(file) ?? sourceHash(readFileSync(isThere ? file : path.join(root, path.relative('content', file))));
    hashes.set(file, hash);
    return hash;
  };
}
