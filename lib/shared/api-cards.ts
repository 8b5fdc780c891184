import { decodeUrl } from './text/decode-url';

/** What a card shows of a type or a member of the Java API. */
export type ApiCard = {
  /** Declaration as in the source. */
  text: string;
  since?: string;
};

/** The types of a package by name, with members by name and erased types: `api-cards/<package>.json`. */
export type ApiShard = { types: Record<string, ApiCard & { module: string; kind: string; members?: Record<string, ApiCard> }> };

/** What cards say in the language of the page: `api-cards/<language>.json`. */
export type ApiTexts = {
  /** With `{version}`. */
  since: string;
  kinds: Record<'annotation' | 'class' | 'constant' | 'constructor' | 'enum' | 'interface' | 'method' | 'record', string>;
  /** Sentences by qualified name, and their language if it is another one. */
  sentences: Record<string, { text: string; lang?: string }>;
};

/** What a link to the Java API is about. */
export type ApiPlace = {
  package: string;
  /** With outer types, as in `Table.SelectionMode`. */
  type: string;
  /** Anchor of a member, with qualified types. */
  member?: string;
};

const typePage = /^https:\/\/javadoc\.io\/doc\/com\.webforj\/webforj-[\w-]+\/[^/]+\/((?:[a-z]\w*\/)+)([A-Z][\w.]*)\.html(?:#(.*))?$/;

/** Anchors of parts of every page: `#method-summary`. */
const pageAnchors = /^(?:[a-z]+-)+(?:summary|detail|description)$/;

/** Returns what a link to the Java API of webforJ is about. Undefined for other links, and for pages that list types. */
export function apiPlace(href: string): ApiPlace | undefined {
  const [, path, type, hash = ''] = typePage.exec(href) ?? [];
  if (path === undefined || type === undefined) return undefined;
  const member = decodeUrl(hash);
  return {
    package: path.slice(0, -1).replaceAll('/', '.'),
    type,
    ...(member !== '' && !pageAnchors.test(member) && { member }),
  };
}

/**
 * Finds a member by its anchor. If the types differ from those of the data, for example because of a type parameter that
 * an outer type declares, the only overload with the same number of parameters is the one.
 */
export function memberCard(members: Record<string, ApiCard> = {}, anchor: string): ApiCard | undefined {
  const key = anchor.replace(/(?:\w+\.)+(?=\w)/g, '');
  if (Object.hasOwn(members, key)) return members[key];
  const shape = (text: string) => text.replace(/[^(),]+(?=[,)])/g, '');
  const [found, ...others] = Object.keys(members).filter((other) => other.includes('(') && shape(other) === shape(key));
  return found !== undefined && others.length === 0 ? members[found] : undefined;
}
