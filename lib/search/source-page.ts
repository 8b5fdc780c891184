import GithubSlugger from 'github-slugger';
import { plainText } from '../docs/text';
import type { Doc } from '../docs/types';
import type { ExtractedPage, Section } from './extract';

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Extracts searchable data from the source of a page. Used in development, where pages are rendered only when opened.
 * Text that components generate is missing.
 */
export function sourcePage({ title, description, entry }: Pick<Doc, 'title' | 'description' | 'entry'>): ExtractedPage {
  const slugger = new GithubSlugger();
  const headings: { level: number; text: string }[] = [];
  const sections: Section[] = [{ anchor: '', heading: '', path: [], text: '', code: '' }];
  let open: string | undefined;
  for (const line of entry.body.split('\n')) {
    const current = sections.at(-1) as Section;
    const marks = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (marks?.startsWith(open)) open = undefined;
      else if (!/^(?:import|package) [\w.* ]+;$/.test(line)) current.code += ` ${line.trim()}`;
      continue;
    }
    if (marks) {
      open = marks;
      continue;
    }
    const [, hashes, heading = ''] = /^(#{2,4})\s+(.*)$/.exec(line) ?? [];
    if (hashes === undefined) {
      if (!/^(?:import|export) |^:::/.test(line)) current.text += ` ${plainText(line.replace(/^[\s>*|+-]+/, ''))}`;
      continue;
    }
    const text = plainText(heading);
    while ((headings.at(-1)?.level ?? 0) >= hashes.length) headings.pop();
    const path = headings.map((above) => above.text);
    headings.push({ level: hashes.length, text });
    sections.push({ anchor: /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? slugger.slug(text), heading: text, path, text: '', code: '' });
  }
  const { client_tag: tag = '', since = '', keywords = [] } = entry.frontMatter;
  return {
    title,
    description,
    chips: `${tag} ${since}`.trim(),
    keywords: keywords.join(' '),
    sections: sections.map((section) => ({ ...section, text: section.text.trim(), code: section.code.trim() })),
  };
}
