import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../checks/content';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { formatProblem } from '../problems/problem';
import { buildModel, type SiteModel } from '../routes/model';
import { modelOf } from '../routes/test-model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { newestTagged } from './pages';

const root = 'tests/fixtures/blog-content';
const now = new Date('2025-06-01');

describe('a blog of fourteen posts', () => {
  let model: SiteModel;
  let problems: string[];

  beforeAll(async () => {
    const content = parseContent(new ContentReader(root).read(), root);
    model = buildModel({ content, site: loadSite({ ...values, redirects: [] }, {}), drafts: false, now });
    problems = [...model.problems, ...(await checkContent(content, model, { foreignPaths: [], redirects: [] }))].map(formatProblem);
  });

  const routesOf = (kind: string, locale = 'en') =>
    model.routes.flatMap((route) => (route.kind === kind && route.locale === locale ? [route] : []));
  const paths = (kind: string) => routesOf(kind).map(({ path }) => path);

  test('has no problems in links, images, covers, and previews', () => {
    expect(problems).toEqual([]);
  });

  test('has twelve posts on a page', () => {
    expect(model.route('en', '/blog')).toMatchObject({ list: { page: 1, pageCount: 2, total: 14, older: '/blog/page/2' } });
    expect(model.route('en', '/blog/page/2')).toMatchObject({ list: { page: 2, newer: '/blog', older: undefined } });
    expect(paths('blog-list')).toEqual(['/blog', '/blog/page/2']);
  });

  test('has pages for each tag of a listed post', () => {
    expect(paths('blog-tag')).toEqual([
      '/blog/tags/guests',
      '/blog/tags/release',
      '/blog/tags/desk',
      '/blog/tags/desk/page/2',
      '/blog/tags/v-1-00',
    ]);
  });

  test('has a page for each author that enables it', () => {
    expect(paths('blog-author')).toEqual(['/blog/authors/desk', '/blog/authors/desk/authors/2', '/blog/authors/guide-team']);
    expect(model.blog('en').authors.map(({ item, posts }) => `${item.name}: ${posts.length}`)).toEqual([
      'Desk team: 13',
      'Guide team: 1',
      'Silent team: 1',
      'Ada Guest: 1',
    ]);
  });

  test('shows authors from the authors file and from front matter', () => {
    expect(model.route('en', '/blog/2025/02/15/post-14')).toMatchObject({
      post: {
        authors: [
          { name: 'Guide team', path: '/blog/authors/guide-team' },
          { name: 'Silent team', path: undefined },
          { name: 'Ada Guest', url: 'https://example.com/ada' },
        ],
      },
    });
  });

  test('takes URLs of posts from their path or slug', () => {
    expect(paths('post').slice(0, 4)).toEqual([
      '/blog/2025/03/01/unlisted',
      '/blog/2025/02/15/post-14',
      '/blog/release-one',
      '/blog/2024/12/15/post-12',
    ]);
    expect(model.route('en', '/blog/2024/04/15/post-04')).toBeDefined();
  });

  test('links newer and older posts', () => {
    expect(model.route('en', '/blog/release-one')).toMatchObject({
      newer: { path: '/blog/2025/02/15/post-14' },
      older: { path: '/blog/2024/12/15/post-12' },
    });
  });

  test('leaves out drafts and future posts, and does not list unlisted posts', () => {
    expect(model.route('en', '/blog/2025/03/02/draft')).toBeUndefined();
    expect(model.route('en', '/blog/2031/05/06/later')).toBeUndefined();
    expect(model.route('en', '/blog/2025/03/01/unlisted')).toMatchObject({ indexable: false });
    expect(model.blog('en').listed.map(({ title }) => title)).not.toContain('Only by link');
  });

  test('publishes a future post on its day', async () => {
    const content = parseContent(new ContentReader(root).read(), root);
    const later = buildModel({ content, site: loadSite(values, {}), drafts: false, now: new Date('2031-05-06T00:00:01Z') });
    expect(later.route('en', '/blog/2031/05/06/later')).toMatchObject({ post: { scheduled: false } });
  });

  test('groups posts by year, and tags by letter', () => {
    const [archive] = routesOf('blog-archive');
    const [tags] = routesOf('blog-tags');
    expect(archive?.kind === 'blog-archive' && archive.years.map(({ year, posts }) => [year, posts.length])).toEqual([
      [2025, 2],
      [2024, 12],
    ]);
    expect(tags?.kind === 'blog-tags' && tags.letters.map((entry) => [entry.letter, ...entry.tags.map(({ item }) => item.label)])).toEqual([
      ['G', 'Guests'],
      ['R', 'Release'],
      ['T', 'ticketDesk'],
      ['V', 'v1.00'],
    ]);
  });

  test('has the same pages in another language, in English if not translated', () => {
    expect(routesOf('post', 'de')).toHaveLength(routesOf('post').length);
    expect(model.route('de', '/blog/2025/02/15/post-14')).toMatchObject({
      textLocale: 'de',
      alternates: ['en', 'de'],
      post: { title: 'Beitrag 14', cover: { file: `${root}/en/blog/2025-02-15-post-14/index.mdx` } },
    });
    expect(model.route('de', '/blog/release-one')).toMatchObject({ textLocale: 'en', indexable: false, post: { title: 'Post 13' } });
    expect(model.route('de', '/blog')).toMatchObject({ textLocale: 'de' });
    expect(model.route('de', '/blog/page/2')).toMatchObject({ textLocale: 'en' });
    expect(model.blog('de').tags.map(({ item }) => item.label)).toContain('Veröffentlichung');
    expect(model.blog('de').authors[0]?.item.name).toBe('Schalter-Team');
  });

  test('finds the newest post with a tag', () => {
    expect(newestTagged(model.blog('en'), 'release')?.title).toBe('Post 13');
  });
});

