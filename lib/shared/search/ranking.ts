/**
 * All constants of the ranking. After a change, compare recall and rank with `npm run bench:search`. The first part is
 * used when the index is built, the second part when it is queried.
 */

/** Weight of a word by its place. A title or a search term of the author says most about the topic, code least. */
export const fieldWeights = {
  title: 24,
  english: 16,
  titleOfPart: 3,
  heading: 14,
  path: 4,
  description: 4,
  chips: 14,
  keywords: 48,
  text: 1.6,
  code: 1,
};
/** Weights of terms that are not in the text of a Java type: inherited members, initials, and the tag of the element. */
export const javaWeights = { inherited: 8, typeInitials: 20, memberInitials: 12, qualifiedInitials: 16, tag: 24 };
/** Each repetition adds less: the tenth mention in a section means little. */
export const repetitionGain = 0.4;
/** Parts of names (`set` in `setEnabled`) and of compounds count less than whole words. */
export const partFactor = 0.6;
/** Synonyms count less than the words of the text. */
export const synonymFactor = 0.4;
/** Synonyms are added only for fields with at least this weight: those that describe the topic of a page or section. */
export const leastForSynonyms = 4;
/**
 * Words that occur in a larger share of the sections are dropped, except from pages and sections that have them in the
 * title. Pairs of characters are kept, because they are fragments of words.
 */
export const tooFrequent = 0.5;
/** Indexes with fewer sections keep all terms. */
export const fewSections = 60;

/** Score of a term by the way it matches a word of the query. */
export const quality = { exact: 1, sameStem: 0.85, sameRoot: 0.5, begun: 0.45, begunGain: 0.35, corrected: 0.7 };
/** Weight of a single letter that begins the title, or a later word of it. */
export const letterWeights = { first: 24, later: 12 };
/** Minimum length of a word for fixing one typing error, and for fixing two. */
export const shortestCorrected = 5;
export const shortestMendedTwice = 9;
/** Minimum length of a name part for fixing, as in `drag-and-drp`. The other parts leave less doubt. */
export const shortestCorrectedPart = 3;
/** Maximum number of words that are searched instead of one with a typing error. */
export const mostCorrected = 4;
/** Exponent of the weights. Below 1, so that several words count more than one word with a high weight. */
export const strengthPower = 0.6;
/** Added to the rarity of a word, so that a word of most sections counts too. */
export const leastRarity = 0.2;
/** Score of a word that the section lacks but the page has, relative to a match; and how much of the query it covers. */
export const elsewhereOnPage = { score: 0.3, coverage: 0.6 };
/** Exponent of the covered share of the query. Above 1: a section with all words is better than two with half of them. */
export const coveragePower = 2;
/** Share of the second section in the score of a page. A page that says it twice is about it. */
export const secondSection = 0.15;
/** Maximum number of sections per page, and the share of the best score that they must reach. */
export const sectionsPerPage = 3;
export const sectionShare = 0.4;
/**
 * How well a word matches one of the title: its beginning (plus a gain by the typed share), or a part of a name. `most`
 * is the largest gain of a page whose title has all words in any form, `whole` its factor if the query is the title.
 */
export const titleMatch = { begun: 0.4, begunGain: 0.5, part: 0.5, most: 1.5, whole: 2 };

/** English pages of missing translations rank below translated pages of the same score. */
export const fallbackFactor = 0.5;
/** Pages that explain rank above pages that list. */
export const sectionFactor = { docs: 1, 'client-components': 0.85, blog: 0.75, 'java-api': 1 };
/** The whole query is compared with the texts of this many pages. More would load more parts of the index. */
export const comparedPages = 8;
/** Score factor of a page that has the words of the query next to each other, in a heading or in the text. */
export const phraseFactor = { heading: 1.4, text: 1.2 };
/** Score factor for the page of a component that has the searched name. */
export const ofType = 1.5;
/** Maximum number of names to search instead of a type. */
export const mostNames = 4;
/** Maximum number of types whose members are compared with the initials of a query. */
export const mostTypes = 6;
/** Position of a page of the Java API in the results if the query is not a Java name. */
export const javaPosition = 3;
/**
 * Likelihood that initials mean a type: all belong to its name, they begin its name, or those of a member follow. 1 is
 * the likelihood of a member alone.
 */
export const nameFactors = { whole: 4, begun: 2, withMember: 2.5 };

/**
 * When a block answers a query. The shares are those of the query's words, by rarity. After a change, compare precision
 * with `npm run bench:search`.
 */
export const answerRule = {
  /** Maximum length of a sample in lines, and minimum length of a sentence in words or in Chinese characters. */
  mostLines: 12,
  leastWords: 5,
  leastCharacters: 12,
  /** Only pages with at least this share of the best score have an answer, and how much a lower score counts. */
  pages: 0.9,
  pageFactor: 1.5,
  /** Maximum number of such pages. */
  mostPages: 3,
  /** First paragraph of a page: share in the title, value of a synonym there, and share in title or paragraph. */
  title: 0.94,
  synonym: 0.95,
  lead: 0.7,
  begun: 0.5,
  /** First block of a section: share in the section with its titles, in all titles, in the heading; known words there. */
  covered: 0.85,
  topic: 0.7,
  heading: 0.45,
  exact: 0.5,
  /** Share in a heading that has only words of the query: with a title that has one, and without. */
  whole: 0.4,
  wholeAlone: 0.5,
  /** Any block: share in it, share in the titles, and last block of a section that is read. */
  body: 0.9,
  bodyTopic: 0.45,
  lastBlock: 2,
  /** Value of a word that isn't in heading or text, by its place: titles above, synonym of the heading, page title, code. */
  inPath: 0.8,
  inSynonym: 0.7,
  inTitle: 0.9,
  inCode: 0.8,
  /** A term has the weight of a synonym if it reaches this share of it. Rounding in the index lowers weights. */
  synonymWeight: 0.9,
};

/**
 * Score of a block that may answer. A first paragraph gets `lead` if the title has the query, `renamed` if it has
 * synonyms. Other blocks get shares of the matches in heading and block, more with text and code, less for later blocks.
 */
export const answerScore = { lead: 2, renamed: 0.7, heading: 0.5, body: 0.6, withCode: 0.35, later: 0.3 };
