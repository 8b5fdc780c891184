import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/components/docs/article';
import { pageComponents } from '@/components/mdx';
import { DocCardList } from '@/components/mdx/doc-card-list';
import { JsonLd } from '@/components/site/json-ld';
import { lastUpdated } from '@/lib/content/last-updated';
import { breadcrumbs, neighbours } from '@/lib/docs/navigation';
import { getPageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { loadMdxPage, tocHeadings } from '@/lib/mdx/page';
import { throwOnErrors } from '@/lib/problems/problem';
import { getModel, type Route } from '@/lib/routes';
import { problemsOnPage } from '@/lib/routes/page-problems';
import { slugsToRender } from '@/lib/routes/static-params';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList, techArticle } from '@/lib/seo/structured-data';
import { pageTitle } from '@/lib/seo/titles';
import { site } from '@/lib/site';

type Props = { params: Promise<{ slug?: string[] }> };
type DocsRoute = Extract<Route, { kind: 'doc' | 'generated-index' }>;

const isDocsRoute = (route: Route): route is DocsRoute => 'set' in route;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return slugsToRender(params.locale, site.docs.routeBase, isDocsRoute);
}

async function findRoute(params: Props['params']): Promise<DocsRoute> {
  const { slug = [] } = await params;
  const path = [site.docs.routeBase, ...slug.map(decodeURIComponent)].join('/');
  const model = await getModel();
  const route = model.route((await getPageText()).locale, path);
  // Builds stop at problems earlier. In development, each page shows its problems.
  throwOnErrors(problemsOnPage(model, route));
  if (!route || !isDocsRoute(route)) notFound();
  return route;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = await findRoute(params);
  const title = pageTitle(route, await getModel());
  if (route.kind === 'generated-index') return pageMetadata(route, { title, description: route.index.description });
  const { description, entry } = route.doc;
  return pageMetadata(route, { title, description, keywords: entry.frontMatter.keywords });
}

export default async function DocsPage({ params }: Props) {
  const route = await findRoute(params);
  const { set, path } = route;
  if (route.kind === 'generated-index') {
    const { title, description, items } = route.index;
    const trail = breadcrumbs(set.sidebar, { label: title, path });
    return (
      <Article
        heading={title}
        textLocale={route.textLocale}
        page={route.index}
        trail={trail}
        neighbours={neighbours(set, { path })}
        toc={[]}
      >
        <p>{description}</p>
        <DocCardList items={items} set={set} />
        <JsonLd data={[breadcrumbList(trail, route)]} />
      </Article>
    );
  }
  const { doc } = route;
  const { frontMatter } = doc.entry;
  const model = await getModel();
  const components = await pageComponents({ page: doc, set, model });
  const { Content, own, headings } = await loadMdxPage(doc.entry, components, (source) => model.partial(doc, source));
  const toc = tocHeadings(
    headings,
    frontMatter.toc_min_heading_level ?? site.toc.minLevel,
    frontMatter.toc_max_heading_level ?? site.toc.maxLevel,
  );
  const trail = breadcrumbs(set.sidebar, { label: doc.sidebarLabel, lang: textLang(route.textLocale, route.locale), path });
  const updated = await lastUpdated(doc.entry);
  return (
    <Article
      heading={doc.heading}
      textLocale={route.textLocale}
      page={doc}
      trail={trail}
      neighbours={neighbours(set, { path, doc })}
      toc={frontMatter.hide_table_of_contents ? [] : toc}
      lastUpdated={updated}
    >
      <Content components={{ ...components, ...own }} />
      <JsonLd data={[breadcrumbList(trail, route), techArticle(doc, route, updated)]} />
    </Article>
  );
}