describe('errors name file, line, and fix', () => {
  const registries = {
    'authors.yml': 'desk-team:\n  name: Desk\n  page: true\n',
    'tags.yml': 'release:\n  label: Release\n',
  };
  const post = (frontMatter: string) => `---\ntitle: A\n${frontMatter}\n---\nText.\n\n{/* truncate */}\n`;
  const at = 'en/blog/2025-01-02-a/index.mdx';
  const file = `content/${at}`;
  const problemsOf = (texts: Record<string, string>) => modelOf({ ...registries, ...texts }).problems;

  test.each([
    [
      'an unknown author',
      'authors: desk-taem',
      `${file}:3: front matter: authors: there is no author "desk-taem" in content/authors.yml, did you mean "desk-team"?`,
    ],
    ['an author that is nobody', 'authors: [{title: Boss}]', `${file}:3: front matter: authors: an author without key needs a name`],
    [
      'an unknown tag',
      'tags: [relaese]',
      `${file}:3: front matter: tags: there is no tag "relaese" in content/tags.yml, did you mean "release"?`,
    ],
    [
      'a tag that is like no other',
      'tags: [something else]',
      `${file}:3: front matter: tags: there is no tag "something else" in content/tags.yml; add it there, or write { label: …, permalink: … } here`,
    ],
    [
      'an invalid date',
      'date: 2025-02-30',
      `${file}:3: front matter: date: expected a day of the calendar, as in 2025-09-30, found "2025-02-30"`,
    ],
    [
      'a slug outside of the blog',
      'slug: ../docs/a',
      `${file}:3: front matter: slug: "../docs/a" leads out of the blog; write a path below /blog, as in "my-post"`,
    ],
    ['a slug with an escape', 'slug: a%2fb', `${file}:3: has the URL /blog/a%2fb: it holds "%"; write a "slug" such as "a-2-fb"`],
    [
      'a slug with spaces',
      'slug: My first post',
      `${file}:3: has the URL /blog/My first post: it holds a space; write a "slug" such as "my-first-post"`,
    ],
  ])('%s', (_name, frontMatter, problem) => {
    expect(problemsOf({ [at]: post(frontMatter) })).toContain(problem);
  });

  test('two posts with the same permalink', () => {
    expect(problemsOf({ [at]: post('slug: same'), 'en/blog/2025-03-04-b.mdx': post('slug: /same') })).toEqual([
      `${file}: has the URL /blog/same, which content/en/blog/2025-03-04-b.mdx has too; give one of them another "slug"`,
    ]);
  });

  test('a post with the URL of a list', () => {
    expect(problemsOf({ [at]: post('slug: archive') })).toEqual([
      `${file}: has the URL /blog/archive, which app/[locale]/blog has too; give one of them another "slug"`,
    ]);
  });

  test('a post without a date', () => {
    expect(problemsOf({ 'en/blog/a.mdx': post('slug: a') })[0]).toBe(
      'content/en/blog/a.mdx: has no date: write "date: YYYY-MM-DD" into the front matter, or name the folder YYYY-MM-DD-name',
    );
    expect(problemsOf({ 'en/blog/2025-02-31-a.mdx': post('slug: a') })[0]).toBe(
      'content/en/blog/2025-02-31-a.mdx: 2025-02-31 in the path is no day of the calendar; rename the folder, or write "date: YYYY-MM-DD" into the front matter',
    );
  });

  test('a post without a marker', () => {
    expect(problemsOf({ [at]: '---\ntitle: A\n---\nText.' })).toEqual([
      `${file}: warning: has no {/* truncate */}, so lists show its description alone; put the marker behind the first paragraphs`,
    ]);
  });

  test('an author page without a name', () => {
    expect(problemsOf({ [at]: post(''), 'authors.yml': 'desk-team:\n  page: true\n' })).toEqual([
      'content/authors.yml:1: desk-team: has a page but no name; write "name: …", or take "page" away',
    ]);
  });

  test('unknown fields of authors and tags, and two tags with the same URL', () => {
    expect(
      problemsOf({
        [at]: post(''),
        'authors.yml': 'desk-team:\n  nmae: Desk\nother:\n  name: 5\n  email: nobody\n',
        'tags.yml': 'a:\n  label: A\n  permalink: /same\nb:\n  permalink: /same\nc:\n  permalink: /with space\n',
      }),
    ).toEqual([
      'content/authors.yml:1: desk-team: unknown field "nmae", did you mean "name"?',
      'content/authors.yml:3: other: name: expected text',
      'content/authors.yml:3: other: email: expected a mail address',
      'content/tags.yml:6: c: permalink: expected a path without spaces, "?" and "#", as in /release',
      'content/tags.yml:4: b: has the permalink of a; give one of them another one',
    ]);
    expect(problemsOf({ [at]: post(''), 'tags.yml': '- a\n- b\n' })).toEqual([
      'content/tags.yml:1: expected a key for each entry, with its fields below it',
    ]);
    expect(problemsOf({ [at]: post(''), 'tags.yml': 'a: [\n' })[0]).toMatch(/^content\/tags\.yml:\d+:\d+: is not valid YAML/);
  });

  test('translations of unknown keys and of URLs', () => {
    const translations = { 'de/tags.yml': 'relaese:\n  label: Version\n', 'de/authors.yml': 'desk-team:\n  page: true\n  name: Team\n' };
    expect(problemsOf({ [at]: post(''), ...translations })).toEqual([
      'content/de/authors.yml:1: warning: desk-team: "page" is the same in every language and belongs in content/authors.yml',
      'content/de/tags.yml:1: warning: relaese: is no key of content/tags.yml, so nothing is translated; did you mean "release"?',
    ]);
  });

  test('a blog without posts', () => {
    expect(problemsOf({ [at]: post('unlisted: true') })).toEqual(['content/en/blog: warning: has no post to list, so there are no feeds']);
  });

  test('a translation without an English post', () => {
    expect(problemsOf({ 'de/blog/2025-01-02-a/index.mdx': post('') })).toEqual([
      'content/de/blog/2025-01-02-a/index.mdx: warning: translates no page: there is no content/en/blog/2025-01-02-a/index.mdx, so it is not published',
    ]);
  });

  test('without a tags file, any tag is valid', () => {
    const { model, problems } = modelOf({ 'en/blog/2025-01-02-a.md': post('tags: [SPA Routing]') });
    expect(problems).toEqual([]);
    expect(model.route('en', '/blog/tags/spa-routing')).toMatchObject({ tag: { label: 'SPA Routing' } });
  });

  test('a tag of only unlisted posts is not a link', () => {
    const { model } = modelOf({ [at]: post('tags: [Shown]'), 'en/blog/2025-01-03-b.md': post('unlisted: true\ntags: [Shown, Hidden]') });
    expect(model.route('en', '/blog/tags/hidden')).toBeUndefined();
    expect(model.route('en', '/blog/2025/01/03/b')).toMatchObject({
      post: {
        tags: [
          { label: 'Shown', path: '/blog/tags/shown' },
          { label: 'Hidden', path: undefined },
        ],
      },
    });
  });

  test('development shows drafts and future posts', () => {
    const texts = { [at]: post('draft: true'), 'en/blog/2999-01-01-b.mdx': post('') };
    expect(modelOf(texts, { drafts: true }).model.route('en', '/blog/2999/01/01/b')).toMatchObject({ post: { scheduled: true } });
    expect(modelOf(texts, { drafts: true }).model.route('en', '/blog/2025/01/02/a')).toMatchObject({ post: { draft: true } });
  });

  test.each([
    [
      'a cover that does not exist',
      post('image: ./gone.png'),
      `${file}:3: front matter: image: "./gone.png" does not exist: there is no content/en/blog/2025-01-02-a/gone.png`,
    ],
    [
      'a cover that is too small for a card',
      post('image: /../tests/fixtures/small-card.png'),
      `${file}:3: warning: front matter: image: "/../tests/fixtures/small-card.png" is too small for a card: 600 × 315 pixels; make it 1200 × 630 or larger. Until then, the card has the title alone`,
    ],
    [
      'a cover that is no image',
      post('image: /../tests/fixtures/bad-content/en/docs/images/text.png'),
      `${file}:3: front matter: image: "/../tests/fixtures/bad-content/en/docs/images/text.png" is not an image; use PNG, JPEG, WebP, AVIF, GIF or SVG`,
    ],
    [
      'a marker within a block',
      '---\ntitle: A\n---\n:::tip\nText.\n\n<div>\n{/* truncate */}\n\nText\n</div>\n:::\n',
      expect.stringMatching(
        /^content\/en\/blog\/2025-01-02-a\/index\.mdx:7:1: the text before \{\/\* truncate \*\/\} is not valid without the rest: Expected a closing tag/,
      ),
    ],
    [
      'a link that leads nowhere',
      `${post('')}\n[b](../../docs/gone.mdx)\n`,
      `${file}:9:1: the link "../../docs/gone.mdx" leads to no file`,
    ],
  ])('%s', async (_name, text, problem) => {
    const content = parseContent([{ path: at, bytes: new TextEncoder().encode(text) }]);
    const model = buildModel({ content, site: loadSite({ ...values, redirects: [] }, {}), drafts: false });
    expect((await checkContent(content, model, { foreignPaths: [], redirects: [] })).map(formatProblem)).toEqual([problem]);
  });
});
