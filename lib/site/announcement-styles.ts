import type { Site } from './schema';

/**
 * Returns a style sheet with the configured colors of the announcement. Links get the color of the text. Empty without
 * colors.
 */
export function announcementStyles(announcement: Pick<NonNullable<Site['announcement']>, 'backgroundColor' | 'textColor'> | null): string {
  const { backgroundColor, textColor } = announcement ?? {};
  const bar = '[data-announcement-bar]';
  return [backgroundColor && `${bar}{background:${backgroundColor}}`, textColor && `${bar},${bar} a{color:${textColor}}`]
    .filter(Boolean)
    .join('\n');
}
