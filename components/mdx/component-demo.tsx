import { contentRoot } from '@/lib/content/root';
import { splitImports } from '@/lib/demos/imports';
import { demoAnchor } from '@/lib/demos/slug';
import { type DemoFile, readDemoFiles } from '@/lib/demos/sources';
import { getPageText } from '@/lib/i18n/server';
import type { Demo } from '@/lib/mdx/types';
import { readPreview } from '@/lib/previews/read';
import { type PreviewSheet, sheetFor } from '@/lib/previews/styles';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { site } from '@/lib/site';
import { CodeBlock, type LabelsLang } from './code-block';
import block from './code-block.module.css';
import styles from './component-demo.module.css';
import { DemoPreview } from './demo-preview';
import { TabPanels } from './tab-panels';

// A constant of the build (next.config.ts): sites without a demo host do not bundle it.
const stage = process.env.NEXT_PUBLIC_DEMOS ? import('./demo-stage') : undefined;

type Props = Demo &
  LabelsLang & {
    /** What the demo is framed as; a component by itself has no frame. */
    device?: 'phone' | 'desktop';
    /** Style sheet of the previews on the page. */
    sheet?: PreviewSheet;
  };

/** Default height of a frame in pixels. */
const usualHeight = 300;

/** A demo with its sources. It runs in the page if a demo host is configured. */
export async function ComponentDemo({ path: demoPath, sources, title, height, device, sheet, labelsLang }: Props) {
  const { locale, t } = await getPageText();
  const { htmlLang } = localeInfo(locale);
  const { DemoStage } = (await stage) ?? {};
  const files = await readDemoFiles(contentRoot, sources);
  const preview = await readPreview(contentRoot, sources);
  const name = title ?? t('demo.title');
  const picture = preview ? <DemoPreview preview={preview} title={name} sheet={(await sheetFor(preview, sheet)).name} /> : null;
  const blocks = files.map((file) => (
    <CodeBlock
      key={file.name}
      {...foldImports(file, t('code.imports'), htmlLang)}
      language={file.language}
      title={files.length === 1 ? file.name : undefined}
      fold
      labelsLang={labelsLang}
    />
  ));
  return (
    <div id={demoAnchor(demoPath)} className={styles.demo} role="group" aria-label={name} data-device={device}>
      <p className={styles.name}>{name}</p>
      {DemoStage && site.demoHost ? (
        <DemoStage
          host={site.demoHost}
          path={demoPath}
          title={t('liveDemo.frame', { title: name })}
          height={Number.parseInt(height ?? '', 10) || usualHeight}
          poster={picture}
          labels={{
            run: t('demo.run'),
            open: t('demo.open'),
            newTab: t('common.newTab'),
            resize: t('demo.resize'),
            starting: t('liveDemo.loading'),
            failed: t('liveDemo.failed'),
            loading: t('loadable.loading'),
            loadFailed: t('loadable.failed'),
            retry: t('loadable.retry'),
          }}
        />
      ) : (
        picture
      )}
      <div className={styles.sources}>
        {files.length === 1 ? (
          blocks
        ) : (
          <TabPanels
            isFiles
            tabs={files.map((file) => ({ value: file.name, label: file.name }))}
            panels={blocks}
            first={files[0]?.name ?? ''}
          />
        )}
      </div>
    </div>
  );
}

/** Folds the import lines of Java code. They are part of the copied code. */
function foldImports({ language, html }: DemoFile, label: string, lang: string): { html: string; before?: string } {
  const { imports, rest } = language === 'java' ? splitImports(html) : { imports: '', rest: html };
  if (imports === '') return { html };
  const name = escapeHtml(label);
  return {
    html: rest,
    before:
      `<details class="${styles.imports}" data-imports=""><summary lang="${lang}">${name}</summary>` +
      // A tab stop only where it scrolls (copy-code.tsx), which is rare.
      `<pre class="${block.code}" role="group" aria-label="${name}" translate="no"><code>${imports}</code></pre></details>`,
  };
}
