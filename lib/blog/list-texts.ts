import type { Translator } from '../i18n/translator';
import type { BlogPage } from './types';

/** Returns the heading of a list page without page number, and its description. */
export function listTexts(page: Exclude<BlogPage, { kind: 'post' }>, t: Translator): { title: string; description: string } {
  switch (page.kind) {
    case 'blog-list':
      return { title: t('blog.title'), description: t('blog.description') };
    case 'blog-archive':
      return { title: t('blog.archive'), description: t('blog.archiveText') };
    case 'blog-tags':
      return { title: t('blog.tags'), description: t('blog.tagsText') };
    case 'blog-authors':
      return { title: t('blog.authors'), description: t('blog.authorsText') };
    case 'blog-tag': {
      const { label, description } = page.tag;
      const text = t('blog.tagText', { tag: label, count: page.list.total });
      return { title: t('blog.tagTitle', { tag: label }), description: description ?? text };
    }
    case 'blog-author': {
      const { name } = page.author;
      return {
        title: t('blog.authorTitle', { author: name }),
        description: t('blog.authorText', { author: name, count: page.list.total }),
      };
    }
  }
}
