import type { ReactNode } from 'react';
import { listTexts } from '@/lib/blog/list-texts';
import type { BlogPage } from '@/lib/blog/types';
import { usePageText } from '@/lib/i18n/server';
import { BlogFrame } from './frame';
import { Archive, AuthorIndex, AuthorProfile, TagIndex } from './indexes';
import styles from './list-page.module.css';
import { PostList } from './post-list';

/** Every page of the blog except posts. */
type ListPage = Exclude<BlogPage, { kind: 'post' }> & { path: string };

/** A page of lists: posts, years, tags, or authors. */
export function BlogListPage({ page }: { page: ListPage }) {
  const { t } = usePageText();
  const { title, description } = listTexts(page, t);
  const number = 'list' in page ? page.list.page : 1;
  return (
    <BlogFrame path={page.path}>
      <header className={styles.header}>
        <h1>{number > 1 ? t('blog.pageTitle', { title, page: number }) : title}</h1>
        {page.kind === 'blog-author' ? <AuthorProfile author={page.author} /> : <p>{description}</p>}
      </header>
      {contentOf(page)}
    </BlogFrame>
  );
}

function contentOf(page: ListPage): ReactNode {
  switch (page.kind) {
    case 'blog-archive':
      return <Archive years={page.years} />;
    case 'blog-tags':
      return <TagIndex letters={page.letters} />;
    case 'blog-authors':
      return <AuthorIndex authors={page.authors} />;
    default:
      return <PostList list={page.list} />;
  }
}
