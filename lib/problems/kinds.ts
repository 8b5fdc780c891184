/**
 * Kinds of problems with their default severity. The configuration can change it (`checks` in `lib/site/values.ts`).
 * `throw` fails the build, `warn` is printed, `ignore` is not printed. Problems without a kind always fail the build.
 */
export const problemKinds = {
  /** Links to files that do not exist, to drafts, or in wrong case. */
  brokenLinks: 'throw',
  /** Links to headings that do not exist. */
  brokenAnchors: 'throw',
  /** Images that do not exist or cannot be read; pages show the text alternative then. */
  brokenImages: 'throw',
  /** Java code that cannot be parsed. */
  javaSyntax: 'throw',
  /** Names of the Java API that the documented version does not have. */
  javaNames: 'throw',
  /** Java files in pages that use types without importing them. */
  javaImports: 'throw',
  /** Defaults of Java documented as client defaults, or the other way round. */
  javaDefaults: 'throw',
  /** Names of client properties that the component does not have. */
  clientProperties: 'throw',
  /** Names in the reference of a client component without an English sentence. */
  undescribed: 'throw',
  /** Sentences of references that a language does not have yet. */
  untranslatedDescriptions: 'warn',
  /** Translations that differ from the English page in headings, code, links, images, or components. */
  translationStructure: 'throw',
  /** Translations of a text that has changed since. */
  outdatedTranslations: 'warn',
  /** Removed URLs and headings without a redirect. */
  removedAddresses: 'throw',
  /** URLs and headings that are missing in `content/anchors.json`. */
  newAddresses: 'warn',
  /** Unused images, samples, and messages. */
  unusedFiles: 'warn',
  unusedMessages: 'warn',
  /** Misspelled product names. */
  productNames: 'warn',
  /** Previews of demos that are not markup as they should be, or not true to their sample. */
  previews: 'throw',
  /** Demos without a preview. */
  missingPreviews: 'throw',
  /** Phrases in English texts that CONTRIBUTING advises against. */
  wording: 'throw',
  /** Words in translations that the term list of the language rules out, and lines that are still English. */
  terms: 'throw',
} as const satisfies Record<string, 'throw' | 'warn' | 'ignore'>;

/** Kind of a problem. */
export type ProblemKind = keyof typeof problemKinds;
