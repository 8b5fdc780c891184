import { createHash } from 'node:crypto';
import { assistantOf } from '../search/setup';
import type { policyDirectives, Site } from '../site/schema';

/** Hosts that a configured integration needs, by directive of the policy. */
type Sources = Partial<Record<(typeof policyDirectives)[number], string[]>>;

/** Hash of the `<style>` that DocSearch writes into the logo of its footer, shown or not. */
const docSearchLogo = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Features of browsers that no page uses; frames of demos get what they are given (`fullscreen`, `clipboard-write`). */
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
 * The content security policy: the same for every page of a build. Nothing inline runs but the boot script, and no host
 * is asked but the site's own and those that are configured.
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

/** Headers of every response, name → value. */
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
 * Hash of the boot script of a page, as a policy names it.
 * @throws Error when the page has no inline script, or more than one
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
