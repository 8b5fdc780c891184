import type { ReactNode } from 'react';
import type { PageFacts } from '@/lib/pages/facts';
import type { BlogRoute } from '@/lib/routes/table';
import { BlogListPage } from './list-page';
import { PostPage } from './post-page';

/** Renders a post, or a list of posts, tags, or authors. */
export function blogPage(page: PageFacts<BlogRoute>): ReactNode {
  const { route } = page;
  return route.kind === 'post' ? <PostPage page={{ ...page, route }} /> : <BlogListPage page={{ ...page, route }} />;
}
