import { codeLabels } from '@/components/mdx/code-block';
import { collectDemos } from '@/lib/demos/collect';
import { readDemoData } from '@/lib/demos/data';
import { getPageText } from '@/lib/i18n/server';
import { stepLabels } from '@/lib/previews/vocabulary';
import { getModel } from '@/lib/routes';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import { LiveDemo } from './live-demo';
import styles from './live-demo.module.css';

/** Shows every demo of the docs, one at a time, with its sources. The demo runs if a demo host is configured. */
export async function LiveDemoPage() {
  const { locale, t } = await getPageText();
  const href = (path: string) => withBasePath(localizePath(path, locale));
  const groups = (await collectDemos(await getModel(), locale)).map(({ title, lang, page, demos }) => ({
    title,
    lang,
    page: href(page),
    demos: demos.map((demo) => ({
      slug: demo.slug,
      title: demo.title,
      lang: demo.lang,
      path: demo.path,
      height: demo.height,
      page: href(demo.page),
    })),
  }));
  const first = (await collectDemos(await getModel(), locale))[0]?.demos[0];
  return (
    <main id="content" tabIndex={-1} className={styles.main} data-start="">
      <h1>{t('liveDemo.title')}</h1>
      <p className={styles.lead}>{t('liveDemo.description')}</p>
      {first ? (
        <LiveDemo
          groups={groups}
          host={site.demoHost}
          firstData={await readDemoData(first, await getModel())}
          guide={href('/docs/introduction/getting-started')}
          steps={t.markup('liveDemo.steps', {
            step: (chunks) => `<li>${chunks}</li>`,
            code: (chunks) => `<code>${chunks}</code>`,
            address: '{address}',
          })}
          labels={{
            choose: t('liveDemo.choose'),
            demo: t('liveDemo.demo'),
            viewport: t('liveDemo.viewport'),
            phone: t('liveDemo.phone'),
            tablet: t('liveDemo.tablet'),
            full: t('liveDemo.full'),
            frame: t('liveDemo.frame', { title: '{title}' }),
            open: t('liveDemo.open'),
            newTab: t('common.newTab'),
            starting: t('liveDemo.loading'),
            failed: t('liveDemo.failed'),
            noHost: t('liveDemo.noHost'),
            noHostText: t('liveDemo.noHostText'),
            guide: t('liveDemo.guide'),
            source: t('liveDemo.source'),
            page: t('liveDemo.page', { title: '{title}' }),
            components: t('navbar.components'),
            loading: t('loadable.loading'),
            loadFailed: t('loadable.failed'),
            retry: t('loadable.retry'),
            code: codeLabels(t),
            drawing: t('demo.drawing'),
            steps: Object.fromEntries(stepLabels.map((label) => [label, t(`demo.steps.${label}`)])),
          }}
        />
      ) : null}
    </main>
  );
}
