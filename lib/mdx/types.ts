/** Part of a heading's text: plain, or in code font. */
export type TextPart = { code: boolean; value: string };

/** A heading of a page, for its table of contents and for anchor checks. */
export type Heading = {
  depth: number;
  id: string;
  parts: TextPart[];
  /** Within another block, so not in the table of contents. */
  nested: boolean;
};

/** Place in the author's file. */
export type Position = { line?: number; column?: number };

/** A link, image or file that a page names. */
export type Reference = Position & { url: string };

/** A file imported by a page, with the name it is used by. */
export type PartialImport = Position & { name: string; url: string };

/** A demo on a page, as its author wrote it. */
export type Demo = {
  /** Path of the running demo on the demo host. */
  path: string;
  /** Files below `content/samples`, the main one first. */
  sources: string[];
  title?: string;
  height?: string;
};

/** A link to the Java API whose properties are literals. */
export type JavadocReference = Position & { type: string; location: string; suffix?: string };

/** What checks of the whole site compare, as the author wrote it and in the order of the page. */
export type Outline = {
  /** Headings as written, those that data makes left out. */
  headings: (Position & { id: string; hasOwnId: boolean })[];
  fences: (Position & { language: string; meta: string; code: string })[];
  /** Texts in code font. */
  codes: (Position & { text: string })[];
  /** Tags by the name they have in the text, blocks as `:::note`. */
  elements: (Position & { name: string })[];
  /** Names of products that are not spelled as they should be. */
  productNames: (Position & { text: string })[];
};

/** Result of compiling one file: plain data, kept on disk. */
export type Artifact = {
  /** Body of a function, for `run` of `@mdx-js/mdx`. */
  code: string;
  /** In the order of the page; a partial stands for the headings of the file imported by that name. */
  headings: (Heading | { partial: string; nested: boolean })[];
  /** Ids of the elements that links may lead to, headings included. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Addresses that `<iframe>` shows. */
  frames: Reference[];
  partials: PartialImport[];
  /** Other names that imports gave to components of the vocabulary. */
  aliases: Record<string, string>;
  /** What else it was made from, with a hash of each; see `context.ts`. */
  sources: Record<string, string>;
  /** Demos whose attributes are literals, in the order of the page. */
  demos: Demo[];
  javadocs: JavadocReference[];
  /** Diagrams, as their authors wrote them. */
  diagrams: (Position & { code: string })[];
  outline: Outline;
  /** Places are those of the body, also where a message names one as `(3:1-3:7)`. */
  problems: { message: string; line?: number; column?: number; severity: 'error' | 'warning' }[];
};
