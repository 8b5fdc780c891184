import type { z } from 'zod';
import { type Site, type SiteInput, siteSchema } from './schema';

type Environment = Record<string, string | undefined>;

/** Values of `ANALYTICS_CONSENT`. The schema rejects others. */
const consentModes = new Map([
  ['required', true],
  ['not-required', false],
]);

/** Values of `OFFLINE`, `BOOKS`, `CARDS`, and `COMPRESS`. The schema rejects others. */
const switches = new Map([
  ['on', true],
  ['off', false],
]);

/**
 * Applies the environment variables of a deployment: `SITE_URL`, `BASE_PATH`, `ALGOLIA_APP_ID` with `ALGOLIA_API_KEY`,
 * `ALGOLIA_INDEX_NAME`, and optionally `ALGOLIA_ASSISTANT_ID`, `GTAG_ID`, `TAG_MANAGER_ID`, `ANALYTICS_CONSENT`,
 * `DEMO_HOST`, `OFFLINE`, `BOOKS`, `CARDS`, `COMPRESS`. Empty variables are ignored.
 */
export function withEnvironment(values: SiteInput, environment: Environment): SiteInput {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const search = { appId: read('ALGOLIA_APP_ID'), apiKey: read('ALGOLIA_API_KEY'), indexName: read('ALGOLIA_INDEX_NAME') };
  const askAi = read('ALGOLIA_ASSISTANT_ID');
  const consent = read('ANALYTICS_CONSENT');
  /** Returns the value of a variable that is "on" or "off". */
  const readSwitch = (name: string, initial: boolean): boolean => {
    const value = read(name);
    return value === undefined ? initial : (switches.get(value) ?? (value as never));
  };
  return {
    ...values,
    url: read('SITE_URL')?.replace(/\/$/, '') ?? values.url,
    basePath: read('BASE_PATH')?.replace(/\/$/, '') ?? values.basePath,
    // The schema reports incomplete keys.
    search: Object.values({ ...search, askAi }).some(Boolean)
      ? ({ ...values.search, ...defined({ ...search, askAi }) } as SiteInput['search'])
      : values.search,
    analytics: {
      ...values.analytics,
      gtagId: read('GTAG_ID') ?? values.analytics.gtagId,
      tagManagerId: read('TAG_MANAGER_ID') ?? values.analytics.tagManagerId,
      consentRequired: consent === undefined ? values.analytics.consentRequired : (consentModes.get(consent) ?? (consent as never)),
    },
    demoHost: read('DEMO_HOST')?.replace(/\/$/, '') ?? values.demoHost,
    offline: readSwitch('OFFLINE', values.offline),
    books: readSwitch('BOOKS', values.books),
    cards: readSwitch('CARDS', values.cards),
    compress: readSwitch('COMPRESS', values.compress),
  };
}

/** Returns the fields that have a value. */
function defined(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/**
 * Merges a JSON object into the configuration, field by field. Lists are replaced. For deployments that differ in more
 * than the variables above, and for tests of other configurations.
 * @throws Error when the JSON is not an object
 */
export function withOverrides(values: SiteInput, json: string | undefined): SiteInput {
  if (!json?.trim()) return values;
  let overrides: unknown;
  try {
    overrides = JSON.parse(json);
  } catch (error) {
    throw new Error(`The site configuration cannot be read: SITE_CONFIG is no JSON (${(error as Error).message}).`);
  }
  if (!isRecord(overrides)) throw new Error('The site configuration cannot be read: SITE_CONFIG is no JSON object.');
  return merge(values, overrides) as SiteInput;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) merged[key] = merge(merged[key], value);
  return merged;
}

/**
 * Returns the validated, frozen configuration.
 * @throws Error that lists every invalid value as `field: expected …, found …`
 */
export function loadSite(values: SiteInput, environment: Environment): Readonly<Site> {
  const input = withEnvironment(withOverrides(values, environment.SITE_CONFIG), environment);
  const result = siteSchema.safeParse(input, { reportInput: true });
  if (result.success) return deepFreeze(result.data);
  const lines = result.error.issues
    .flatMap((issue) => wrongValues(issue))
    .map(({ path, expected }) => `  ${fieldName(path)}: ${expected}, found ${found(input, path)}`);
  throw new Error(`The site configuration (lib/site/values.ts and environment) is not valid:\n${lines.join('\n')}`);
}

type WrongValue = { path: PropertyKey[]; expected: string };

/** Returns the problems one by one: each unknown field. For unions, the problems of the closest member. */
function wrongValues(issue: z.core.$ZodIssue, parent: PropertyKey[] = []): WrongValue[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], expected: 'expected no such field' }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, expected: expectation(issue) }];
  const forms = issue.errors.map((errors) => errors.flatMap((error) => wrongValues(error, path)));
  const depth = (form: WrongValue[]) => Math.max(...form.map((wrong) => wrong.path.length));
  // The union member that fails deepest is the closest match; report that one.
  const [nearest = []] = forms.sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  if (depth(nearest) > path.length) return nearest;
  const expected = [...new Set(forms.flat().map((wrong) => wrong.expected.replace(/^expected /, '')))];
  return [{ path, expected: `expected ${expected.join(' or ')}` }];
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return `expected one of ${issue.options.join(', ')}`;
  if (issue.code === 'invalid_type' && !issue.message.startsWith('expected')) return `expected ${issue.expected}`;
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'invalid_format' && !issue.message.startsWith('expected'))
    return `expected text that matches ${issue.pattern ?? issue.format}`;
  return issue.message.replace(/^Too (?:small|big): /, '');
}

function fieldName(path: PropertyKey[]): string {
  return (
    path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`)).join('') ||
    'configuration'
  );
}

function found(input: unknown, path: PropertyKey[]): string {
  const value = path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], input);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
