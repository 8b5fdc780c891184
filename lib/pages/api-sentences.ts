import type { SiteModel } from '../routes/model';
import type { ApiTexts } from '../shared/api-cards';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { loadFacts } from './facts';

/**
 * Returns sentences about Java types by qualified name: the description of the page that has the type in its front
 * matter (`javadoc`). Leaves out pages that are about more than the type: neither their title nor their description is
 * its name or has it. If several pages or docs versions remain, the first one counts.
 */
export async function apiSentences(model: SiteModel, locale: Locale): Promise<ApiTexts['sentences']> {
  const factsOf = await loadFacts(model);
  const sentences: ApiTexts['sentences'] = {};
  for (const english of model.routes) {
    if (english.kind !== 'doc' || english.locale !== defaultLocale) continue;
    const name = english.doc.entry.frontMatter.javadoc?.split('/').at(-1);
    const { title, description, isListed } = factsOf(english);
    if (name === undefined || !isListed || !isAbout(name.slice(name.lastIndexOf('.') + 1), title, description)) continue;
    const route = model.route(locale, english.path);
    const { description: text, lang } = route ? factsOf(route) : { description: '' };
    if (text) sentences[name] ??= { text, ...(lang && { lang }) };
  }
  return sentences;
}

function isAbout(type: string, title: string, description: string): boolean {
  return title.replaceAll(' ', '').toLowerCase() === type.toLowerCase() || new RegExp(`\\b${type}\\b`).test(description);
}
