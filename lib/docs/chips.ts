import type { DocFrontMatter } from '../content/front-matter';
import type { Translator } from '../i18n/translator';
import { javadocUrl } from '../reference/javadoc-url';

/** A short fact about a component page. `code` is whether its text is in code font. */
export type Chip = { text: string; code?: boolean; hue?: 'amber'; href?: string };

/**
 * Returns the chips of a component page, in the order in which they appear below its title, in its twin, and in search.
 * @param tagPath path of the page about its client component, if there is one
 */
export function chipsOf({ since, client_tag: tag, shadow, javadoc }: DocFrontMatter, t: Translator, tagPath?: string): Chip[] {
  const chips: Chip[] = [];
  if (since) chips.push({ text: t('chips.since', { version: since }), hue: 'amber' });
  if (tag) chips.push({ text: tag, code: true, href: tagPath });
  if (shadow) chips.push({ text: t('chips.shadow') });
  if (javadoc) {
    const [module = '', className = ''] = javadoc.split('/');
    const href = javadocUrl({ type: module.replace(/^webforj-/, ''), location: className.replaceAll('.', '/') });
    chips.push({ text: t('chips.javadoc'), href });
  }
  return chips;
}
