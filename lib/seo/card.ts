import { createHash } from 'node:crypto';
import { translatorFor } from '../i18n/translator';
import { imageSource } from '../mdx/image-source';
import { cardProblem, publishSocialImage } from '../mdx/images';
import { pageFacts } from '../pages/facts';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import type { Locale } from '../shared/i18n/locales';

/** What the picture shows that social networks put beside a link to a page. */
export type Card = {
  title: string;
  /** Where in the site the page is; empty for standalone pages. */
  section: string;
  /** Name of the site in the language of the text. */
  site: string;
  locale: Locale;
};

/** Size of every card, in pixels: what Open Graph and X show in full. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Changes with the drawing (`lib/export/cards.ts`), so that a new one gets a new address. */
const design = 1;

/** Path of a card on the site. Named by content, so that pages with one text have one card, and hosts may keep it. */
export function cardPath(card: Card): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([design, card.title, card.section, card.site, card.locale]))
    .digest('hex');
  return `/cards/${hash.slice(0, 16)}.jpg`;
}

/** Pages that are have no subject but the site have the card of the home page. */
const pagesAboutTheSite = new Set<Route['kind']>(['home', 'search', 'not-found']);

/**
 * The card of a page. Pages in English under the address of another language have that of the English page, and pages
 * that are about nothing of their own (search, missing addresses) that of the home page.
 */
export async function cardOf(route: Route, model: Pick<SiteModel, 'route'>): Promise<Card> {
  const t = await translatorFor(route.textLocale);
  const { title, section } = pageFacts(model.route(route.textLocale, route.path) ?? route, t);
  const site = { site: t('site.title'), locale: route.textLocale };
  return pagesAboutTheSite.has(route.kind) ? { title: t('site.tagline'), section: '', ...site } : { title, section, ...site };
}

/** The picture of a page for social networks; `alt` says what a drawn one does. */
export type SocialImage = { path: string; width: number; height: number; alt: string };

/** What social networks show of a page: the author's own picture where there is one for that, else the drawn card. */
export async function socialImage(route: Route, model: Pick<SiteModel, 'route'>): Promise<SocialImage> {
  const card = await cardOf(route, model);
  const own = await ownPicture(route);
  const path = own ? (await publishSocialImage(own.file, own.src)).path : cardPath(card);
  return { path, ...cardSize, alt: `${card.title} | ${card.site}` };
}

/**
 * The author's own picture of a page for social networks. The cover of a post is one where networks would show it: they
 * want PNG or JPEG of the size of a card. In a drawing, text would come in the fonts of the machine that builds.
 */
export async function ownPicture(route: Route): Promise<{ file: string; src: string } | undefined> {
  if (route.kind === 'doc') {
    const { file, frontMatter } = route.doc.entry;
    return frontMatter.image === undefined ? undefined : { file, src: frontMatter.image };
  }
  if (route.kind !== 'post' || !route.post.cover || /^https?:/.test(route.post.cover.src)) return undefined;
  const { file, src } = route.post.cover;
  return (await cardProblem(imageSource(file, src).source)) ? undefined : { file, src };
}
