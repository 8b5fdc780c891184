import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'next';
import { Article } from '@/components/docs/article';
import { pageComponents } from '@/components/mdx';
import { getPageText } from '@/lib/i18n/server';
import { authorReference } from '@/lib/mdx/author-reference';
import { loadMdxPage, tocHeadings } from '@/lib/mdx/page';
import { getModel } from '@/lib/routes';

const file = 'tests/fixtures/style-guide/page.mdx';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } };

/** Development and test builds only: every element that authors can use, in every variant, and the author's reference. */
export default async function StyleGuide() {
  const model = await getModel();
  const { locale } = await getPageText();
  const [set] = model.docSets(locale);
  const [first] = set?.docs.values() ?? [];
  if (!set || !first) throw new Error('The style guide is shown like a page of the docs, and there is none.');
  const body = `${await readFile(path.join(process.cwd(), file), 'utf8')}\n\n${authorReference()}\n`;
  // Links are relative to the docs folder, images are relative to the file.
  const entry = { ...first.entry, file, source: 'style-guide.mdx', body, bodyOffset: 0, textLocale: 'en' as const, frontMatter: {} };
  const components = await pageComponents({ page: { ...first, entry }, set, model });
  const { Content, own, headings } = await loadMdxPage(entry, components, () => undefined);
  return (
    <Article page={{ heading: 'Style guide', breadcrumbs: [{ label: 'Style guide' }] }} toc={tocHeadings(headings, 2, 3)}>
      <div lang="en">
        <Content components={{ ...components, ...own }} />
      </div>
    </Article>
  );
}
