import type { Locale } from '../shared/i18n/locales';
import type { CategoryMeta } from './category';
import type { DocFrontMatter } from './front-matter';
import type { PostFrontMatter } from './post-front-matter';

/** A text file, parsed, whatever its front matter. */
export type TextFile<FrontMatter = object> = {
  /** Path from the project's root, for messages and edit links. */
  file: string;
  /** Language of the text. */
  textLocale: Locale;
  /** Path below the docs folder of its version, or the blog folder, as in `introduction/overview.mdx`. */
  source: string;
  frontMatter: FrontMatter;
  /** MDX without front matter. */
  body: string;
  /** Lines before the body. */
  bodyOffset: number;
};

/** Where a front matter has what, for messages. */
type FrontMatterLines = {
  /** 1-based line of a field of the front matter. */
  lineOf(field: string): number | undefined;
};

/** One text file of the docs. */
export type DocFile = TextFile<DocFrontMatter> & FrontMatterLines;

/** One text file of the blog. */
export type PostFile = TextFile<PostFrontMatter> & FrontMatterLines;

/** The blog folder of one language. */
export type BlogFolder = {
  /** By source. */
  posts: Map<string, PostFile>;
  /** Underscore files by source: not posts, but may be imported. */
  partials: Map<string, PostFile>;
};

/** The docs folder of one version in one language. */
export type DocFolder = {
  /** By source. */
  docs: Map<string, DocFile>;
  /** Underscore files by source: not pages, but may be imported. */
  partials: Map<string, DocFile>;
  /** By folder below the docs folder, without number prefixes removed. */
  categories: Map<string, { file: string; meta: CategoryMeta }>;
};

/** What a page of one language shows: the text of that language, or the default language's. */
export type Entry<File extends TextFile = DocFile> = File & {
  /** Language of the page. */
  locale: Locale;
  /** Whether the text is the default language's because no translation exists. */
  isFallback: boolean;
};
