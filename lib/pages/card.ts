import { createHash } from 'node:crypto';
import { imageSource } from '../mdx/image-source';
import { cardProblem, publishSocialImage } from '../mdx/images';
import type { Route } from '../routes/table';
import { site } from '../site';
import type { Card, PageFacts } from './facts';

/** Size of every card in pixels. Open Graph and X show this size without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing (`lib/export/cards.ts`) changes, so that cards get new URLs. */
const design = 1;

/**
 * Returns the path of a card. It contains a content hash, so that pages with the same text share a card, and hosts may
 * cache it forever.
 */
export function cardPath(card: Card): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([design, card.title, card.section, card.site, card.locale]))
    .digest('hex');
  return `/cards/${hash.slice(0, 16)}.jpg`;
}

/** The picture of a page for social networks. `alt` is the text of a drawn card. */
export type SocialImage = { path: string; width: number; height: number; alt: string };

/**
 * Returns the picture that social networks show: the author's picture if there is a suitable one, otherwise the drawn
 * card. Without cards in the export (`cards` of the configuration), returns undefined for the latter.
 */
export async function socialImage(
  { route, card }: Pick<PageFacts, 'route' | 'card'>,
  cards = site.cards,
): Promise<SocialImage | undefined> {
  const own = await ownPicture(route);
  if (!own && !cards) return undefined;
  const path = own ? (await publishSocialImage(own.file, own.src)).path : cardPath(card);
  return { path, ...cardSize, alt: `${card.title} | ${card.site}` };
}

/**
 * Returns the author's picture of a page for social networks. The cover of a post is used if networks would show it:
 * PNG or JPEG in the size of a card. SVG is not, because SVG text would use the build machine's fonts.
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
