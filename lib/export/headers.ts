import { createHash } from 'node:crypto';
import { assistantOf } from '../search/setup';
import type { policyDirectives, Site } from '../site/schema';

/** Hosts that a configured integration needs, by policy directive. */
type Sources = Partial<Record<(typeof policyDirectives)[number], string[]>>;

/** Hash of the `<style>` element that DocSearch puts into its footer logo, even when the logo is hidden. */
const docSearchLogo = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Browser features that no page uses. Frames of demos get some of them back (`fullscreen`, `clipboard-write`). */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Returns the content security policy, which is the same for every page of a build. It allows only one inline script,
 * the boot script, and only the site's own host and the configured ones.
 * @param bootHash hash of the boot script, as in `sha256-…` (see {@link bootScriptHash})
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(site: Pick<Site, 'analytics' | 'demoHost' | 'policy' | 'search' | 'url'>, bootHash: string): string {
  const extra: Sources[] = [site.policy];
  const { gtagId, tagManagerId } = site.analytics;
  if (gtagId || tagManagerId) {
    // https://developers.google.com/tag-platform/security/guides/csp
    const hosts = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    extra.push({
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': hosts,
      'connect-src': [...hosts, 'https://*.analytics.google.com'],
    });
  }
  if (site.search) {
    const { appId } = site.search;
    const assistant = assistantOf(site.search);
    extra.push({
      'connect-src': [
        `https://${appId}-dsn.algolia.net`,
        'https://*.algolianet.com',
        ...(assistant ? [`https://${assistant.appId}.algolia.net`] : []),
      ],
    });
  }
  if (site.demoHost) extra.push({ 'frame-src': [new URL(site.demoHost).origin], 'connect-src': [new URL(site.demoHost).origin] });
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'${bootHash}'`],
    ['style-src', "'self'", docSearchLogo],
    ['img-src', "'self'", 'data:'],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src'],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  const policy = directives.map(([name, ...sources]) => {
    const all = [...sources, ...extra.flatMap((hosts) => hosts[name as keyof Sources] ?? [])];
    return `${name} ${all.length > 0 ? all.join(' ') : "'none'"}`;
  });
  if (site.url.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** Returns the headers of every response: name → value. */
export function securityHeaders(site: Parameters<typeof contentSecurityPolicy>[0], bootHash: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, bootHash),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Returns the hash of a page's boot script in the form that a policy uses.
 * @throws Error when the page does not have exactly one inline script
 */
export function bootScriptHash(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const [boot] = scripts;
  if (boot === undefined || scripts.length > 1) throw new Error(`Expected one inline script, found ${scripts.length}.`);
  return `sha256-${createHash('sha256').update(boot).digest('base64')}`;
}

/** What a strict policy would block in a page: inline scripts other than the boot script, styles, handlers, and addresses that are scripts. */
export function policyViolations(html: string, bootHash: string): string[] {
  const found: string[] = [];
  for (const [tag, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
    if (`sha256-${createHash('sha256').update(code).digest('base64')}` !== bootHash) found.push(`inline script ${tag.slice(0, 80)}…`);
  }
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  for (const [tag] of markup.matchAll(/<style\b[^>]*>/g)) found.push(`style element ${tag}`);
  for (const [tag, attribute] of markup.matchAll(/<[a-z][^<>]*?\s(style|on[a-z]+)="[^"]*"[^<>]*>/gi)) {
    found.push(`${attribute} attribute in ${tag.slice(0, 120)}`);
  }
  for (const [tag] of markup.matchAll(/<(?:base|object|embed)\b[^>]*>/gi)) found.push(`element ${tag.slice(0, 120)}`);
  for (const [tag, attribute] of markup.matchAll(/<[a-z][^<>]*?\s(srcdoc)="[^"]*"[^<>]*>/gi)) {
    found.push(`${attribute} attribute in ${tag.slice(0, 120)}`);
  }
  for (const [tag] of markup.matchAll(/<[a-z][^<>]*?\s(?:href|src|action|formaction)="\s*(?:javascript|vbscript):[^"]*"[^<>]*>/gi)) {
    found.push(`address with a script in ${tag.slice(0, 120)}`);
  }
  return found;
}
