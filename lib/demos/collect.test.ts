import { describe, expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import { collectDemos } from './collect';

const demo = (name: string, title: string) => `<ComponentDemo path="/webforj/${name}?" sources={['${name}.java']} title="${title}" />`;

const { model, problems } = modelOf({
  'en/docs/window.mdx': `# Window\n\n${demo('window', 'A window')}\n\n${demo('dialog', 'A dialog')}`,
  'en/docs/button.mdx': `# Button\n\n<ComponentDemo path="/webforj/button?" sources={['B.java', 'b.css']} title="Press it" height="240px" />`,
  'en/docs/form.mdx': `# Form\n\n${demo('button', 'The same button')}\n\nText.`,
  'en/docs/more.mdx': "# More\n\nimport Part from './_part.mdx'\n\n<Part />",
  'en/docs/_part.mdx': demo('part', 'In a part'),
  'en/docs/draft.mdx': `---\ndraft: true\n---\n\n${demo('draft', 'Draft')}`,
  'en/docs/quiet.mdx': `---\nunlisted: true\n---\n\n${demo('quiet', 'Unlisted')}`,
  'de/docs/window.mdx': `# Fenster\n\n${demo('window', 'Ein Fenster')}`,
  'de/docs/form.mdx': `# Formular\n\n${demo('only-german', 'Nur auf Deutsch')}`,
});

describe('demos of the docs', () => {
  test('come from published English pages, each once, ordered by page title', async () => {
    expect(problems).toEqual([]);
    const groups = await collectDemos(model, 'en');
    expect(groups.map(({ title, page, demos }) => [title, page, demos.map(({ slug }) => slug)])).toEqual([
      ['Button', '/docs/button', ['button']],
      ['More', '/docs/more', ['part']],
      ['Window', '/docs/window', ['window', 'dialog']],
    ]);
    expect(groups[0]?.demos[0]).toEqual({
      slug: 'button',
      path: '/webforj/button?',
      sources: ['B.java', 'b.css'],
      title: 'Press it',
      height: 240,
      page: '/docs/button#demo-button',
    });
  });

  test('have the titles and links of a language', async () => {
    const groups = await collectDemos(model, 'de');
    expect(groups.map(({ title, demos }) => [title, demos.map((entry) => [entry.title, entry.page])])).toEqual([
      ['Button', [['Press it', '/docs/button#demo-button']]],
      [
        'Fenster',
        [
          ['Ein Fenster', '/docs/window#demo-window'],
          ['A dialog', '/docs/window'],
        ],
      ],
      ['More', [['In a part', '/docs/more#demo-part']]],
    ]);
  });

  test('mark titles that are not in the language', async () => {
    const groups = await collectDemos(model, 'de');
    expect(groups.map(({ lang, demos }) => [lang, demos.map((entry) => entry.lang)])).toEqual([
      ['en-US', ['en-US']],
      [undefined, [undefined, 'en-US']],
      ['en-US', ['en-US']],
    ]);
  });

  test('may be in the frame of a device', async () => {
    const { model } = modelOf({
      'en/docs/layout.mdx': `# Layout\n\n<AppLayoutViewer path="/webforj/layout?" sources={['Layout.java']} />`,
    });
    expect((await collectDemos(model, 'en')).map(({ page }) => page)).toEqual(['/docs/layout']);
  });
});
