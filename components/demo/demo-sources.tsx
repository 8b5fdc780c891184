'use client';

import { useEffect, useState } from 'react';
import { CodeBlockView } from '@/components/mdx/code-block-view';
import { TabPanels } from '@/components/mdx/tab-panels';
import running from '@/components/ui/running-demo.module.css';
import { Waiting } from '@/components/ui/waiting';
import type { DemoData } from '@/lib/demos/data';
import type { RenderedPreview } from '@/lib/previews/render';
import { withBasePath } from '@/lib/shared/base-path';
import type { CodeLabels } from '@/lib/shared/code-block-html';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { DemoPicture } from './demo-picture';
import styles from './live-demo.module.css';

type Props = {
  slug: string;
  /** What is in the page already. Otherwise it is fetched for each demo. */
  data?: DemoData;
  /** Texts of its picture, if it is to be shown. */
  picture?: PictureTexts;
  /** Heading of the sources. */
  heading: string;
  labels: CodeLabels;
  states: Record<'loading' | 'failed' | 'retry', string>;
};

/** Texts of a picture in the language of the page. `steps` has its captions. */
type PictureTexts = { title: string; drawing: string; steps: Record<string, string> };

const loaded = new Map<string, DemoData>();

async function load(slug: string, signal: AbortSignal): Promise<DemoData> {
  const response = await fetch(withBasePath(`/demo-sources/${slug}.json`), { signal });
  if (!response.ok) throw new Error(`The sources of ${slug} cannot be had: ${response.status}`);
  const data = (await response.json()) as DemoData;
  loaded.set(slug, data);
  return data;
}

/** The picture of a demo, and its source or the sources as tabs: two parts of the workbench. */
export function DemoSources({ slug, data: own, picture, heading, labels, states }: Props) {
  const [data, setData] = useState(own ?? loaded.get(slug));
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (data || isFailed) return;
    const request = new AbortController();
    load(slug, request.signal).then(setData, () => request.signal.aborted || setFailed(true));
    return () => request.abort();
  }, [slug, data, isFailed]);

  if (!data) {
    return (
      <div className={`${running.help} ${styles.missing}`}>
        <div role="status">{isFailed ? <p>{states.failed}</p> : <Waiting label={states.loading} />}</div>
        {isFailed ? (
          <button type="button" onClick={() => setFailed(false)}>
            {states.retry}
          </button>
        ) : null}
      </div>
    );
  }
  const { files, preview } = data;
  const blocks = files.map(({ name, language, html }) => (
    <CodeBlockView key={name} html={html} language={language} title={files.length === 1 ? name : undefined} fold labels={labels} />
  ));
  return (
    <>
      {preview && picture ? (
        <div className={styles.picture}>
          <DemoPicture preview={translated(preview, picture)} drawing={picture.drawing} />
        </div>
      ) : null}
      <div className={styles.sources}>
        <h3>{heading}</h3>
        {files.length === 1 ? (
          blocks
        ) : (
          <TabPanels isFiles tabs={files.map(({ name }) => ({ value: name, label: name }))} panels={blocks} first={files[0]?.name ?? ''} />
        )}
      </div>
    </>
  );
}

/** Pictures have placeholders for texts, because all languages share them. */
function translated({ html, sheet }: RenderedPreview, { title, steps }: PictureTexts): RenderedPreview {
  const values: Record<string, string> = { ...steps, title };
  return { html: html.replace(/\{(\w+)\}/g, (placeholder, name: string) => escapeHtml(values[name] ?? placeholder)), sheet };
}
