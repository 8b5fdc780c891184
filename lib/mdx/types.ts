import type { Picture } from '../previews/read';

/** Part of a heading: plain text or inline code. */
export type TextPart = { code: boolean; value: string };

/** A heading of a page, for its table of contents and for anchor checks. */
export type Heading = {
  depth: number;
  id: string;
  parts: TextPart[];
  /** Whether it is inside another block. Such headings are not in the table of contents. */
  nested: boolean;
};

/** Position in the author's file. */
export type Position = { line?: number; column?: number };

/** A link, image, or file in a page. */
export type Reference = Position & { url: string };

/** A file that a page imports, with its local name. */
export type PartialImport = Position & { name: string; url: string };

/** A demo in the source of a page. */
export type Demo = {
  /** Path of the running demo on the demo host. */
  path: string;
  /** Files in `content/samples`, main file first. */
  sources: string[];
  title?: string;
  height?: string;
};

/** A picture of the page that is not part of a demo. The place of markup is that of its code fence. */
export type PlacedPicture = Picture & Position;

/** A link to the Java API whose properties are literals. */
export type JavadocReference = Position & { type: string; location: string; suffix?: string };

/** Data for checks of the whole site, in the order of the source. */
export type Outline = {
  /** Headings in the source, without generated ones. */
  headings: (Position & { id: string; hasOwnId: boolean; depth: number; text: string })[];
  fences: (Position & { language: string; meta: string; code: string })[];
  /** Texts of inline code. */
  codes: (Position & { text: string })[];
  /** Tags by their name in the text. Blocks are `:::note`. */
  elements: (Position & { name: string })[];
  /** Misspelled product names. */
  productNames: (Position & { text: string })[];
};

/** Result of compiling one file. It is plain data, so that it can be cached on disk. */
export type Artifact = {
  /** Function body for `run` of `@mdx-js/mdx`. */
  code: string;
  /** Headings in order. A `partial` is a placeholder for the headings of the file imported by that name. */
  headings: (Heading | { partial: string; nested: boolean })[];
  /** Ids that links may lead to, including headings. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Addresses that `<iframe>` shows. */
  frames: Reference[];
  partials: PartialImport[];
  /** Local names of imported components of the vocabulary. */
  aliases: Record<string, string>;
  /** Other inputs with a hash of each, see `context.ts`. */
  sources: Record<string, string>;
  /** Demos with literal attributes, in order. */
  demos: Demo[];
  /** Pictures with literal attributes, and those of code fences. */
  pictures: PlacedPicture[];
  javadocs: JavadocReference[];
  /** Sources of the diagrams. */
  diagrams: (Position & { code: string })[];
  outline: Outline;
  /** Positions are relative to the body, also those in messages, as `(3:1-3:7)`. */
  problems: { message: string; line?: number; column?: number; severity: 'error' | 'warning' }[];
};
