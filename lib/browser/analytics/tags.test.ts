import { describe, expect, test } from 'vitest';
import { cookieRemovals, type DataLayer, pushPageView, pushStart, scriptUrls, type Tags } from './tags';

const none: Tags = { gtagId: null, tagManagerId: null, anonymizeIp: true };
const gtag: Tags = { ...none, gtagId: 'G-1' };
const tagManager: Tags = { ...none, tagManagerId: 'GTM-1' };
const both: Tags = { ...gtag, tagManagerId: 'GTM-1' };
const view = { page_path: '/a#b', page_location: 'https://example.com/a#b', page_title: 'A' };
const consent = [
  'consent',
  'default',
  { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
];

/** The queue as data: commands as arrays. */
function entriesOf(push: (layer: DataLayer) => void): unknown[] {
  const layer: DataLayer = [];
  push(layer);
  return layer.map((entry) => (isArguments(entry) ? Array.from(entry as ArrayLike<unknown>) : entry));
}

const isArguments = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';

test.each<[string, Tags, string[]]>([
  ['nothing', none, []],
  ['gtag', gtag, ['https://www.googletagmanager.com/gtag/js?id=G-1']],
  ['Tag Manager', tagManager, ['https://www.googletagmanager.com/gtm.js?id=GTM-1']],
  ['both', both, ['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://www.googletagmanager.com/gtm.js?id=GTM-1']],
])('the scripts of %s', (_, tags, urls) => {
  expect(scriptUrls(tags)).toEqual(urls);
});

describe('the start', () => {
  const now = new Date(5000);

  test.each<[string, Tags, unknown[]]>([
    ['gtag', gtag, [consent, ['js', now], ['config', 'G-1', { anonymize_ip: true, send_page_view: false }]]],
    [
      'gtag without anonymization',
      { ...gtag, anonymizeIp: false },
      [consent, ['js', now], ['config', 'G-1', { anonymize_ip: false, send_page_view: false }]],
    ],
    ['Tag Manager', tagManager, [consent, { 'gtm.start': 5000, event: 'gtm.js' }]],
    [
      'both',
      both,
      [consent, ['js', now], ['config', 'G-1', { anonymize_ip: true, send_page_view: false }], { 'gtm.start': 5000, event: 'gtm.js' }],
    ],
  ])('of %s', (_, tags, entries) => {
    expect(entriesOf((layer) => pushStart(layer, tags, now))).toEqual(entries);
  });

  test('consists of arguments objects, not arrays', () => {
    const layer: DataLayer = [];
    pushStart(layer, gtag, now);
    expect(layer.map(isArguments)).toEqual([true, true, true]);
  });
});

test.each<[string, Tags, unknown[]]>([
  ['gtag', gtag, [['event', 'page_view', { ...view, send_to: 'G-1' }]]],
  ['Tag Manager', tagManager, [{ event: 'virtual_page_view', ...view }]],
  ['both', both, [['event', 'page_view', { ...view, send_to: 'G-1' }], { event: 'virtual_page_view', ...view }]],
])('a view for %s', (_, tags, entries) => {
  expect(entriesOf((layer) => pushPageView(layer, tags, view))).toEqual(entries);
});

test('removes analytics cookies on every possible domain, and keeps others', () => {
  expect(cookieRemovals('theme=dark; _ga=GA1.1; _ga_ABC=GS1; _gallery=1', 'docs.example.com')).toEqual(
    ['_ga', '_ga_ABC'].flatMap((name) => [
      `${name}=; max-age=0; path=/`,
      `${name}=; max-age=0; path=/; domain=docs.example.com`,
      `${name}=; max-age=0; path=/; domain=example.com`,
      `${name}=; max-age=0; path=/; domain=com`,
    ]),
  );
  expect(cookieRemovals('', 'localhost')).toEqual([]);
});
