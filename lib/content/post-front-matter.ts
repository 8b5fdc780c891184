import { z } from 'zod';
import { parseDay } from './day';
import { headingLevel, lastUpdateSchema, permalink, text, webUrl } from './front-matter';

/** Fields of an author in `authors.yml` and in front matter. */
export const authorFields = {
  name: text.optional(),
  /** Role of the person, or what a team works on. */
  title: text.optional(),
  description: text.optional(),
  url: webUrl.or(z.string().regex(/^\/(?![/\\])/, 'expected an absolute URL, or a path that starts with "/"')).optional(),
  email: z.email('expected a mail address').optional(),
  image_url: text.optional(),
  /** Addresses by platform: `github: https://github.com/webforj`. */
  socials: z.record(z.string(), webUrl).optional(),
};

const inlineAuthor = z.strictObject({ key: text.optional(), ...authorFields }, 'expected a key, or fields such as name and title');
const oneAuthor = z.union([text, inlineAuthor]);

const inlineTag = z.strictObject({ label: text, permalink, description: text.optional() });

/**
 * Front matter of a post: fields of Docusaurus 3. As with docs, structure (date, slug, authors, tags, draft …) comes
 * from the file of the default language, and text comes from the file of the page's language.
 */
export const postFrontMatterSchema = z.object({
  /** Date of the post. Default: the date in the path of the file. */
  date: text.refine((date) => parseDay(date) !== undefined, 'expected a day of the calendar, as in 2025-09-30').optional(),
  /** URL in the blog. Default: `YYYY/MM/DD/name` from the path of the file. */
  slug: text.optional(),
  title: text.optional(),
  /** Title for search engines and browser tabs, if different. */
  title_meta: text.optional(),
  /** One sentence for lists, search results and social cards. */
  description: text.optional(),
  /** Keys of `authors.yml`, inline authors, or both. A single one needs no list. */
  authors: z.union([oneAuthor, z.array(oneAuthor)], 'expected keys of content/authors.yml, or authors with name').optional(),
  /** Keys or labels of `tags.yml`, or inline tags. */
  tags: z.array(z.union([text, inlineTag], 'expected the key of a tag, or a label and a permalink')).optional(),
  /** Cover image, also used for social cards. The path is relative to the file. */
  image: text.optional(),
  keywords: z.array(text).optional(),
  /** Shown only in development. */
  draft: z.boolean().optional(),
  /** Exported, but not listed, indexed or searched. */
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Null hides the edit link. */
  custom_edit_url: webUrl.nullable().optional(),
  last_update: lastUpdateSchema.optional(),
  /** In a translation: hash of the English file it translates. */
  source_hash: text.optional(),
});

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** An author in front matter. */
export type AuthorReference = z.output<typeof oneAuthor>;
