import { parseDay } from '../content/date';
import type { Content } from '../content/parse';
import { overlay } from '../content/parse';
import type { AuthorReference } from '../content/post-front-matter';
import { translatedPostFields } from '../content/post-front-matter';
import type { PostFile } from '../content/types';
import { urlPathFault } from '../content/url-path';
import { firstHeading, firstParagraph } from '../docs/text';
import { nearestName, type Problem } from '../problems/problem';
import { defaultLocale, type Locale, localeInfo } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import { fromSource, postPath } from './permalink';
import { kebabCase, previewOf } from './text';
import type { Author, Blog, Collection, Post, Tag } from './types';

type Options = {
  content: Content;
  site: Pick<Site, 'blog'>;
  locale: Locale;
  /** Whether to include drafts and scheduled posts, as in development. */
  drafts: boolean;
  /** Posts with a later date are scheduled. */
  now: Date;
  problems: Problem[];
};

/** Builds the blog in one language: posts (newest first), tags, and authors. */
export function buildBlog({ content, site, locale, drafts, now, problems }: Options): Blog {
  const base = site.blog.routeBase;
  const people = readAuthors(content, locale, base);
  const topics = readTags(content, locale, base, problems);
  const own = content.blog(locale).posts;
  const posts: Post[] = [];
  for (const [source, file] of content.blog(defaultLocale).posts) {
    const report = (message: string, field?: string, severity: Problem['severity'] = 'error') =>
      problems.push({ severity, file: file.file, line: field === undefined ? undefined : file.lineOf(field), message });
    const path = postPath(file, base);
    const date = dateOf(file);
    if (path === undefined) {
      report(`front matter: slug: "${file.frontMatter.slug}" leads out of the blog; write a path below ${base}, as in "my-post"`, 'slug');
    } else {
      const fault = urlPathFault(file.frontMatter.slug ?? path);
      if (fault) report(`has the URL ${path}: it ${fault}; write a "slug" such as "${kebabCase(path.slice(base.length))}"`, 'slug');
    }
    if (date === undefined && file.frontMatter.date === undefined && !invalidDate(file)) {
      const { day } = fromSource(source);
      report(
        day === undefined
          ? 'has no date: write "date: YYYY-MM-DD" into the front matter, or name the folder YYYY-MM-DD-name'
          : `${day} in the path is no day of the calendar; rename the folder, or write "date: YYYY-MM-DD" into the front matter`,
      );
    }
    const preview = previewOf(file.body);
    if (preview === undefined) {
      report(
        'has no {/* truncate */}, so lists show its description alone; put the marker behind the first paragraphs',
        undefined,
        'warning',
      );
    }
    const authors = findAuthors(file, people, report);
    const tags = findTags(file, topics, report);
    if (path === undefined || date === undefined) continue;
    const scheduled = date.getTime() > now.getTime();
    const entry = overlay(file, own.get(source), locale, translatedPostFields);
    const { frontMatter, body } = entry;
    const cover = frontMatter.image === undefined ? file : entry;
    const post: Post = {
      path,
      date,
      title: frontMatter.title ?? firstHeading(body) ?? fromSource(source).slug,
      description: frontMatter.description ?? firstParagraph(body),
      authors,
      tags,
      preview: entry === file ? preview : previewOf(body),
      cover: cover.frontMatter.image === undefined ? undefined : { file: cover.file, src: cover.frontMatter.image },
      draft: frontMatter.draft ?? false,
      unlisted: frontMatter.unlisted ?? false,
      scheduled,
      entry,
    };
    if (drafts || !(post.draft || scheduled)) posts.push(post);
  }
  // Of posts on the same day, the last file is the newest.
  posts.sort((a, b) => b.date.getTime() - a.date.getTime() || b.entry.source.localeCompare(a.entry.source, 'en'));
  const listed = posts.filter(({ unlisted }) => !unlisted);
  if (listed.length === 0 && content.blog(defaultLocale).posts.size > 0) {
    problems.push({
      severity: 'warning',
      file: `content/${defaultLocale}/blog`,
      message: 'has no post to list, so there are no feeds',
    });
  }
  const tags = collectTags(listed, locale);
  const withPage = new Set(tags.map(({ item }) => item.path));
  for (const post of posts) post.tags = post.tags.map((tag) => (tag.path && withPage.has(tag.path) ? tag : { ...tag, path: undefined }));
  return { posts, listed, tags, authors: collectAuthors(listed, people) };
}

/** Whether the front matter has an invalid date. It was reported when the file was parsed. */
function invalidDate({ frontMatter, lineOf }: PostFile): boolean {
  return frontMatter.date === undefined && lineOf('date') !== undefined;
}

function dateOf({ source, frontMatter }: PostFile): Date | undefined {
  return frontMatter.date === undefined ? fromSource(source).date : parseDay(frontMatter.date);
}

type Report = (message: string, field: string) => void;

