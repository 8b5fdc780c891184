import type { ReactNode } from 'react';
import { loadMdxPage, tocHeadings } from '@/lib/mdx/page';
import type { Heading } from '@/lib/mdx/types';
import type { PageFacts } from '@/lib/pages/facts';
import { pageSheet } from '@/lib/pages/preview-sheets';
import { getModel, type Route } from '@/lib/routes';
import { pageComponents } from '.';

/** Returns the text of a doc or post, and the headings of its table of contents. */
export async function loadPageText({
  route,
  toc,
}: PageFacts<Extract<Route, { kind: 'doc' | 'post' }>>): Promise<{ text: ReactNode; toc: Heading[] }> {
  const model = await getModel();
  const page = route.kind === 'doc' ? route.doc : route.post;
  const sheet = await pageSheet(page, model);
  const components = await pageComponents({ page, set: route.kind === 'doc' ? route.set : undefined, model, sheet });
  const { Content, own, headings } = await loadMdxPage(page.entry, components, (source) => model.partial(page, source));
  return {
    text: <Content components={{ ...components, ...own }} />,
    toc: toc ? tocHeadings(headings, toc.minLevel, toc.maxLevel) : [],
  };
}
