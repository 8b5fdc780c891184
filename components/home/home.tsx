import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CodeBlock } from '@/components/mdx/code-block';
import { GalleryCard, GalleryGrid } from '@/components/mdx/gallery';
import { Link } from '@/components/navigation/link';
import { contentRoot } from '@/lib/content/root';
import { getPageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { highlight } from '@/lib/mdx/highlight';
import { homeSheet } from '@/lib/pages/preview-sheets';
import { HelloDemo } from './hello-demo';
import styles from './home.module.css';
import { News } from './news';
import { importPageText } from './page-text';

const tasks = [
  ['taskFirst', '/docs/introduction/getting-started'],
  ['taskTutorial', '/docs/introduction/tutorial/overview'],
  ['taskForm', '/docs/data-binding/overview'],
  ['taskTable', '/docs/components/table/overview'],
  ['taskRoute', '/docs/routing/overview'],
  ['taskSecure', '/docs/security/overview'],
  ['taskSpring', '/docs/integrations/spring/overview'],
  ['taskStyle', '/docs/styling/overview'],
  ['taskAssistant', '/docs/introduction/mcp'],
] as const;

/** Components with a picture (`homePictures`), and their pages. */
const components = [
  ['AppLayout', 'app-layout'],
  ['Table', 'table/overview'],
  ['Dialog', 'dialog'],
  ['DateField', 'fields/datefield'],
  ['Button', 'button'],
  ['Tree', 'tree'],
  ['GoogleChart', 'google-charts'],
  ['Toast', 'toast'],
] as const;

/** The home page: an example view with its result, then links by task, pictures of components, and news. */
export async function Home() {
  const { locale, t } = await getPageText();
  const { Content, textLocale } = await importPageText('home', locale);
  const sample = await readFile(path.join(contentRoot, 'samples/home/HelloView.java'), 'utf8');
  const sheet = await homeSheet();
  const html = await highlight(sample.trimEnd(), 'java', { marked: new Set(), lineNumbers: false });
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <p className={styles.actions}>
            <Link href="/docs/introduction/getting-started" className={styles.primary}>
              {t('home.start')}
            </Link>
            <Link href="/docs/components/overview" className={styles.secondary}>
              {t('home.browse')}
            </Link>
          </p>
        </div>
        <div className={styles.sample}>
          <p className="visually-hidden">{t('home.sampleLabel')}</p>
          <CodeBlock html={html} language="java" title="HelloView.java" />
          <figure className={styles.result}>
            <figcaption>{t('home.resultLabel')}</figcaption>
            <HelloDemo
              styles={{
                screen: styles.screen,
                fieldLabel: styles.fieldLabel,
                field: styles.field,
                button: styles.button,
                toast: styles.toast,
              }}
              texts={{
                name: t('home.resultName'),
                value: t('home.resultNameValue'),
                button: t('home.resultButton'),
                toast: t('home.resultToast', { name: '{name}' }),
              }}
            />
          </figure>
        </div>
      </section>
      <section className={styles.tasks} aria-labelledby="tasks">
        <h2 id="tasks">{t('home.tasksTitle')}</h2>
        <ul>
          {tasks.map(([key, href]) => (
            <li key={key}>
              <Link href={href}>
                <span className={styles.taskTitle}>{t(`home.${key}`)}</span>
                <span className={styles.taskText}>{t(`home.${key}Text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.components} aria-labelledby="components">
        <h2 id="components">{t('navbar.components')}</h2>
        <GalleryGrid>
          {components.map(([name, path]) => (
            <GalleryCard key={name} header={name} href={`/docs/components/${path}`} preview={`cards/${name}`} sheet={sheet} file="" />
          ))}
        </GalleryGrid>
      </section>
      <News />
      <section className={`prose ${styles.how}`} lang={textLang(textLocale, locale)}>
        <Content />
      </section>
    </main>
  );
}
