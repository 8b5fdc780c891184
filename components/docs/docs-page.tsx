import type { ReactNode } from 'react';
import { DocCardList } from '@/components/mdx/doc-card-list';
import { loadPageText } from '@/components/mdx/page-text';
import { JsonLd } from '@/components/site/json-ld';
import { neighbours } from '@/lib/docs/navigation';
import type { PageFacts } from '@/lib/pages/facts';
import { structuredData } from '@/lib/pages/structured-data';
import type { DocsRoute } from '@/lib/routes/table';
import { Article } from './article';

// A constant of the build (next.config.ts): sites without books don't bundle it.
const books = process.env.NEXT_PUBLIC_BOOKS ? import('./book-links') : undefined;

/** Renders a doc, or the list of the pages in a category. */
export async function docsPage(page: PageFacts<DocsRoute>): Promise<ReactNode> {
  const { route } = page;
  const { set, path, url } = route;
  const { bookLinks } = (await books) ?? {};
  const links = bookLinks?.(url);
  const data = <JsonLd data={await structuredData(page)} />;
  if (route.kind === 'generated-index') {
    return (
      <Article page={page} neighbours={neighbours(set, { path })} toc={[]} books={links}>
        <p>{page.description}</p>
        <DocCardList items={route.index.items} set={set} />
        {data}
      </Article>
    );
  }
  const { text, toc } = await loadPageText({ ...page, route });
  return (
    <Article page={page} neighbours={neighbours(set, { path, doc: route.doc })} toc={toc} books={links}>
      {text}
      {data}
    </Article>
  );
}
