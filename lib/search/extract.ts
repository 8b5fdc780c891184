/** A part of a page: the content below one heading. */
export type Section = {
  /** Id of the heading. Empty for the content before the first one. */
  anchor: string;
  heading: string;
  /** Headings above this one, without the title of the page. */
  path: string[];
  text: string;
  /** Code samples without imports. */
  code: string;
};

/** Searchable data of a page. */
export type ExtractedPage = {
  title: string;
  description: string;
  /** Chips under the title: element, version. */
  chips: string;
  /** Search terms that the author has added. */
  keywords: string;
  sections: Section[];
};

/** Elements without page text: controls, drawings, navigation. */
const skipped = new Set(['script', 'style', 'template', 'svg', 'button', 'nav', 'select', 'noscript', 'footer']);
const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'track', 'link', 'meta']);
/** Inline elements: text before and after them may be one word. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);

const tags = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/**
 * Extracts title, description, and sections of an exported page. Reads only `.prose`, not the frame around it. It
 * handles only the well-formed markup of our own renderer; an HTML parser takes ten times as long.
 */
export function extractPage(html: string): ExtractedPage {
  const main = html.slice(Math.max(0, html.indexOf('<main')), html.indexOf('</main>'));
  const title =
    toText(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '') ||
    toText(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '');
  const description = decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  const keywords = decode(/<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(',', ' ');
  const start = /<div class="prose"[^>]*>/.exec(main);
  const chips = toText(/<ul class="[^"]*chips[^"]*"[^>]*>([\s\S]*?)<\/ul>/.exec(main)?.[1] ?? '');
  const sections = start ? sectionsOf(main, start.index + start[0].length) : [];
  if (sections.length === 0) sections.push({ anchor: '', heading: '', path: [], text: '', code: '' });
  return { title, description, chips, keywords, sections };
}

/** Returns the sections from a position to the end of the enclosing element. */
function sectionsOf(html: string, from: number): Section[] {
  const sections: Section[] = [];
  const headings: { level: number; text: string }[] = [];
  let current: Section = { anchor: '', heading: '', path: [], text: '', code: '' };
  let text = '';
  let code = '';
  let depth = 0;
  let skipDepth = 0;
  // Nesting depth inside the current code sample.
  let codeDepth = 0;
  let heading: { level: number; anchor: string; text: string } | undefined;
  let last = from;

  const finish = () => {
    sections.push({ ...current, text: squeeze(text), code: squeeze(code.replace(/^(?:import|package) [\w.* ]+;$/gm, '')) });
    text = '';
    code = '';
  };
  const take = (raw: string) => {
    if (raw === '' || skipDepth > 0) return;
    const plain = decode(raw);
    if (heading) heading.text += plain;
    else if (codeDepth > 0) code += plain;
    else text += plain;
  };

  tags.lastIndex = from;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    take(html.slice(last, match.index));
    last = tags.lastIndex;
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    const attributes = match[3] ?? '';
    const isVoid = voidElements.has(name) || attributes.endsWith('/');
    if (!inline.has(name) && codeDepth === 0) text += ' ';
    if (match[1]) {
      depth -= 1;
      if (depth < 0) break;
      if (skipDepth > 0 && depth < skipDepth) skipDepth = 0;
      if (codeDepth > 0 && depth < codeDepth) {
        codeDepth = 0;
        code += '\n';
      }
      if (heading && name === `h${heading.level}`) {
        const found = heading;
        heading = undefined;
        while ((headings.at(-1)?.level ?? 0) >= found.level) headings.pop();
        const path = headings.map((above) => above.text);
        const label = squeeze(found.text);
        headings.push({ level: found.level, text: label });
        current = { anchor: found.anchor, heading: label, path, text: '', code: '' };
      }
      continue;
    }
    if (isVoid) continue;
    depth += 1;
    if (skipDepth > 0) continue;
    if (
      skipped.has(name) ||
      /class="(?:[^"]* )?(?:heading-anchor|visually-hidden)[" ]/.test(attributes) ||
      /aria-hidden="true"|data-imports/.test(attributes)
    )
      skipDepth = depth;
    else if (/^h[2-4]$/.test(name) && /\sid="/.test(attributes)) {
      finish();
      heading = { level: Number(name[1]), anchor: decode(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? ''), text: '' };
    } else if (name === 'pre' && codeDepth === 0) codeDepth = depth;
  }
  finish();
  return sections;
}

/** Returns the text of a piece of markup. */
function toText(html: string): string {
  const visible = html.replace(/<(svg|button)\b[\s\S]*?<\/\1>/g, ' ').replace(/<span class="visually-hidden">[\s\S]*?<\/span>/g, ' ');
  return squeeze(decode(visible.replace(tags, ' ')));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name ?? ''] ?? entity;
  });
}
