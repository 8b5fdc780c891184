import type { ReactNode } from 'react';
import type { PageFacts } from '@/lib/pages/facts';
import type { BlogRoute } from '@/lib/routes/table';
import { BlogFrame } from './frame';
import { Archive, AuthorIndex, AuthorProfile, TagIndex } from './indexes';
import styles from './list-page.module.css';
import { PostList } from './post-list';

/** Every page of the blog except posts. */
type ListRoute = Exclude<BlogRoute, { kind: 'post' }>;

/** A page of lists: posts, years, tags, or authors. */
export function BlogListPage({ page: { route, heading, description } }: { page: PageFacts<ListRoute> }) {
  const listsPosts = route.kind !== 'blog-tags' && route.kind !== 'blog-authors';
  return (
    <BlogFrame path={route.path} beside={listsPosts ? 'popularTags' : 'recent'} wide>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {route.kind === 'blog-author' ? <AuthorProfile author={route.author} /> : <p>{description}</p>}
      </header>
      {contentOf(route)}
    </BlogFrame>
  );
}

function contentOf(route: ListRoute): ReactNode {
  switch (route.kind) {
    case 'blog-archive':
      return <Archive years={route.years} />;
    case 'blog-tags':
      return <TagIndex letters={route.letters} />;
    case 'blog-authors':
      return <AuthorIndex authors={route.authors} />;
    default:
      return <PostList list={route.list} />;
  }
}
