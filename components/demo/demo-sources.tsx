'use client';

import { useEffect, useState } from 'react';
import { CodeBlockView } from '@/components/mdx/code-block-view';
import { TabPanels } from '@/components/mdx/tab-panels';
import { Waiting } from '@/components/ui/waiting';
import type { DemoFile } from '@/lib/demos/sources';
import { withBasePath } from '@/lib/shared/base-path';
import type { CodeLabels } from '@/lib/shared/code-block-html';
import styles from './live-demo.module.css';

type Props = {
  slug: string;
  /** Sources that are in the page already. Otherwise they are fetched for each demo. */
  files?: DemoFile[];
  labels: CodeLabels;
  states: Record<'loading' | 'failed' | 'retry', string>;
};

const loaded = new Map<string, DemoFile[]>();

async function load(slug: string, signal: AbortSignal): Promise<DemoFile[]> {
  const response = await fetch(withBasePath(`/demo-sources/${slug}.json`), { signal });
  if (!response.ok) throw new Error(`The sources of ${slug} cannot be had: ${response.status}`);
  const files = (await response.json()) as DemoFile[];
  loaded.set(slug, files);
  return files;
}

/** Sources of a demo, below each other or as tabs. */
export function DemoSources({ slug, files: own, labels, states }: Props) {
  const [files, setFiles] = useState(own ?? loaded.get(slug));
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (files || isFailed) return;
    const request = new AbortController();
    load(slug, request.signal).then(setFiles, () => request.signal.aborted || setFailed(true));
    return () => request.abort();
  }, [slug, files, isFailed]);

  if (!files) {
    return (
      <div className={styles.missing}>
        <div role="status">{isFailed ? <p>{states.failed}</p> : <Waiting label={states.loading} />}</div>
        {isFailed ? (
          <button type="button" onClick={() => setFailed(false)}>
            {states.retry}
          </button>
        ) : null}
      </div>
    );
  }
  const blocks = files.map(({ name, language, html }) => (
    <CodeBlockView key={name} html={html} language={language} title={files.length === 1 ? name : undefined} labels={labels} />
  ));
  if (files.length === 1) return blocks;
  return <TabPanels tabs={files.map(({ name }) => ({ value: name, label: name }))} panels={blocks} first={files[0]?.name ?? ''} />;
}
