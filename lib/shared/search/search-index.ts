import type { Locale } from '../i18n/locales';
import { compoundParts } from './compounds';
import { type Core, type CorePage, longestWordList, type PageText, partName, type TermEntry, type WordList } from './format';
import {
  coveragePower,
  elsewhereOnPage,
  leastRarity,
  letterWeights,
  mostCorrected,
  quality,
  secondSection,
  sectionShare,
  sectionsPerPage,
  shortestCorrected,
  shortestCorrectedPart,
  shortestMendedTwice,
  strengthPower,
  titleMatch,
} from './ranking';
import { rootOf, type Stemmer } from './stem';
import { stopWords } from './stop-words';
import { editsWithin, fold, type Token, tokenize } from './text';

/** Loads a file of the index by its name, relative to the folder of indexes and without extension. */
export type LoadFile = <T>(file: string) => Promise<T>;

/** A parsed query. */
export type ParsedQuery = {
  tokens: Token[];
  /** Whether the last word may be incomplete. */
  isOpen: boolean;
  /** Additional terms that a section must have. They are not stemmed. */
  keys?: string[];
  /** Words that are not corrected if they have no match. */
  exact?: ReadonlySet<Token>;
};

/** A page that matches a query. */
export type ScoredPage = {
  index: number;
  score: number;
  /** Matching sections by position in the page, best first. */
  sections: { position: number; score: number }[];
};

/** Result of one index. */
export type IndexAnswer = {
  /** Best first. */
  pages: ScoredPage[];
  /** Terms of the index that match the query. Texts mark them. */
  terms: Set<string>;
  /** Folded words of the query that no text has, each with the words that were searched instead, most frequent first. */
  corrections: Map<string, string[]>;
  /** Words of the query that were found without correction. */
  known: Set<Token>;
  /** The words of the query, or their parts, as the index has them. */
  words: QueryWord[];
};

/** A word of a query in an index. */
export type QueryWord = {
  /** Terms that match it. Without those that only begin with it: a word that is still being typed has no answer. */
  terms: ReadonlySet<string>;
  /** How much it tells: high if few sections have it. */
  rarity: number;
  /** Weight of the word in a section. Above 0 for its synonyms, too. */
  weight: (page: number, section: number) => number;
};

type Match = {
  weights: Map<number, number>;
  terms: string[];
  /** Those of the terms that are the word in any form, and not only begin with it. */
  whole: string[];
  frequency: number;
  correction?: [term: string, words: string[]];
};

/** Parses a query. Drops stop words unless there are no other words. */
export function parseQuery(query: string, locale: Locale): ParsedQuery {
  const all = tokenize(query).slice(0, 16);
  const telling = all.filter(({ term }) => !stopWords[locale]?.has(term));
  return {
    tokens: telling.length > 0 ? telling : all,
    isOpen: /[\p{L}\p{N}]$/u.test(query) && (telling.length === 0 || telling.at(-1) === all.at(-1)),
  };
}

/** The index of one language. It loads the parts that a query needs, and ranks pages. */
export class SearchIndex {
  readonly core: Core;
  private readonly load: LoadFile;
  private readonly stem: Stemmer;
  private readonly files = new Map<string, Promise<unknown>>();
  /** Number of the first section of each page. The last entry is the total. */
  private readonly starts: number[] = [0];
  private readonly stems = new Map<string, string>();
  /** Cached title words of pages. */
  private readonly titles: Token[][] = [];

  constructor(core: Core, load: LoadFile, stem: Stemmer) {
    this.core = core;
    this.load = load;
    this.stem = stem;
    for (const page of core.pages) this.starts.push((this.starts.at(-1) ?? 0) + page[5]);
  }

  /** Returns the page at a position. */
  page(index: number): CorePage {
    return this.core.pages[index] as CorePage;
  }

  /** Returns the text of the page at a position. */
  text(index: number): Promise<PageText> {
    return this.file<PageText>('p', index);
  }

