import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogListPage } from '@/components/blog/list-page';
import { PostPage } from '@/components/blog/post-page';
import { listTexts } from '@/lib/blog/list-texts';
import { lastUpdated } from '@/lib/content/last-updated';
import { getPageText } from '@/lib/i18n/server';
import { throwOnErrors } from '@/lib/problems/problem';
import { getModel } from '@/lib/routes';
import { problemsOnPage } from '@/lib/routes/page-problems';
import { slugsToRender } from '@/lib/routes/static-params';
import { type BlogRoute, isBlogRoute } from '@/lib/routes/table';
import { feedLinks } from '@/lib/seo/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

type Props = { params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return slugsToRender(params.locale, site.blog.routeBase, isBlogRoute);
}

async function findRoute(params: Props['params']): Promise<BlogRoute> {
  const { slug = [] } = await params;
  const path = [site.blog.routeBase, ...slug.map(decodeURIComponent)].join('/');
  const model = await getModel();
  const route = model.route((await getPageText()).locale, path);
  throwOnErrors(problemsOnPage(model, route));
  if (!route || !isBlogRoute(route)) notFound();
  return route;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = await findRoute(params);
  const { locale, t } = await getPageText();
  const feeds = feedLinks((await getModel()).blog(locale), locale, t('blog.feedTitle'));
  if (route.kind !== 'post') {
    const { title, description } = listTexts(route, t);
    const page = 'list' in route ? route.list.page : 1;
    return pageMetadata(route, { title: page > 1 ? t('blog.pageTitle', { title, page }) : title, description, feeds });
  }
  const { title, description, entry, date, authors, tags } = route.post;
  return pageMetadata(route, {
    title: entry.frontMatter.title_meta ?? title,
    description,
    keywords: entry.frontMatter.keywords ?? tags.map(({ label }) => label),
    article: {
      published: date,
      modified: await lastUpdated(entry),
      authors: authors.map(({ name }) => name),
      tags: tags.map(({ label }) => label),
    },
    feeds,
  });
}

export default async function BlogPage({ params }: Props) {
  const route = await findRoute(params);
  if (route.kind === 'post') return <PostPage route={route} />;
  return <BlogListPage page={route} />;
}
