import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { bootScriptHash, contentSecurityPolicy, policyViolations, securityHeaders } from './headers';

const hash = 'sha256-abc=';
const directives = (env: Record<string, string> = {}) =>
  new Map(
    contentSecurityPolicy(loadSite(values, env), hash)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

describe('the content security policy', () => {
  test('allows only listed sources and the boot script', () => {
    const policy = directives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", `'${hash}'`]);
    expect(policy.get('style-src')?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    // The service worker, where there is one.
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|https?:|\*/);
  });

  test('adds the hosts of configured services', () => {
    const analytics = directives({ GTAG_ID: 'G-ABC123' });
    expect(analytics.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(analytics.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(analytics.get('style-src')).toEqual(directives().get('style-src'));
    const demos = directives({ DEMO_HOST: 'https://demo.example.com/path' });
    expect(demos.get('frame-src')).toEqual(['https://demo.example.com']);
    const algolia = directives({ ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' });
    expect(algolia.get('connect-src')).toContain('https://APP-dsn.algolia.net');
    expect(algolia.get('connect-src')).not.toContain('https://APP.algolia.net');
  });

  test.each([
    ['of the search', 'assistant-1', 'https://APP.algolia.net'],
    ['of its own', { assistantId: 'assistant-1', appId: 'OTHER' }, 'https://OTHER.algolia.net'],
  ])('adds the host of an assistant with the application %s', (_, askAi, host) => {
    const search = { appId: 'APP', apiKey: 'key', indexName: 'docs', askAi };
    expect(directives({ SITE_CONFIG: JSON.stringify({ search }) }).get('connect-src')).toContain(host);
  });

  test('adds the hosts that the configuration names by directive', () => {
    const policy = directives({ SITE_CONFIG: JSON.stringify({ policy: { 'frame-src': ['https://*.videos.example.com'] } }) });
    expect(policy.get('frame-src')).toEqual(['https://*.videos.example.com']);
    expect(policy.get('script-src')).toEqual(["'self'", `'${hash}'`]);
  });

  test.each([
    'videos.example.com',
    'https://videos.example.com/path',
    'https://videos.example.com/',
    '*',
    "'unsafe-inline'",
    'https://a.example b',
  ])('refuses hosts that are not origins: %s', (host) => {
    expect(() => directives({ SITE_CONFIG: JSON.stringify({ policy: { 'frame-src': [host] } }) })).toThrow(
      `policy.frame-src[0]: expected an origin without path, as in https://videos.example.com or https://*.example.com, found ${JSON.stringify(host)}`,
    );
  });

  test('is sent with the other headers', () => {
    expect(securityHeaders(loadSite(values, {}), hash)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('the boot script', () => {
  test('has the hash that browsers compute', () => {
    const expected = createHash('sha256').update('boot("é")').digest('base64');
    expect(bootScriptHash('<head><script>boot("é")</script><script src="x.js"></script></head>')).toBe(`sha256-${expected}`);
  });

  test.each(['<p>no script</p>', '<script>a</script><script>b</script>'])('must be the only inline script: %s', (html) => {
    expect(() => bootScriptHash(html)).toThrow('Expected one inline script');
  });
});

describe('what the policy blocks', () => {
  const boot = '<script>boot()</script>';
  const bootHash = bootScriptHash(boot);

  test.each([
    ['an inline script', '<script>other()</script>', 'inline script'],
    ['a module in the page', '<script type="module">x</script>', 'inline script'],
    ['a style element', '<style>p{}</style>', 'style element'],
    ['a style attribute', '<p class="a" style="color:red">x</p>', 'style attribute in <p'],
    ['a handler', '<img src="a.png" onerror="x()">', 'onerror attribute in <img'],
    ['a base', '<base href="https://evil.example">', 'element <base'],
    ['an object', '<object data="a.swf"></object>', 'element <object'],
    ['a document in an attribute', '<iframe srcDoc="&lt;b>"></iframe>', 'srcDoc attribute in <iframe'],
    ['a script as an address', '<a class="x" href="JavaScript:alert(1)">x</a>', 'address with a script in <a'],
  ])('is found: %s', (_, html, expected) => {
    expect(policyViolations(boot + html, bootHash)).toEqual([expect.stringContaining(expected)]);
  });

  test.each([
    boot,
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":"style=\\"x\\""}</script>',
    '<p title="a style=&quot;b&quot;">style="x" onclick="y"</p>',
    '<p>&lt;base href="x"> &lt;a href="javascript:x"></p>',
  ])('is not: %s', (html) => {
    expect(policyViolations(html, bootHash)).toEqual([]);
  });
});
