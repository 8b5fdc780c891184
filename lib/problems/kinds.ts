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
  /** Defaults of Java shown where a running component has those of the client, or the other way round. */
  javaDefaults: 'throw',
  /** Names of client properties that the component does not have. */
  clientProperties: 'throw',
  /** Names in the reference of a client component without an English sentence. */
  undescribed: 'throw',
  /** Sentences of references that a language does not have yet. */
  untranslatedDescriptions: 'warn',
  /** Translations with other headings, code, links, images or components than the English page. */
  translationStructure: 'throw',
  /** Translations of a text that has changed since. */
  outdatedTranslations: 'warn',
  /** Addresses and headings that are gone without a redirect. */
  removedAddresses: 'throw',
  /** Addresses and headings that `content/anchors.json` does not have yet. */
  newAddresses: 'warn',
  /** Images, samples and messages that nothing uses. */
  unusedFiles: 'warn',
  unusedMessages: 'warn',
  /** Names of products that are spelled in another way. */
  productNames: 'warn',
  /** Phrases that the style rules of CONTRIBUTING rule out, in English texts. */
  wording: 'throw',
} as const satisfies Record<string, 'throw' | 'warn' | 'ignore'>;

/** Kind of a problem. */
export type ProblemKind = keyof typeof problemKinds;
