import type { PageView } from './page-views';

/** What is configured, see `analytics` in `lib/site/schema.ts`. */
export type Tags = { gtagId: string | null; tagManagerId: string | null; anonymizeIp: boolean };

/** The queue that both scripts read, `window.dataLayer`. */
export type DataLayer = unknown[];

/** Name of the event that Tag Manager gets: not `page_view`, since it sees that of gtag in the same queue. */
const tagManagerEvent = 'virtual_page_view';

const host = 'https://www.googletagmanager.com';

/** Addresses of the scripts; none when nothing is configured. */
export function scriptUrls({ gtagId, tagManagerId }: Tags): string[] {
  const urls: string[] = [];
  if (gtagId) urls.push(`${host}/gtag/js?id=${encodeURIComponent(gtagId)}`);
  if (tagManagerId) urls.push(`${host}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  return urls;
}

/**
 * Puts into the queue what must be there before the scripts run. Readers agree to the counting of page views and to
 * nothing else, so storage for advertising stays denied. Views are reported by {@link pushPageView} alone.
 */
export function pushStart(layer: DataLayer, { gtagId, tagManagerId, anonymizeIp }: Tags, now: Date): void {
  const gtag = commands(layer);
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  if (gtagId) {
    gtag('js', now);
    gtag('config', gtagId, { anonymize_ip: anonymizeIp, send_page_view: false });
  }
  if (tagManagerId) layer.push({ 'gtm.start': now.getTime(), event: 'gtm.js' });
}

/** Puts a view into the queue, for each of the two that is configured. */
export function pushPageView(layer: DataLayer, { gtagId, tagManagerId }: Tags, view: PageView): void {
  if (gtagId) commands(layer)('event', 'page_view', { ...view, send_to: gtagId });
  if (tagManagerId) layer.push({ event: tagManagerEvent, ...view });
}

/** The function `gtag` of Google's documentation. */
function commands(layer: DataLayer): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: the script tells commands by this object; it takes no array
    layer.push(arguments);
  };
}

/** What to assign to `document.cookie`, one after the other, to remove the cookies of Google Analytics. */
export function cookieRemovals(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^_ga(?:_|$)/.test(name));
  const labels = hostname.split('.');
  // It sets them for the widest domain that the browser allows; which one that is cannot be read.
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  return names.flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
