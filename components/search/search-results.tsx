'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { external } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { countText } from '@/lib/browser/count-text';
import { type Locale, localeInfo } from '@/lib/shared/i18n/locales';
import type { SearchSetup, SearchTexts } from '@/lib/shared/search/setup';
import { type SearchAnswer, type SearchGroup, type SearchResult, type SearchSection, searchSections } from '@/lib/shared/search/types';
import { answerSource, CopyAnswer } from './answer';
import { exampleQueries } from './dialog-notes';
import { loadSearch } from './load-search';
import { Marked } from './marked';
import { searchField } from './search-form';
import styles from './search-page.module.css';

/** Texts that must work when nothing else can be loaded. */
type OwnTexts = Pick<SearchTexts, 'title' | 'titleQuery' | 'searching' | 'errorTitle' | 'errorHelp' | 'idle'> & { retry: string };
type Props = { locale: Locale; siteTitle: string; texts: OwnTexts };

/** Number of pages to show first, and to add per step. */
const step = 10;
/** Milliseconds between the last key press and the search. */
const debounce = 166;

type State = { key: string; result: SearchResult; setup: SearchSetup };

const sectionTexts: Record<SearchSection, keyof SearchTexts> = {
  docs: 'docs',
  'client-components': 'clientComponents',
  blog: 'blog',
  'java-api': 'javaApi',
};

