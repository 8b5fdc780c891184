import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../checks/content';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { neighbours } from '../docs/navigation';
import { outline } from '../docs/test-set';
import { formatProblem } from '../problems/problem';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { buildModel, type SiteModel } from './model';

/** A docs folder as Docusaurus accepts it, including syntax beyond plain MDX. */
const root = 'tests/fixtures/docusaurus-docs';

describe('a docs folder written for Docusaurus', () => {
  let model: SiteModel;
  let problems: string[];

  beforeAll(async () => {
    const content = parseContent(new ContentReader(root).read(), root);
    const site = loadSite({ ...values, redirects: [] }, {});
    model = buildModel({ content, site, drafts: false });
    problems = [...model.problems, ...(await checkContent(content, model, site))].map(formatProblem);
  });

  test('builds without errors and warnings', () => {
    expect(problems).toEqual([]);
  });

  test('has the same sidebar as in Docusaurus', () => {
    expect(model.docSets('en').map(({ sidebar }) => outline(sidebar))).toEqual([
      [
        'First steps /docs/category/first-steps +',
        '  Install /docs/start/installation',
        '  The first ticket /docs/start/first-ticket',
        'Guides /docs/guides +',
        '  Queues /docs/guides/queues',
        '  Programming interface /docs/guides/api +',
        '    Endpoints /docs/api',
        '  Reports /docs/guides/reports',
        'Ticket desk /docs',
        'Glossary /docs/glossary',
      ],
    ]);
  });

  test('has a page for every file except partials and drafts', () => {
    const paths = model.routes.flatMap((route) => (route.kind === 'doc' && route.locale === 'en' ? [route.path] : []));
    expect(paths.sort()).toEqual([
      '/docs',
      '/docs/25.05-changes',
      '/docs/api',
      '/docs/glossary',
      '/docs/guides',
      '/docs/guides/api',
      '/docs/guides/queues',
      '/docs/guides/reports',
      '/docs/start/first-ticket',
      '/docs/start/installation',
    ]);
  });

  test('has the same previous and next links as in Docusaurus', () => {
    const [set] = model.docSets('en');
    const around = (id: string) => {
      const doc = set?.docs.get(id);
      if (!set || !doc) throw new Error(`There is no doc ${id}.`);
      const { previous, next } = neighbours(set, { path: doc.path, doc });
      return [previous?.path, next?.path];
    };
    expect(around('start/first-ticket')).toEqual(['/docs/start/installation', '/docs/guides/queues']);
    expect(around('guides/reports/README')).toEqual(['/docs/api', '/docs']);
    expect(around('25.05-changes')).toEqual([undefined, undefined]);
  });

  test('has its translations', () => {
    expect(model.route('de', '/docs/start/installation')).toMatchObject({ textLocale: 'de', doc: { title: 'Installation' } });
    expect(model.route('de', '/docs/guides')).toMatchObject({ textLocale: 'en', indexable: false });
  });
});
