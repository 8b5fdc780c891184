import { defaultLocale, type Locale } from '../i18n/locales';
import { localizePath, splitLocale } from '../i18n/paths';
import { findAnswer, isQuestion } from './answers';
import type { Core } from './format';
import { initialsTerm } from './initials';
import { javaIndex } from './locations';
import { beginning, excerpt, markText } from './marks';
import {
  answerRule,
  comparedPages,
  fallbackFactor,
  javaPosition,
  mostNames,
  mostTypes,
  nameFactors,
  ofType,
  phraseFactor,
  sectionFactor,
} from './ranking';
import { type IndexAnswer, type LoadFile, type ParsedQuery, parseQuery, type ScoredPage, SearchIndex } from './search-index';
import { loadStemmer } from './stem';
import { fold, humps, isCapitals, isHumpQuery, queryHumps } from './text';
import type { SearchAnswer, SearchGroup, SearchHit, SearchProvider, SearchRequest, SearchResult, SearchSection } from './types';

type Options = { locale: Locale; basePath: string; load: LoadFile };

/** A page of one index, comparable with pages of the others. */
type Candidate = { index: SearchIndex; answer: IndexAnswer; page: ScoredPage; section: SearchSection; version: string; score: number };

/** Matches names of Java or of an element, not plain words. */
const symbol = /[a-z][A-Z]|[.#@(:]\S|\S[#(]|^dwc-/;
/** `webforJ` looks like a camel-case Java name but is a plain word. */
const ownName = /\bwebforj\b/gi;
/** Search in the indexes of the build. It sends no requests to other hosts. */
export class EmbeddedProvider implements SearchProvider {
  readonly #options: Options;
  readonly #indexes = new Map<string, Promise<SearchIndex>>();

  constructor(options: Options) {
    this.#options = options;
  }

  warm(): void {
    const ignore = () => {};
    this.#open(this.#options.locale)
      .then(({ core }) => (core.fallbacks.length > 0 ? this.#open(defaultLocale) : undefined))
      // Load the Java index from the third letter on, so that later queries need no further request.
      .then(() => this.#open(javaIndex))
      .catch(ignore);
  }

  async search(request: SearchRequest): Promise<SearchResult> {
    try {
      return await this.#search(request);
    } catch {
      // A part may be gone after another deploy. The new deploy has another index, so load the index again.
      this.#indexes.clear();
      return this.#search(request);
    }
  }

  async #search({ query, limit = 10, section, version }: SearchRequest): Promise<SearchResult> {
    const trimmed = query.trim();
    const parsed = parseQuery(trimmed, this.#options.locale);
    const plain = trimmed.replace(ownName, (name) => name.toLowerCase());
    const isSymbol = symbol.test(plain);
    const [texts, symbols] = await Promise.all([this.#queryTexts(parsed), this.#queryJava(parsed, trimmed, isSymbol)]);
    const wantsHumps = isHumpQuery(plain) || (texts.length === 0 && isCapitals(trimmed));
    const java = wantsHumps ? await this.#queryHumps(trimmed, symbols) : symbols;
    const explained = wantsHumps ? await this.#explain(java, trimmed, texts) : isSymbol ? await this.#relate(java, parsed, texts) : texts;
    await this.#compare(explained, trimmed, parsed);
    const all =
      isSymbol || wantsHumps
        ? alternate(explained, java)
        : [...explained.slice(0, javaPosition), ...java.slice(0, 1), ...explained.slice(javaPosition), ...java.slice(1)];
    const sections: SearchResult['facets']['sections'] = {};
    const versions: SearchResult['facets']['versions'] = {};
    for (const candidate of all) {
      sections[candidate.section] = (sections[candidate.section] ?? 0) + 1;
      if (candidate.version) versions[candidate.version] = (versions[candidate.version] ?? 0) + 1;
    }
    const wanted = all.filter(
      (candidate) => (!section || candidate.section === section) && (!version || !candidate.version || candidate.version === version),
    );
    const first = wanted.find(({ section }) => section !== 'java-api');
    return {
      groups: await Promise.all(wanted.slice(0, limit).map((candidate) => this.#group(candidate))),
      total: wanted.length,
      facets: { sections, versions },
      corrected: first && (await this.#correct(trimmed, first)),
      answer: wantsHumps ? undefined : await this.#answer(trimmed, wanted),
    };
  }

  #open(name: Locale | typeof javaIndex): Promise<SearchIndex> {
    let index = this.#indexes.get(name);
    if (!index) {
      index = (async () => {
        const [core, stem] = await Promise.all([
          this.#options.load<Core>(name),
          name === javaIndex ? (word: string) => word : loadStemmer(name),
        ]);
        return new SearchIndex(core, this.#options.load, stem);
      })();
      // Retry failed loads at the next query.
      index.catch(() => this.#indexes.delete(name));
      this.#indexes.set(name, index);
    }
    return index;
  }

  /** Finds pages in the reader's language, and English pages of missing translations. */
  async #queryTexts(query: ParsedQuery): Promise<Candidate[]> {
    const own = await this.#open(this.#options.locale);
    const found = await own.query(query);
    const candidates = toCandidates(own, found, 1);
    if (own.core.fallbacks.length > 0) {
      const english = await this.#open(defaultLocale);
      const standIns = new Set(own.core.fallbacks);
      // A word that the reader's language has is not a typing error in English.
      const answer = await english.query({ ...query, exact: found.known }, (page) => standIns.has(page));
      candidates.push(...toCandidates(english, answer, fallbackFactor));
    }
    return candidates.sort((a, b) => b.score - a.score);
  }

  /** Finds types of the Java API. A plain word finds only types with exactly this name, because many names contain it. */
  async #queryJava(query: ParsedQuery, text: string, isSymbol: boolean): Promise<Candidate[]> {
    const [first] = query.tokens;
    if (!isSymbol && (query.tokens.length > 1 || text.length < 3 || first?.isPair)) return [];
    try {
      const java = await this.#open(javaIndex);
      const answer = await java.query({ ...query, exact: new Set(query.tokens) });
      const pages = isSymbol ? answer.pages : answer.pages.filter(({ index }) => fold(java.page(index)[1]) === first?.term);
      return toCandidates(java, { ...answer, pages }, 1);
    } catch {
      // If the Java index fails to load, show only pages of the site.
      return [];
    }
  }

  /** Finds types and members whose name parts begin with the words of the query. */
  async #queryHumps(text: string, others: Candidate[]): Promise<Candidate[]> {
    const wanted = isCapitals(text) ? [...text] : queryHumps(text);
    const letters = wanted.map((hump) => hump[0]).join('');
    try {
      const java = await this.#open(javaIndex);
      const answer = await java.query({ tokens: [], isOpen: false, keys: [initialsTerm(letters)] });
      const pages = answer.pages.map((page) => ({ ...page, score: page.score * nameFactor(humps(java.page(page.index)[1]), wanted) }));
      return pages.length === 0 ? others : toCandidates(java, { ...answer, pages: pages.sort((a, b) => b.score - a.score) }, 1);
    } catch {
      // If the Java index fails to load, keep the other results.
      return others;
    }
  }

  /** Finds pages that mention the best type for the initials, with the members that match the rest of the query. */
  async #explain(java: Candidate[], query: string, texts: Candidate[]): Promise<Candidate[]> {
    const [first] = java;
    if (!first) return texts;
    const title = first.index.page(first.page.index)[1];
    const rest = (isCapitals(query) ? [...query] : queryHumps(query)).slice(humps(title).length);
    const names = new Set<string>();
    for (const { index, page } of java.slice(0, mostTypes)) {
      const text = await index.text(page.index);
      for (const { position } of page.sections) {
        const name = text[position]?.[1] ?? '';
        if (name && rest.length > 0 && beginsLike(humps(name), rest)) names.add(name);
      }
    }
    const wanted = names.size > 0 ? [...names].slice(0, mostNames).map((name) => `${title}.${name}`) : [title];
    return bestOfEach([
      ...(await this.#queryNames(wanted)),
      ...texts.map((candidate) => ({ ...candidate, score: candidate.score * fallbackFactor })),
    ]);
  }

  /** Ranks pages of components with the name higher. Pages about the members of a type also explain the type. */
  async #relate(java: Candidate[], { tokens }: ParsedQuery, texts: Candidate[]): Promise<Candidate[]> {
    const titleOf = ({ index, page }: Candidate) => fold(index.page(page.index)[1]);
    const types = new Set(java.map(titleOf));
    const [type] = java;
    let pages = texts;
    if (type && tokens.length === 1 && titleOf(type) === tokens[0]?.term) {
      const members = new Set((await type.index.text(type.page.index)).flatMap(([, heading]) => heading || []));
      const related = await this.#queryNames([...members].slice(0, mostNames));
      const mentions = texts.filter(({ answer }) => answer.terms.has(titleOf(type)));
      const least = mentions.at(-1)?.score ?? 1;
      const most = related[0]?.score ?? 1;
      // Pages that mention the name come first.
      pages = bestOfEach([...mentions, ...related.map((page) => ({ ...page, score: ((page.score / most) * least) / ofType }))]);
    }
    for (const page of pages) if (types.has(titleOf(page))) page.score *= ofType;
    return pages.sort((a, b) => b.score - a.score);
  }

  /** Finds pages that mention any of the names. Each page is scored by its best name. */
  async #queryNames(names: string[]): Promise<Candidate[]> {
    const found = await Promise.all(names.map((name) => this.#queryTexts(parseQuery(`${name} `, this.#options.locale))));
    return bestOfEach(found.flat());
  }

  /** Ranks pages higher that have the words of the query next to each other. */
  async #compare(candidates: Candidate[], query: string, { tokens }: ParsedQuery): Promise<void> {
    if (tokens.length < 2) return;
    const phrase = fold(query).replace(/\s+/g, ' ');
    const compared = candidates.slice(0, comparedPages);
    await Promise.all(
      compared.map(async (candidate) => {
        const text = await candidate.index.text(candidate.page.index);
        const sections = candidate.page.sections.map(({ position }) => text[position]);
        const title = fold(candidate.index.page(candidate.page.index)[1]);
        if (title.includes(phrase) || sections.some((section) => section && fold(section[1]).includes(phrase)))
          candidate.score *= phraseFactor.heading;
        else if (sections.some((section) => section && fold(section[3]).includes(phrase))) candidate.score *= phraseFactor.text;
      }),
    );
    compared.sort((a, b) => b.score - a.score);
    candidates.splice(0, compared.length, ...compared);
  }

  /**
   * Looks in the best pages for the block that answers a question. Only docs answer: posts get outdated, and elements
   * are no Java.
   */
  async #answer(query: string, candidates: Candidate[]): Promise<SearchAnswer | undefined> {
    const [first] = candidates;
    if (first?.section !== 'docs' || !isQuestion(query, this.#options.locale)) return undefined;
    const best = candidates.filter(({ section, score }) => section === 'docs' && score >= first.score * answerRule.pages);
    const pages = await Promise.all(
      best.slice(0, answerRule.mostPages).map(async (candidate) => {
        const { index, answer, page, score } = candidate;
        const [, title] = index.page(page.index);
        const text = await index.text(page.index);
        return { candidate, title, text, words: answer.words, index: page.index, share: score / first.score };
      }),
    );
    const found = findAnswer(pages, this.#options.locale);
    if (!found) return undefined;
    const { index, answer, page } = found.page.candidate;
    const [url, title, trail, section] = index.page(page.index);
    const [anchor, heading] = found.page.text[found.section] ?? ['', ''];
    return {
      url: this.#address(url) + (anchor ? `#${encodeURI(anchor)}` : ''),
      title,
      heading,
      trail,
      section,
      locale: index.core.locale,
      text: markText(found.block.text, answer.terms),
      code: found.block.code,
    };
  }

  /** Returns the query with typing errors fixed, in the spelling of the page. Returns undefined if there are none. */
  async #correct(query: string, { index, answer: { corrections }, page }: Candidate): Promise<string | undefined> {
    if (corrections.size === 0) return undefined;
    const sections = await index.text(page.index);
    const written = writtenWords(new Set([...corrections.values()].flat()), [
      index.page(page.index)[1],
      ...sections.flatMap(([, heading, , plain]) => [heading, plain]),
      ...sections.map(([, , , , code]) => code),
    ]);
    const correct = (word: string) => {
      const terms = corrections.get(fold(word));
      const corrected = terms && (written.find((other) => terms.includes(fold(other))) ?? terms[0]);
      return corrected && casedLike(word, corrected);
    };
    const correctParts = (word: string) => humps(word).map((part) => correct(part) ?? part);
    const corrected = query.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => correct(word) ?? correctParts(word).join(''));
    return corrected === query ? undefined : corrected;
  }

  async #group({ index, answer, page }: Candidate): Promise<SearchGroup> {
    const [url, title, trail, section, version] = index.page(page.index);
    const text = await index.text(page.index);
    const address = this.#address(url);
    const hits = page.sections.flatMap(({ position }): SearchHit[] => {
      const part = text[position];
      if (!part) return [];
      const [anchor, heading, path, plain, code] = part;
      const inText = excerpt(plain, answer.terms);
      const inCode = inText.length > 0 ? [] : excerpt(code, answer.terms);
      const isCode = inCode.length > 0 || !plain;
      const found = isCode ? inCode : inText;
      return [
        {
          url: anchor ? `${address}#${encodeURI(anchor)}` : address,
          title: markText(heading || title, answer.terms),
          path,
          excerpt: found.length > 0 ? found : beginning(plain || code),
          isCode,
          isPage: position === 0,
        },
      ];
    });
    return { url: address, title, trail, section, version, locale: index.core.locale, hits };
  }

  #address(url: string): string {
    if (!url.startsWith('/')) return url;
    // A fallback page is shown at the URL of the reader's language.
    return this.#options.basePath + localizePath(splitLocale(url).path, this.#options.locale);
  }
}

function toCandidates(index: SearchIndex, answer: IndexAnswer, factor: number): Candidate[] {
  return answer.pages.map((page) => {
    const [, , , section, version] = index.page(page.index);
    return { index, answer, page, section, version, score: page.score * factor * sectionFactor[section] };
  });
}

/** Removes duplicate pages and keeps the best score of each. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const [url] = candidate.index.page(candidate.page.index);
    if (candidate.score > (best.get(url)?.score ?? 0)) best.set(url, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** Mixes pages and types: the best type follows the best page, and the next type follows two more pages. */
function alternate(pages: Candidate[], types: Candidate[]): Candidate[] {
  return [
    ...pages.slice(0, 1),
    ...types.slice(0, 1),
    ...pages.slice(1, 3),
    ...types.slice(1, 2),
    ...pages.slice(3, 8),
    ...types.slice(2),
    ...pages.slice(8),
  ];
}

/** Whether each word of the query is the beginning of the name's word at the same position. */
function beginsLike(name: string[], query: string[]): boolean {
  return query.every((part, index) => name[index]?.toLowerCase().startsWith(part.toLowerCase()));
}

/**
 * Likelihood that a query means a type: highest if all words belong to the type's name, lower if words of a member
 * follow, lowest if all belong to a member.
 */
function nameFactor(type: string[], query: string[]): number {
  if (beginsLike(type, query)) return type.length === query.length ? nameFactors.whole : nameFactors.begun;
  return type.length < query.length && beginsLike(type, query.slice(0, type.length)) ? nameFactors.withMember : 1;
}

/** Returns the words and name parts that match one of the terms, in the spelling and order of the texts. */
function writtenWords(terms: Set<string>, texts: string[]): string[] {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  return [...new Set(words.flatMap((word) => [word, ...humps(word)]))].filter((word) => terms.has(fold(word)));
}

/** Capitalizes a word if the reader did. Names such as `setEnabled` stay unchanged. */
function casedLike(typed: string, word: string): string {
  const [first, rest] = [word.slice(0, 1), word.slice(1)];
  if (/\p{Lu}/u.test(rest)) return word;
  return (/^\p{Lu}/u.test(typed) ? first.toUpperCase() : first.toLowerCase()) + rest;
}
