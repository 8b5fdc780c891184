/** A part of a page's Markdown: a heading and what follows up to the next one. */
export type MarkdownSection = {
  /** Id of the heading in the page. Empty for the part before the first heading. */
  anchor: string;
  /** Level of the heading; 1 for the title of the page. */
  level: number;
  markdown: string;
};

/** A heading with its id, as the search index has it. */
export type KnownHeading = { anchor: string; heading: string };

/** Compares headings without their formatting, whose marks differ between Markdown and search index. */
const keyOf = (heading: string) => heading.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Splits the Markdown of a page at its headings. Markdown has no ids, so each heading takes that of the next one with
 * the same text in the search index.
 * @param known headings of the page in their order
 */
export function splitMarkdown(markdown: string, known: KnownHeading[]): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  let lines: string[] = [];
  let fence = '';
  let next = 0;
  let open = { anchor: '', level: 1 };
  const close = () => sections.push({ ...open, markdown: lines.join('\n').trim() });
  for (const line of markdown.split('\n')) {
    const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    const [, marks = '', heading = ''] = (fence === '' && /^(#{2,4}) (.+)$/.exec(line)) || [];
    const found = heading && known.findIndex((other, index) => index >= next && keyOf(other.heading) === keyOf(heading));
    if (typeof found === 'number' && found >= 0) {
      close();
      lines = [];
      open = { anchor: known[found]?.anchor ?? '', level: marks.length };
      next = found + 1;
    }
    lines.push(line);
  }
  close();
  return sections;
}

/** Returns a section with its subsections, or undefined if the page does not have it. */
export function wholeSection(sections: MarkdownSection[], anchor: string): string | undefined {
  const start = sections.findIndex((section) => section.anchor === anchor);
  const first = sections[start];
  if (!first) return undefined;
  const rest = sections.slice(start + 1);
  const end = rest.findIndex(({ level }) => level <= first.level);
  const parts = anchor === '' ? [first] : [first, ...(end < 0 ? rest : rest.slice(0, end))];
  return parts.map(({ markdown }) => markdown).join('\n\n');
}

/** Cuts Markdown after a whole line, and closes an open code block. */
export function shorten(markdown: string, length: number): string {
  if (markdown.length <= length) return markdown;
  const end = markdown.lastIndexOf('\n', length);
  const kept = markdown.slice(0, end > 0 ? end : length);
  const fences = kept.match(/^(?:`{3,}|~{3,})/gm) ?? [];
  const isOpen = fences.length % 2 === 1;
  return `${kept.trimEnd()}\n${isOpen ? `${fences.at(-1)}\n` : ''}\n…`;
}
