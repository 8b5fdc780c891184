import type { PageView } from './page-views';

/** Configured trackers, see `analytics` in `lib/site/schema.ts`. */
export type Tags = { gtagId: string | null; tagManagerId: string | null; anonymizeIp: boolean };

/** The queue of both scripts, `window.dataLayer`. */
export type DataLayer = unknown[];

/** Event name for Tag Manager. Not `page_view`, because it sees the events of gtag in the same queue. */
const tagManagerEvent = 'virtual_page_view';

const host = 'https://www.googletagmanager.com';

/** Returns the URLs of the configured scripts. */
export function scriptUrls({ gtagId, tagManagerId }: Tags): string[] {
  const urls: string[] = [];
  if (gtagId) urls.push(`${host}/gtag/js?id=${encodeURIComponent(gtagId)}`);
  if (tagManagerId) urls.push(`${host}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  return urls;
}

/**
 * Adds the initial commands to the queue before the scripts run. Readers agree only to counting page views, so storage
 * for advertising stays denied. Only {@link pushPageView} reports views.
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

/** Adds a view to the queue for each configured tracker. */
export function pushPageView(layer: DataLayer, { gtagId, tagManagerId }: Tags, view: PageView): void {
  if (gtagId) commands(layer)('event', 'page_view', { ...view, send_to: gtagId });
  if (tagManagerId) layer.push({ event: tagManagerEvent, ...view });
}

/** Returns the `gtag` function of Google's documentation. */
function commands(layer: DataLayer): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: the script tells commands by this object; it takes no array
    layer.push(arguments);
  };
}

/** Returns values to assign to `document.cookie`, one after the other, to delete the cookies of Google Analytics. */
export function cookieRemovals(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^_ga(?:_|$)/.test(name));
  const labels = hostname.split('.');
  // Cookies are set for the widest domain that the browser allows. It cannot be read, so try all.
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  return names.flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
