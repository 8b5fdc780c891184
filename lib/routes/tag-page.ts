import type { DocFrontMatter } from '../content/front-matter';
import type { Locale } from '../shared/i18n/locales';
import type { SiteModel } from './model';

/** Returns the path of the page about the client component of a component page. Undefined on that page itself. */
export function tagPage(model: Pick<SiteModel, 'route'>, locale: Locale, { client_tag: tag, title }: DocFrontMatter): string | undefined {
  const path = `/docs/client-components/${tag?.replace(/^dwc-/, '')}`;
  return tag && title !== `<${tag}>` && model.route(locale, path) ? path : undefined;
}
