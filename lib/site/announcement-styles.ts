import type { Site } from './schema';

/** Style sheet for the colors that an announcement has of its own; its link takes that of the text. Empty without any. */
export function announcementStyles(announcement: Pick<NonNullable<Site['announcement']>, 'backgroundColor' | 'textColor'> | null): string {
  const { backgroundColor, textColor } = announcement ?? {};
  const bar = '[data-announcement-bar]';
  return [backgroundColor && `${bar}{background:${backgroundColor}}`, textColor && `${bar},${bar} a{color:${textColor}}`]
    .filter(Boolean)
    .join('\n');
}
