import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getPageText } from '../i18n/server';
import { throwOnErrors } from '../problems/problem';
import { getModel } from '../routes';
import { problemsOnPage } from '../routes/page-problems';
import { slugsToRender } from '../routes/static-params';
import { type Route, type StandaloneKind, standalonePages } from '../routes/table';
import { loadFacts, type PageFacts } from './facts';
import { pageMetadata } from './metadata';

type Props = { params: Promise<{ slug?: string[] }> };

/** Returns the facts about a standalone page in the language being rendered. */
export async function standalonePage(kind: StandaloneKind): Promise<PageFacts> {
  const model = await getModel();
  const route = model.route((await getPageText()).locale, standalonePages[kind].path);
  if (!route) throw new Error(`The route table has no page of the kind "${kind}".`);
  return (await loadFacts(model))(route);
}

/** Returns `generateMetadata` of a standalone page. */
export function standaloneMetadata(kind: StandaloneKind): () => Promise<Metadata> {
  return async () => pageMetadata(await standalonePage(kind));
}

/**
 * Returns the exports of a catch-all route (`[[...slug]]/page.tsx`).
 * @param base site path of the folder
 * @param isWanted whether the route renders a page
 * @param render returns the content of a page
 */
export function catchAllRoute<R extends Route>(
  base: string,
  isWanted: (route: Route) => route is R,
  render: (page: PageFacts<R>) => ReactNode | Promise<ReactNode>,
) {
  const find = async ({ params }: Props): Promise<PageFacts<R>> => {
    const { slug = [] } = await params;
    const model = await getModel();
    const route = model.route((await getPageText()).locale, [base, ...slug.map(decodeURIComponent)].join('/'));
    // Builds stop at problems earlier. In development, each page shows its problems.
    throwOnErrors(problemsOnPage(model, route));
    if (!route || !isWanted(route)) notFound();
    return (await loadFacts(model))(route);
  };
  return {
    generateStaticParams: ({ params }: { params: { locale: string } }) => slugsToRender(params.locale, base, isWanted),
    generateMetadata: async (props: Props): Promise<Metadata> => pageMetadata(await find(props)),
    renderPage: async (props: Props): Promise<ReactNode> => render(await find(props)),
  };
}