/** Results of the query in the URL, which follows the field. */
export function SearchResults({ locale, siteTitle, texts }: Props) {
  const params = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const section = searchSections.find((name) => name === params.get('section'));
  const version = params.get('version') ?? undefined;
  const key = JSON.stringify([query, section, version]);
  const [{ limit, of }, setLimit] = useState({ limit: step, of: key });
  const [state, setState] = useState<State>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const wanted = of === key ? limit : step;

  useEffect(() => {
    const field = searchField();
    if (field && document.activeElement !== field) field.value = query;
    const title = `${query ? texts.titleQuery.replace('{query}', query) : texts.title} | ${siteTitle}`;
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    // Next.js may overwrite the title after hydration.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [query, texts, siteTitle]);

  useEffect(() => {
    const form = searchField()?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One search creates one history entry, no matter how slowly it is typed.
    let typed: string | undefined;
    const write = () => {
      writeAddress({ q: searchField()?.value.trim() ?? '' }, window.location.search === typed ? 'replace' : 'push');
      typed = window.location.search;
    };
    const settle = () => {
      clearTimeout(timer);
      typed = undefined;
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(write, debounce);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      write();
      settle();
    };
    // After going back, the field shows the query of the URL, even if it is focused.
    const onPopState = () => {
      settle();
      const field = searchField();
      if (field) field.value = new URLSearchParams(window.location.search).get('q') ?? '';
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    // Text typed before hydration.
    if (document.activeElement === searchField() && searchField()?.value) onInput();
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let cancelled = false;
    setFailed(undefined);
    if (query === '') return;
    loadSearch(locale)
      .then(async ({ setup, provider }) => {
        const request = { query, section, version: knownVersion(setup, version), limit: wanted };
        return { key, setup, result: await provider.search(request) };
      })
      .then(
        (found) => !cancelled && setState(found),
        () => !cancelled && setFailed(key),
      );
    return () => {
      cancelled = true;
    };
  }, [locale, key, wanted, attempt]);

  if (query === '') {
    return <Idle text={texts.idle} />;
  }
  if (failed === key) {
    return (
      <div role="alert" className={styles.failed}>
        <p>
          <strong>{texts.errorTitle}</strong> {texts.errorHelp}
        </p>
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (!state) {
    return (
      <p role="status" className={styles.status}>
        {texts.searching}
      </p>
    );
  }
  const { result, setup } = state;
  const isCurrent = state.key === key;
  const chosen = knownVersion(setup, version);
  // Facets also count results that the filters exclude.
  const isElsewhere = result.total === 0 && Object.keys(result.facets.sections ?? {}).length > 0;
  return (
    <div className={styles.results} aria-busy={!isCurrent}>
      <p role="status" className={styles.status}>
        {!isCurrent
          ? texts.searching
          : result.total === 0
            ? setup.texts[isElsewhere ? 'noResultsFiltered' : 'noResultsShort']
            : countText(result.total, setup.htmlLang, setup.texts)}
        {isCurrent && result.corrected ? (
          <span className={styles.corrected}>{setup.texts.corrected.replace('{query}', result.corrected)}</span>
        ) : null}
      </p>
      <Filters setup={setup} facets={result.facets} section={section} version={chosen} />
      {result.total === 0 && isCurrent && !isElsewhere ? <NoResults query={query} setup={setup} /> : null}
      {isElsewhere ? (
        <button type="button" className={styles.more} onClick={() => writeAddress({ section: '', version: '' }, 'push')}>
          {setup.texts.searchAll}
        </button>
      ) : null}
      {result.answer ? <AnswerBox answer={result.answer} locale={locale} texts={setup.texts} /> : null}
      <ol className={styles.list}>
        {result.groups.map((group) => (
          <Result key={group.url} group={group} locale={locale} texts={setup.texts} />
        ))}
      </ol>
      {result.total > result.groups.length ? (
        <button type="button" className={styles.more} onClick={() => setLimit({ limit: wanted + step, of: key })}>
          {setup.texts.more}
        </button>
      ) : null}
    </div>
  );
}

/** Suggestions while there is no query. */
export function Idle({ text }: { text: string }) {
  return (
    <div className={styles.idle}>
      <p>{text}</p>
      <Examples />
    </div>
  );
}

function AnswerBox({ answer, locale, texts }: { answer: SearchAnswer; locale: Locale; texts: SearchTexts }) {
  const { url, text, code } = answer;
  const lang = answer.locale === locale ? undefined : localeInfo(answer.locale).htmlLang;
  return (
    <section className={styles.answer} aria-label={texts.answer}>
      <p className={styles.trail}>{texts.answer}</p>
      {text.length > 0 ? (
        <p lang={lang}>
          <Marked text={text} />
        </p>
      ) : null}
      {code ? (
        <>
          <pre>
            <code>{code}</code>
          </pre>
          <CopyAnswer code={code} texts={texts} className={styles.copy} />
        </>
      ) : null}
      <p>
        <a href={url}>{answerSource(answer, texts)}</a>
        {lang ? <span className={styles.language}>{texts.inEnglish}</span> : null}
      </p>
    </section>
  );
}

function Result({ group, locale, texts }: { group: SearchGroup; locale: Locale; texts: SearchTexts }) {
  const [first, ...others] = group.hits;
  const page = group.hits.find(({ isPage }) => isPage);
  const parts = page === first ? others : group.hits;
  const isExternal = !group.url.startsWith('/');
  const lang = group.locale === locale || group.section === 'java-api' ? undefined : localeInfo(group.locale).htmlLang;
  return (
    <li>
      <h2 lang={lang}>
        <a href={group.url} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          {page ? <Marked text={page.title} /> : group.title}
          {isExternal ? <IconShape d={external} size={15} /> : null}
        </a>
      </h2>
      <p className={styles.trail}>
        {[texts[sectionTexts[group.section]], ...group.trail].join(' › ')}
        {lang ? <span className={styles.language}>{texts.inEnglish}</span> : null}
      </p>
      {page ? (
        <p className={styles.excerpt} lang={lang} data-code={page.isCode ? '' : undefined}>
          <Marked text={page.excerpt} />
        </p>
      ) : null}
      {parts.filter((hit) => hit !== page).length > 0 ? (
        <ul className={styles.parts} lang={lang}>
          {parts
            .filter((hit) => hit !== page)
            .map((hit) => (
              <li key={hit.url}>
                <a href={hit.url} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                  <Marked text={hit.title} />
                </a>
                <p className={styles.excerpt} data-code={hit.isCode ? '' : undefined}>
                  <Marked text={hit.excerpt} />
                </p>
              </li>
            ))}
        </ul>
      ) : null}
    </li>
  );
}

type FiltersProps = { setup: SearchSetup; facets: SearchResult['facets']; section?: SearchSection; version?: string };

function Filters({ setup, facets, section, version }: FiltersProps) {
  const { texts, versions } = setup;
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const sections = searchSections.filter((name) => !facets.sections || facets.sections[name] || name === section);
  const found = versions
    .map(({ name, label }) => ({ tag: versionTag(name), label }))
    .filter(({ tag }) => facets.versions[tag] || tag === version);
  // A filter with one value filters nothing.
  const hasSections = sections.length > 1 || section !== undefined;
  const hasVersions = versions.length > 1;
  if (!hasSections && !hasVersions) return null;
  return (
    <div className={styles.filters}>
      {hasSections ? (
        <label>
          {texts.section}
          <select value={section ?? ''} onChange={({ target }) => writeAddress({ section: target.value }, 'push')}>
            <option value="">{texts.all}</option>
            {sections.map((name) => (
              <option key={name} value={name}>
                {counted(texts[sectionTexts[name]], facets.sections && (facets.sections[name] ?? 0))}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {hasVersions ? (
        <label>
          {texts.version}
          <select value={version ?? ''} onChange={({ target }) => writeAddress({ version: target.value }, 'push')}>
            <option value="">{texts.all}</option>
            {found.map(({ tag, label }) => (
              <option key={tag} value={tag}>
                {counted(label, facets.versions[tag] ?? 0)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}

function NoResults({ query, setup: { texts, reportUrl } }: { query: string; setup: SearchSetup }) {
  const [before, after] = texts.noResultsQuery.split('{query}');
  return (
    <div className={styles.idle}>
      <p>
        {before}
        <strong>{query}</strong>
        {after}
      </p>
      <p>{texts.trySearching}</p>
      <Examples />
      <p>
        {texts.believe} <a href={`${reportUrl}?title=${encodeURIComponent(`Search: ${query}`)}`}>{texts.letUsKnow}</a>
      </p>
    </div>
  );
}

function Examples() {
  return (
    <ul className={styles.examples}>
      {exampleQueries.map((example) => (
        <li key={example}>
          <a href={`?q=${encodeURIComponent(example)}`}>{example}</a>
        </li>
      ))}
    </ul>
  );
}

const versionTag = (name: string) => `docs-default-${name}`;

/** Returns the version in the URL. Returns undefined if it does not exist, as in old links. */
function knownVersion({ versions }: SearchSetup, version: string | undefined): string | undefined {
  return versions.some(({ name }) => versionTag(name) === version) ? version : undefined;
}

/** Changes query parameters. Removes empty ones. Next.js updates its state. */
function writeAddress(changes: Record<string, string>, how: 'push' | 'replace'): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const search = params.size > 0 ? `?${[...params].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : '';
  const address = window.location.pathname + search;
  if (search === window.location.search) return;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
}
