'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useState } from 'react';
import running from '@/components/ui/running-demo.module.css';
import type { DemoData } from '@/lib/demos/data';
import type { CodeLabels } from '@/lib/shared/code-block-html';
import { DemoFrame, type FrameLabels } from './demo-frame';
import { DemoSources } from './demo-sources';
import styles from './live-demo.module.css';
import type { DemoChoice } from './types';

type Labels = FrameLabels &
  Record<'choose' | 'demo' | 'noHost' | 'noHostText' | 'guide' | 'source' | 'page' | 'components' | 'loading' | 'loadFailed', string> & {
    code: CodeLabels;
    /** Captions in pictures. */
    steps: Record<string, string>;
    drawing: string;
  };

type Props = {
  /** Demos by docs page. At least one. */
  groups: { title: string; lang?: string; page: string; demos: DemoChoice[] }[];
  host: string | null;
  /** Picture and sources of the first demo, which is shown before scripts run. */
  firstData: DemoData;
  /** Steps to run a demo locally: `<li>` elements with `{address}` for the local URL. */
  steps: string;
  guide: string;
  labels: Labels;
};

/** The URL selects the demo (`?demo=button`), so that links, back, and forward work. */
export function LiveDemo({ groups, host, firstData, steps, guide, labels }: Props) {
  // Undefined until the URL is known: the exported page is the same for all demos.
  const [asked, setAsked] = useState<string | null>();
  const find = (slug: string | null | undefined) => groups.find(({ demos }) => demos.some((demo) => demo.slug === slug));
  const group = find(asked) ?? groups[0];
  const demo = group?.demos.find(({ slug }) => slug === asked) ?? group?.demos[0];
  if (!group || !demo) return null;

  const choose = (slug: string | undefined) => {
    if (slug === undefined || slug === asked) return;
    // At once: until the router reports the new URL, React would reset the field, and the next arrow key would start
    // from the old value.
    setAsked(slug);
    // Not with the router, which would fetch the payload of this page again.
    window.history.pushState(null, '', `?demo=${slug}`);
  };
  const help = (
    <>
      {/* The HTML comes from our messages. The URL is percent-encoded, so it needs no escaping. */}
      <ol dangerouslySetInnerHTML={{ __html: steps.replaceAll('{address}', () => localAddress(demo.path)) }} />
      <p>
        <a href={guide}>{labels.guide}</a>
      </p>
    </>
  );
  return (
    <>
      <Suspense fallback={null}>
        <AskedDemo onChange={setAsked} />
      </Suspense>
      <div className={styles.choice} data-needs-script="">
        <label>
          {labels.choose}
          <select
            value={group.page}
            onChange={(event) => choose(groups.find(({ page }) => page === event.target.value)?.demos[0]?.slug)}
            autoComplete="off"
          >
            {groups.map(({ title, lang, page }) => (
              <option key={page} value={page} lang={lang}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {labels.demo}
          <select value={demo.slug} onChange={(event) => choose(event.target.value)} autoComplete="off">
            {group.demos.map(({ slug, title, lang }) => (
              <option key={slug} value={slug} lang={lang}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section className={styles.demo} aria-labelledby="demo-title">
        <h2 id="demo-title" lang={demo.lang}>
          {demo.title}
        </h2>
        <p className={styles.about}>
          <a href={demo.page}>{labels.page.replace('{title}', () => group.title)}</a>
        </p>
        <div className={styles.workbench}>
          {/* No demo starts before the URL is known. */}
          {host !== null ? <DemoFrame demo={asked === undefined ? undefined : demo} host={host} help={help} labels={labels} /> : null}
          <DemoSources
            key={demo.slug}
            slug={demo.slug}
            data={demo === groups[0]?.demos[0] ? firstData : undefined}
            // Where the demo runs, no picture is needed.
            picture={host === null ? { title: demo.title, drawing: labels.drawing, steps: labels.steps } : undefined}
            heading={labels.source}
            labels={labels.code}
            states={{ loading: labels.loading, failed: labels.loadFailed, retry: labels.retry }}
          />
          {host === null ? (
            <div className={running.help}>
              <h3>{labels.noHost}</h3>
              <p>{labels.noHostText}</p>
              {help}
            </div>
          ) : null}
        </div>
      </section>
      {/* Without scripts, readers use these links to the pages, which show the same sources. */}
      <nav className={styles.index} aria-labelledby="demo-index">
        <h2 id="demo-index">{labels.components}</h2>
        <ul>
          {groups.map(({ title, lang, page, demos }) => (
            <li key={page}>
              <h3 lang={lang}>
                <a href={page}>{title}</a>
              </h3>
              <ul>
                {demos.map((other) => (
                  <li key={other.slug} lang={other.lang}>
                    <a href={other.page}>{other.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Reports the demo in the URL. A separate component, because Next.js does not prerender components that read the query. */
function AskedDemo({ onChange }: { onChange: (slug: string | null) => void }) {
  const asked = useSearchParams().get('demo');
  // Before paint, so that no other demo is visible for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router reports that the URL has changed, but late
  useLayoutEffect(() => {
    onChange(new URLSearchParams(window.location.search).get('demo'));
    // The boot script has hidden the demo of the exported page.
    delete document.documentElement.dataset.demo;
  }, [asked, onChange]);
  return null;
}

/** Returns the URL of a demo that was started locally. The local application has no path prefix. */
function localAddress(path: string): string {
  return new URL(path.replace(/^\/webforj(?=\/)/, '').replace(/\?$/, ''), 'http://localhost:8080').href;
}
