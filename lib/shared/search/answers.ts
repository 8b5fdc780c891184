import type { Locale } from '../i18n/locales';
import type { PageText } from './format';
import { answerRule, answerScore, fieldWeights, leastForSynonyms, synonymFactor } from './ranking';
import { parseQuery, type QueryWord } from './search-index';
import { han, tokenize } from './text';

/** A paragraph, a code sample, or a paragraph with the sample below it. */
export type Block = {
  text: string;
  code: string;
  /** Number of paragraphs, rows, and samples above it. */
  order: number;
};

/** A page in which an answer is looked for. */
export type AnswerPage = {
  title: string;
  text: PageText;
  /** The words of the query in the index of the page, and the position of the page there. */
  words: QueryWord[];
  index: number;
  /** Score as a share of the best page's. */
  share: number;
};

/** The block that answers a query, with its page and the position of its section. */
export type FoundAnswer<Page> = { page: Page; section: number; block: Block };

const sentenceEnd = /[.!?…。！？]["”»)）]?$/u;
const colon = /[:：]$/u;
const fileName = /^[\w./-]+\.\w+$/;

/** Minimum weights of synonyms of the title and of a heading. Words of the text weigh less. */
const titleSynonym = fieldWeights.title * synonymFactor * answerRule.synonymWeight;
const headingSynonym = Math.max(leastForSynonyms, fieldWeights.heading * synonymFactor * answerRule.synonymWeight);

/** Whether a query is a question or a phrase: two words that tell something, or one in a question. */
export function isQuestion(query: string, locale: Locale): boolean {
  const all = tokenize(query);
  const { tokens } = parseQuery(query, locale);
  return tokens.length < all.length ? tokens.length >= 2 || all.length >= 3 : all.length >= 2;
}

/**
 * Returns the blocks of a section that can answer something: sentences and short samples. Leaves out rows of tables,
 * labels, and texts that introduce something else than a sample.
 */
export function blocksOf(text: string, code: string): Block[] {
  const samples = code.split('\n\n');
  const blocks: Block[] = [];
  let above: Block | undefined;
  let sample = 0;
  let order = 0;
  for (const line of text.split('\n')) {
    if (line === '') {
      const found = samples[sample++] ?? '';
      const isShort = found.split('\n').length <= answerRule.mostLines;
      if (!above) blocks.push({ text: '', code: isShort ? found : '', order: order++ });
      else if (isShort) above.code = found;
      above = undefined;
    } else if (!fileName.test(line)) {
      // The name of a file may be between a paragraph and its code.
      above = isProse(line) ? { text: line, code: '', order } : undefined;
      if (above) blocks.push(above);
      order += 1;
    }
  }
  return blocks.filter((block) => block.code !== '' || (block.text !== '' && !colon.test(block.text)));
}

function isProse(line: string): boolean {
  // Cells of a table, and the texts of a preview.
  if (/\t| · /.test(line)) return false;
  if (colon.test(line)) return true;
  const isLong = han.test(line) ? line.length >= answerRule.leastCharacters : line.split(' ').length >= answerRule.leastWords;
  return isLong && sentenceEnd.test(line);
}

/**
 * Finds the block that answers a query. An answer is one of these: the first paragraph of a page whose title is the
 * query in other words, the first block of a section whose heading is, or a block that has nearly all words itself.
 * Returns nothing in all other cases, because no answer is better than a wrong one.
 */
export function findAnswer<Page extends AnswerPage>(pages: Page[], locale: Locale): FoundAnswer<Page> | undefined {
  const found = pages.flatMap((page) => answersOf(page, locale));
  return found.sort((a, b) => b.score - a.score)[0];
}

function answersOf<Page extends AnswerPage>(page: Page, locale: Locale): (FoundAnswer<Page> & { score: number })[] {
  const { words, index } = page;
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  /** Adds up a value of each word by its rarity: 1 if it is 1 for all. */
  const share = (measure: (word: QueryWord, at: number) => number) =>
    words.reduce((sum, word, at) => sum + word.rarity * measure(word, at), 0) / all;
  const isIn = (...texts: string[]) => {
    const terms = new Set(texts.flatMap(termsOf));
    return words.map((word) => [...word.terms].some((term) => terms.has(term)));
  };
  const wanted = new Set(words.flatMap(({ terms }) => [...terms]));
  const inTitle = isIn(page.title);
  const titled = share((_, at) => (inTitle[at] ? 1 : 0));
  const renamed = share(({ weight }, at) => (inTitle[at] ? 1 : weight(index, 0) >= titleSynonym ? answerRule.synonym : 0));
  const found: (FoundAnswer<Page> & { score: number })[] = [];
  const add = (section: number, block: Block, score: number) =>
    found.push({ page, section, block, score: score + (page.share - 1) * answerRule.pageFactor });

  page.text.forEach(([, heading, path, text, code], section) => {
    if (section === 0) {
      // The first line is the description, which only says what the page has. A page without sections is a list.
      const [lead] = blocksOf(text.slice(text.indexOf('\n') + 1), code);
      if (!lead?.text || lead.order > 0 || page.text.length === 1) return;
      const inLead = isIn(lead.text);
      const said = share((_, at) => (inTitle[at] || inLead[at] ? 1 : 0));
      const isRenamed = renamed >= answerRule.title && said >= answerRule.lead;
      if (!isRenamed && (titled < answerRule.begun || said < answerRule.title)) return;
      add(section, lead, (titled >= answerRule.title ? answerScore.lead : isRenamed ? answerScore.renamed : 0) + renamed);
      return;
    }
    const [inHeading, inPath] = [isIn(heading), isIn(...path)];
    const named = (word: QueryWord, at: number) =>
      inHeading[at] ? 1 : inPath[at] ? answerRule.inPath : word.weight(index, section) >= headingSynonym ? answerRule.inSynonym : 0;
    const head = share(named);
    if (head === 0) return;
    const topic = share((word, at) => Math.max(named(word, at), inTitle[at] ? answerRule.inTitle : 0));
    const headingWords = parseQuery(heading, locale).tokens;
    const known = headingWords.filter(
      ({ term, parts }) => wanted.has(term) || (parts.length > 0 && parts.every((part) => wanted.has(part))),
    );
    const exact = known.length / Math.max(1, headingWords.length);
    const isTopic =
      exact === 1
        ? head >= (titled > 0 ? answerRule.whole : answerRule.wholeAlone)
        : renamed < answerRule.title && topic >= answerRule.topic && head >= answerRule.heading && exact >= answerRule.exact;
    // Most sections end here, before their text is split into words.
    if (!isTopic && (words.length < 3 || topic < answerRule.bodyTopic)) return;
    const inText = isIn(text, code);
    if (share((word, at) => (inText[at] || inTitle[at] || named(word, at) > 0 ? 1 : 0)) < answerRule.covered) return;
    for (const block of blocksOf(text, code)) {
      if (block.order > (isTopic ? 0 : answerRule.lastBlock)) continue;
      const [inBlock, inCode] = [isIn(block.text), isIn(block.code)];
      const body = share((_, at) => (inBlock[at] ? 1 : inCode[at] ? answerRule.inCode : 0));
      const said = share((_, at) => (inBlock[at] ? 1 : 0));
      if (!isTopic && said < answerRule.body) continue;
      const hasBoth = block.code !== '' && block.text !== '';
      const matched = topic + head * (1 + exact) * answerScore.heading + body * answerScore.body;
      add(section, block, matched + (hasBoth ? answerScore.withCode : 0) - block.order * answerScore.later);
    }
  });
  return found;
}

function termsOf(text: string): string[] {
  return tokenize(text).flatMap(({ term, parts }) => [term, ...parts]);
}
