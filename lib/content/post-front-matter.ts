import { z } from 'zod';
import { parseDay } from './date';
import { field, permalink, sharedFields, type TranslatedFields, text, webUrl } from './front-matter';

/** Fields of an author in `authors.yml` and in front matter. */
export const authorFields = {
  name: text.optional(),
  /** Role of the person, or what a team works on. */
  title: text.optional(),
  description: text.optional(),
  url: webUrl.or(z.string().regex(/^\/(?![/\\])/, 'expected an absolute URL, or a path that starts with "/"')).optional(),
  email: z.email('expected a mail address').optional(),
  image_url: text.optional(),
  /** URLs by platform: `github: https://github.com/webforj`. */
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
  title: field(text, 'Title of the post.', 'What is new in 25.03', 'the first `# heading`, or the file name'),
  description: field(text, 'One sentence for lists, search results, and social cards.', 'All new features.', 'the first text of the post'),
  date: field(
    text.refine((date) => parseDay(date) !== undefined, 'expected a day of the calendar, as in 2025-09-30'),
    'Day of the post. A post of the future is published by the first build on or after that day.',
    '2025-09-30',
    'the date in the path of the file',
  ),
  slug: field(text, 'URL in the blog.', 'whats-new-v25.03', '`YYYY/MM/DD/name` from the path of the file'),
  authors: field(
    z.union([oneAuthor, z.array(oneAuthor)], 'expected keys of content/authors.yml, or authors with name'),
    'Keys of `content/authors.yml`, inline authors, or both.',
    '[webforj-team]',
  ),
  tags: field(
    z.array(z.union([text, inlineTag], 'expected the key of a tag, or a label and a permalink')),
    'Keys or labels of `content/tags.yml`, or inline tags.',
    '[release]',
  ),
  image: field(text, 'Cover of 1200 × 630 pixels, relative to the file. Also the social card.', './cover.svg'),
  ...sharedFields,
});

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** All other fields of a post come from the English file. */
export const translatedPostFields: TranslatedFields<PostFrontMatter> = {
  title: 'English',
  title_meta: 'none',
  description: 'English',
  keywords: 'English',
  image: 'none',
  source_hash: 'none',
  last_update: 'none',
};

/** An author in front matter. */
export type AuthorReference = z.output<typeof oneAuthor>;
