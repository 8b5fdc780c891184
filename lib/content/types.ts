import type { Locale } from '../shared/i18n/locales';
import type { CategoryMeta } from './category';
import type { DocFrontMatter } from './front-matter';
import type { PostFrontMatter } from './post-front-matter';

/** A parsed text file with any front matter. */
export type TextFile<FrontMatter = object> = {
  /** Path relative to the project root, for messages and edit links. */
  file: string;
  /** Language of the text. */
  textLocale: Locale;
  /** Path in the docs folder of its version, or in the blog folder, as in `introduction/overview.mdx`. */
  source: string;
  frontMatter: FrontMatter;
  /** MDX without front matter. */
  body: string;
  /** Lines before the body. */
  bodyOffset: number;
};

/** Line numbers of front matter fields, for messages. */
type FrontMatterLines = {
  /** Returns the 1-based line of a field. */
  lineOf(field: string): number | undefined;
};

/** A text file of the docs. */
export type DocFile = TextFile<DocFrontMatter> & FrontMatterLines;

/** A text file of the blog. */
export type PostFile = TextFile<PostFrontMatter> & FrontMatterLines;

/** The blog folder of one language. */
export type BlogFolder = {
  /** By source. */
  posts: Map<string, PostFile>;
  /** Files with a leading underscore, by source. They are not posts, but posts may import them. */
  partials: Map<string, PostFile>;
};

/** The docs folder of one version in one language. */
export type DocFolder = {
  /** By source. */
  docs: Map<string, DocFile>;
  /** Files with a leading underscore, by source. They are not pages, but pages may import them. */
  partials: Map<string, DocFile>;
  /** By folder in the docs folder. Number prefixes are kept. */
  categories: Map<string, { file: string; meta: CategoryMeta }>;
};

/** Content of a page in one language: the translated text, or the text of the default language. */
export type Entry<File extends TextFile = DocFile> = File & {
  /** Language of the page. */
  locale: Locale;
  /** Whether the page has no translation, so that it shows the text of the default language. */
  isFallback: boolean;
};