  /**
   * Ranks the pages of the index.
   * @param isWanted returns false for pages to leave out
   */
  async query({ tokens, isOpen, keys = [], exact }: ParsedQuery, isWanted: (index: number) => boolean = () => true): Promise<IndexAnswer> {
    const corrections = new Map<string, string[]>();
    const known = new Set<Token>();
    const terms = new Set<string>();
    const matches: Match[] = [];
    const wanted = tokens.map(async (token, index) => {
      const found = await this.match(token, isOpen && index === tokens.length - 1, exact?.has(token) ?? false);
      if (found.every((match) => match.terms.length > 0 && !match.correction)) known.add(token);
      return found;
    });
    for (const match of (await Promise.all(wanted)).flat()) {
      matches.push(match);
      for (const term of match.terms) terms.add(term);
      if (match.correction) corrections.set(...match.correction);
    }
    for (const key of keys) matches.push(await this.matchTerms([key]));
    const pages = this.rank(matches, tokens, isOpen, isWanted);
    const words = matches.map((match) => ({
      terms: new Set(match.whole),
      rarity: this.rarity(match),
      weight: (page: number, section: number) => match.weights.get((this.starts[page] ?? 0) + section) ?? 0,
    }));
    return { pages, terms, corrections, known, words };
  }

  private rarity({ frequency }: Match): number {
    const total = this.starts.at(-1) ?? 0;
    return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5)) + leastRarity;
  }

  private title(index: number): Token[] {
    // Tokenize titles when needed: all at once would delay a keystroke.
    this.titles[index] ??= tokenize(this.page(index)[1]);
    return this.titles[index];
  }

  private stemOf({ isPair, term, raw }: Token): string {
    if (isPair) return term;
    let stem = this.stems.get(raw);
    if (stem === undefined) {
      stem = fold(this.stem(raw));
      this.stems.set(raw, stem);
    }
    return stem;
  }

  private file<T>(kind: 'p' | 't' | 'v', index: number): Promise<T> {
    const name = partName(this.core, kind, index);
    let file = this.files.get(name);
    if (!file) {
      file = this.load(name);
      // Retry failed loads the next time.
      file.catch(() => this.files.delete(name));
      this.files.set(name, file);
    }
    return file as Promise<T>;
  }

  /** Returns the terms that start with a prefix. */
  private async entries(prefix: string): Promise<TermEntry[]> {
    const { shards } = this.core;
    let first = 0;
    while (first + 1 < shards.length && (shards[first + 1] ?? '') <= prefix) first += 1;
    const wanted = [first];
    for (let next = first + 1; next < shards.length && (shards[next] ?? '').startsWith(prefix); next++) wanted.push(next);
    const lists = await Promise.all(wanted.map((shard) => this.file<TermEntry[]>('t', shard)));
    return lists.flat().filter(([term]) => term.startsWith(prefix));
  }

  /** Finds the matches of a word. Returns several if the word is split into parts. */
  private async match(token: Token, isOpen: boolean, isExact: boolean): Promise<Match[]> {
    // A single letter is the prefix of too many terms, so it only matches titles.
    if (token.term.length === 1 && !token.isPair) return [this.matchTitles(token.term, isOpen)];
    const found = await this.matchWord(token, isOpen);
    if (found) return [found];
    const parts = token.parts.map((part) => ({ term: part, raw: part, parts: [], isPair: false }));
    const matches = await Promise.all(parts.map((part, index) => this.matchWord(part, isOpen && index === parts.length - 1)));
    if (parts.length > 0 && matches.every((match) => match !== undefined)) return matches;
    const corrected = isExact ? undefined : ((await this.correct(token)) ?? (await this.correctParts(parts, matches)));
    return corrected ?? [nothing()];
  }

  /** Fixes the parts of a word that have no match. Returns nothing if a part cannot be fixed. */
  private async correctParts(parts: Token[], matches: (Match | undefined)[]): Promise<Match[] | undefined> {
    const least = matches.some(Boolean) ? shortestCorrectedPart : shortestCorrected;
    const corrected = await Promise.all(
      parts.map((part, index) => {
        const match = matches[index];
        return match ? [match] : this.correct(part, least);
      }),
    );
    return parts.length > 0 && corrected.every((part) => part !== undefined) ? corrected.flat() : undefined;
  }

  private matchTitles(letter: string, isOpen: boolean): Match {
    const weights = new Map<number, number>();
    for (const page of this.core.pages.keys()) {
      const position = this.title(page).findIndex((word) => (isOpen ? word.term.startsWith(letter) : word.term === letter));
      if (position >= 0) weights.set(this.starts[page] ?? 0, position === 0 ? letterWeights.first : letterWeights.later);
    }
    return { weights, terms: [], whole: [], frequency: weights.size };
  }

  private async matchWord(token: Token, isOpen: boolean): Promise<Match | undefined> {
    const { term } = token;
    const stem = this.stemOf(token);
    const root = rootOf(stem, this.core.locale);
    let common = 0;
    while (common < term.length && term[common] === root[common]) common += 1;
    const range = token.isPair ? term : term.slice(0, Math.max(2, common));
    const entries = await this.entries(range);
    // The text may have diacritics that the query lacks (`validacion`), so the stem of the same term counts too.
    const same = entries.find(([other]) => other === term);
    const stems = new Set([stem, ...(same ? [same[1] || same[0]] : [])]);
    const match = collect(entries, ([other, otherStem]) => {
      if (other === term) return quality.exact;
      if (!token.isPair && stems.has(otherStem || other)) return quality.sameStem;
      if (!token.isPair && rootOf(otherStem || other, this.core.locale) === root) return quality.sameRoot;
      if ((isOpen || token.isPair) && other.startsWith(term)) return quality.begun + quality.begunGain * (term.length / other.length);
      return 0;
    });
    if (match) return match;
    // German umlauts may be typed as two letters.
    const variant = this.core.locale === 'de' && /[aou]e/.test(term) ? term.replace(/([aou])e/g, '$1') : term;
    return variant === term ? undefined : this.matchWord({ ...token, term: variant, raw: variant }, isOpen);
  }

  private async matchTerms(terms: string[]): Promise<Match> {
    const lists = await Promise.all(terms.map((term) => this.entries(term)));
    const wanted = new Set(terms);
    return collect(lists.flat(), ([term]) => (wanted.has(term) ? quality.corrected : 0)) ?? nothing();
  }

  /** Handles a word that no text has. Fixes it as a typing error, or splits it as a compound. */
  private async correct({ term, isPair }: Token, least = shortestCorrected): Promise<Match[] | undefined> {
    if (isPair || term.length < least || !/^\p{L}+$/u.test(term)) return undefined;
    const limit = term.length >= shortestMendedTwice ? 2 : 1;
    const words = await this.words((length) => Math.abs(length - Math.min(term.length, longestWordList)) <= limit);
    let best: string[] = [];
    let fewest = limit;
    for (const word of words) {
      const edits = editsWithin(term, word, fewest);
      if (edits > fewest) continue;
      if (edits < fewest) best = [];
      fewest = edits;
      best.push(word);
    }
    if (best.length > 0) {
      const corrected = await Promise.all(best.slice(0, mostCorrected).map(async (word) => ({ ...(await this.matchTerms([word])), word })));
      // Offer the most frequent word. Sections with the other words count too.
      corrected.sort((a, b) => b.frequency - a.frequency);
      const [first, ...others] = corrected;
      if (!first) return undefined;
      for (const { weights, terms } of others) {
        first.terms.push(...terms);
        for (const [record, weight] of weights)
          first.weights.set(record, Math.max(first.weights.get(record) ?? 0, weight * quality.corrected));
      }
      return [{ ...first, frequency: first.weights.size, correction: [term, corrected.map(({ word }) => word)] }];
    }
    const known = new Set(await this.words((length) => length < term.length));
    const parts = compoundParts(term, (part) => known.has(part));
    return parts && Promise.all(parts.map((part) => this.matchTerms([part])));
  }

  /** Returns the words of the wanted lengths, most frequent first within each length. */
  private async words(isWanted: (length: number) => boolean): Promise<string[]> {
    const wanted = [...this.core.lengths.entries()].filter(([, length]) => isWanted(length));
    const lists = await Promise.all(wanted.map(([index]) => this.file<WordList>('v', index)));
    return lists.flat();
  }

  private rank(matches: Match[], tokens: Token[], isOpen: boolean, isWanted: (index: number) => boolean): ScoredPage[] {
    const rarity = matches.map((match) => this.rarity(match));
    const all = rarity.reduce((sum, value) => sum + value, 0);
    const records = [...new Set(matches.flatMap(({ weights }) => [...weights.keys()]))].sort((a, b) => a - b);
    const byPage = new Map<number, number[]>();
    let page = 0;
    for (const record of records) {
      while ((this.starts[page + 1] ?? Number.POSITIVE_INFINITY) <= record) page += 1;
      const list = byPage.get(page);
      if (list) list.push(record);
      else byPage.set(page, [record]);
    }
    const scored: ScoredPage[] = [];
    for (const [index, own] of byPage) {
      if (!isWanted(index)) continue;
      const strengths = matches.map(({ weights }) => own.map((record) => (weights.get(record) ?? 0) ** strengthPower));
      const onPage = strengths.map((list) => Math.max(...list));
      const sections = own.map((record, position) => {
        let score = 0;
        let covered = 0;
        matches.forEach((_, word) => {
          const strength = strengths[word]?.[position] ?? 0;
          const value = rarity[word] ?? 0;
          score += value * (strength || (onPage[word] ?? 0) * elsewhereOnPage.score);
          covered += value * (strength > 0 ? 1 : (onPage[word] ?? 0) > 0 ? elsewhereOnPage.coverage : 0);
        });
        return { position: record - (this.starts[index] ?? 0), score: score * (covered / all) ** coveragePower };
      });
      sections.sort((a, b) => b.score - a.score || a.position - b.position);
      const [best, second] = sections;
      if (!best) continue;
      const score = (best.score + (second?.score ?? 0) * secondSection) * (1 + this.titleGain(index, tokens, isOpen));
      scored.push({
        index,
        score,
        sections: sections.slice(0, sectionsPerPage).filter(({ score: own }) => own >= best.score * sectionShare),
      });
    }
    return scored.sort((a, b) => b.score - a.score || a.index - b.index);
  }

  /** Scores how well title and query cover each other: 0 to `titleMatch.most`, and more if they are the same. */
  private titleGain(index: number, tokens: Token[], isOpen: boolean): number {
    const title = this.title(index);
    if (title.length === 0 || tokens.length === 0) return 0;
    const matched = new Map<Token, number>();
    let found = 0;
    tokens.forEach((token, position) => {
      const stem = this.stemOf(token);
      let best = 0;
      for (const word of title) {
        const whole = word.term === token.term || this.stemOf(word) === stem;
        const begun = isOpen && position === tokens.length - 1 && token.term.length > 1 && word.term.startsWith(token.term);
        const degree = whole
          ? 1
          : begun
            ? titleMatch.begun + titleMatch.begunGain * (token.term.length / word.term.length)
            : word.parts.includes(token.term)
              ? titleMatch.part
              : 0;
        if (degree === 0) continue;
        best = Math.max(best, degree);
        matched.set(word, Math.min(1, (matched.get(word) ?? 0) + degree));
      }
      found += best > 0 ? 1 : 0;
    });
    const ofTitle = [...matched.values()].reduce((sum, degree) => sum + degree, 0) / title.length;
    const isTitle = tokens.length === title.length && tokens.every(({ term }, position) => term === title[position]?.term);
    return titleMatch.most * (isTitle ? titleMatch.whole : (found / tokens.length) ** coveragePower * ofTitle);
  }
}

const wholeQualities: ReadonlySet<number> = new Set([quality.exact, quality.sameStem, quality.sameRoot, quality.corrected]);

const nothing = (): Match => ({ weights: new Map(), terms: [], whole: [], frequency: 0 });

/** Returns the sections of terms with a positive quality, each with its best weight. Returns undefined if there are none. */
function collect(entries: TermEntry[], qualityOf: (entry: TermEntry) => number): Match | undefined {
  const weights = new Map<number, number>();
  const terms: string[] = [];
  const whole: string[] = [];
  for (const entry of entries) {
    const factor = qualityOf(entry);
    if (factor === 0) continue;
    terms.push(entry[0]);
    if (wholeQualities.has(factor)) whole.push(entry[0]);
    const postings = entry[2];
    let record = 0;
    for (let at = 0; at < postings.length; at += 2) {
      record += postings[at] ?? 0;
      const weight = (postings[at + 1] ?? 0) * factor;
      if (weight > (weights.get(record) ?? 0)) weights.set(record, weight);
    }
  }
  return terms.length === 0 ? undefined : { weights, terms, whole, frequency: weights.size };
}