function readAuthors(content: Content, locale: Locale, base: string): Map<string, Author> {
  const translations = content.authors(locale)?.items;
  const people = new Map<string, Author>();
  for (const [key, author] of content.authors()?.items ?? []) {
    const { page, image_url: imageUrl, ...fields } = author;
    const { name = key, title, description } = { ...fields, ...translations?.get(key) };
    const segment = typeof page === 'object' ? page.permalink.replace(/^\//, '') : kebabCase(key);
    people.set(key, {
      key,
      ...fields,
      name,
      title,
      description,
      imageUrl,
      socials: fields.socials ?? {},
      path: page ? `${base}/authors/${segment}` : undefined,
    });
  }
  return people;
}

function findAuthors({ frontMatter }: PostFile, people: Map<string, Author>, report: Report): Author[] {
  const written: AuthorReference[] = [frontMatter.authors ?? []].flat();
  const authors = written.flatMap((reference): Author[] => {
    const { key, image_url: imageUrl, ...fields } = typeof reference === 'string' ? { key: reference } : reference;
    const known = key === undefined ? undefined : people.get(key);
    if (key !== undefined && !known) {
      const near = nearestName(key, people.keys());
      report(
        `front matter: authors: there is no author "${key}" in content/authors.yml${near ? `, did you mean "${near}"?` : `; expected one of ${[...people.keys()].join(', ') || 'none, since it is empty'}`}`,
        'authors',
      );
      return [];
    }
    const name = fields.name ?? known?.name;
    if (name === undefined) {
      report('front matter: authors: an author without key needs a name', 'authors');
      return [];
    }
    return [{ key: name, socials: {}, ...known, ...fields, name, imageUrl: imageUrl ?? known?.imageUrl } as Author];
  });
  return authors.filter(({ key }, index) => authors.findIndex((other) => other.key === key) === index);
}

type Topics = { file?: string; byName: Map<string, Tag>; base: string };

/** Returns tags by key, and by label if no key is equal. */
function readTags(content: Content, locale: Locale, base: string, problems: Problem[]): Topics {
  const registry = content.tags();
  const translations = content.tags(locale)?.items;
  const byName = new Map<string, Tag>();
  const paths = new Map<string, string>();
  for (const [key, { label = key, permalink, description }] of registry?.items ?? []) {
    const path = `${base}/tags/${permalink?.replace(/^\//, '') ?? kebabCase(key)}`;
    const own = translations?.get(key);
    const tag = { label: own?.label ?? label, description: own?.description ?? description, path };
    byName.set(key, tag);
    if (!registry?.items.has(label)) byName.set(label, tag);
    const other = paths.get(path);
    if (other !== undefined && registry) {
      problems.push({
        severity: 'error',
        file: registry.file,
        line: registry.lineOf(key),
        message: `${key}: has the permalink of ${other}; give one of them another one`,
      });
    }
    paths.set(path, key);
  }
  return { file: registry?.file, byName, base };
}

function findTags({ frontMatter }: PostFile, { file, byName, base }: Topics, report: Report): Tag[] {
  const tags = (frontMatter.tags ?? []).flatMap((tag): Tag[] => {
    if (typeof tag !== 'string')
      return [{ label: tag.label, description: tag.description, path: `${base}/tags/${tag.permalink.replace(/^\//, '')}` }];
    const known = byName.get(tag);
    if (known) return [known];
    if (file !== undefined) {
      const near = nearestName(tag, byName.keys());
      report(
        `front matter: tags: there is no tag "${tag}" in ${file}${near ? `, did you mean "${near}"?` : '; add it there, or write { label: …, permalink: … } here'}`,
        'tags',
      );
    }
    return [{ label: tag, path: `${base}/tags/${kebabCase(tag)}` }];
  });
  return tags.filter(({ path }, index) => tags.findIndex((other) => other.path === path) === index);
}

function collectTags(posts: Post[], locale: Locale): Collection<Tag>[] {
  const tags = new Map<string, Collection<Tag>>();
  for (const post of posts) {
    for (const { path, ...tag } of post.tags) {
      if (path === undefined) continue;
      const collection = tags.get(path) ?? { item: { ...tag, path }, posts: [] };
      tags.set(path, collection);
      collection.posts.push(post);
    }
  }
  const { htmlLang } = localeInfo(locale);
  return [...tags.values()].sort((a, b) => a.item.label.localeCompare(b.item.label, htmlLang, { sensitivity: 'base', numeric: true }));
}

function collectAuthors(posts: Post[], people: Map<string, Author>): Collection<Author>[] {
  const authors = new Map([...people].map(([key, item]): [string, Collection<Author>] => [key, { item, posts: [] }]));
  for (const post of posts) {
    for (const author of post.authors) {
      const collection = authors.get(author.key) ?? { item: author, posts: [] };
      authors.set(author.key, collection);
      collection.posts.push(post);
    }
  }
  return [...authors.values()];
}
