/** One post of a feed. All URLs are absolute. */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  html: string;
  date: Date;
  /** Language of the text. */
  language: string;
  image?: string;
  authors: { name: string; url?: string }[];
  tags: string[];
};

/** The feed of one language. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that lists the same posts. */
  home: string;
  /** Folder of the feed files, with a trailing slash. */
  folder: string;
  /** Path of the style sheet on the host. */
  css: string;
  language: string;
  icon: string;
  /** Newest first, at least one. */
  items: FeedItem[];
};
