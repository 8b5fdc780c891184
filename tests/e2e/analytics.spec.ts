import { expect, type Page, test } from '@playwright/test';
import { messages, untilInteractive, violations, watchConsole } from './helpers';

const scripts = ['https://www.googletagmanager.com/gtag/js?id=G-TEST123', 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'];
const prefix = '/sub/docs/introduction';

/** What is asked from other hosts; the scripts are answered with empty ones. */
async function watchHosts(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return foreign;
}

/** The queue of the scripts; commands, which are `arguments` objects, as arrays. */
function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  );
}

type View = { page_path: string; page_location: string; page_title: string };

/** Views that each of the two was told of. */
async function viewsOf(page: Page): Promise<{ gtag: View[]; tagManager: View[] }> {
  const entries = await dataLayer(page);
  return {
    gtag: entries.filter(Array.isArray).flatMap(([kind, name, view]) => (kind === 'event' && name === 'page_view' ? [view] : [])),
    tagManager: (entries as (View & { event?: string })[]).filter(({ event }) => event === 'virtual_page_view'),
  };
}

async function expectViews(page: Page, ...paths: string[]): Promise<void> {
  const find = async () => {
    const { gtag, tagManager } = await viewsOf(page);
    return [gtag, tagManager].map((views) => views.map((view) => view.page_path));
  };
  await expect.poll(find).toEqual([paths, paths]);
}

const banner = (page: Page) => page.getByRole('region', { name: messages.consent.label });
const accept = (page: Page) => banner(page).getByRole('button', { name: messages.consent.accept });
const decline = (page: Page) => banner(page).getByRole('button', { name: messages.consent.decline });
const footerButton = (page: Page) => page.locator('footer').getByRole('button', { name: messages.consent.label });

test.describe('before a choice', () => {
  test('pages request nothing from other hosts', async ({ page }) => {
    const foreign = await watchHosts(page);
    await page.goto('/sub', { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    await page.goto(`${prefix}/prerequisites`, { waitUntil: 'networkidle' });
    await page.locator('article nav a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    await expect(banner(page)).toBeVisible();
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the question is in the language of the page', async ({ page }) => {
    await page.goto('/sub/de/docs/introduction/basics');
    await expect(page.getByRole('region', { name: 'Datenschutz' })).toContainText('Vor der Zustimmung wird nichts gesendet.');
  });
});

test.describe('after consent', () => {
  test('loads both scripts with IP anonymization, and counts the page once', async ({ page }) => {
    const check = watchConsole(page);
    const foreign = await watchHosts(page);
    await page.goto(`${prefix}/basics?from=mail#styling-the-app`);
    await accept(page).click();
    await expect(banner(page)).toBeHidden();
    await expectViews(page, `${prefix}/basics?from=mail#styling-the-app`);
    await expect.poll(() => foreign).toEqual(scripts);

    const entries = await dataLayer(page);
    expect(entries.slice(0, 4)).toEqual([
      ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
      ['js', expect.any(Date)],
      ['config', 'G-TEST123', { anonymize_ip: true, send_page_view: false }],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
    expect((await viewsOf(page)).gtag).toEqual([
      {
        page_path: `${prefix}/basics?from=mail#styling-the-app`,
        page_location: page.url(),
        page_title: await page.title(),
        send_to: 'G-TEST123',
      },
    ]);
    check();
  });

  test('counts every change of path, query, and hash with the title of the page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analytics.consent', 'granted'));
    const foreign = await watchHosts(page);
    const paths: string[] = [];
    const expectNext = (path: string) => {
      paths.push(`${prefix}/${path}`);
      return expectViews(page, ...paths);
    };
    await page.goto(`${prefix}/prerequisites`);
    await expectNext('prerequisites');
    await page.locator('article nav a[rel="next"]').click();
    await expectNext('getting-started');
    const anchor = page.locator('[data-toc] a[href="#running-the-app"]');
    await anchor.click();
    await expectNext('getting-started#running-the-app');
    // The same anchor again is no change.
    await anchor.click();
    await page.locator('.prose a[href$="/prerequisites#apache-maven"]').first().click();
    await expectNext('prerequisites#apache-maven');

    // A link that changes the query alone, and one to the page itself, which drops the hash.
    const openFromSidebar = (href: string) =>
      page.locator('#menu-docs a[aria-current="page"]').evaluate((link: HTMLAnchorElement, target) => {
        link.setAttribute('href', target);
        link.click();
      }, href);
    await openFromSidebar(`${prefix}/prerequisites`);
    await expectNext('prerequisites');
    await openFromSidebar(`${prefix}/prerequisites?q=1`);
    await expectNext('prerequisites?q=1');

    for (const path of ['prerequisites', 'prerequisites#apache-maven']) {
      await page.goBack();
      await expectNext(path);
    }

    for (const { page_path, page_location, page_title } of (await viewsOf(page)).gtag) {
      expect(page_location).toBe(new URL(page_path, page.url()).href);
      expect(page_title).toMatch(page_path.includes('prerequisites') ? /^Prerequisites/ : /^Getting Started/);
    }
    // The scripts are loaded once for all of them.
    expect(foreign).toEqual(scripts);
  });

  test('another page load counts again and does not ask again', async ({ page }) => {
    const foreign = await watchHosts(page);
    await page.goto(`${prefix}/basics`);
    await accept(page).click();
    await expect.poll(() => foreign.length).toBe(2);
    await page.reload();
    await expectViews(page, `${prefix}/basics`);
    await expect.poll(() => foreign.length).toBe(4);
    await expect(banner(page)).toHaveCount(0);
  });

  test('withdrawing consent reloads without the scripts and deletes their cookies', async ({ page }) => {
    const foreign = await watchHosts(page);
    await page.goto(`${prefix}/basics`);
    await accept(page).click();
    await expect.poll(() => foreign.length).toBe(2);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the script does
      document.cookie = '_ga_TEST123=GS1; path=/';
    });
    await footerButton(page).click();
    await expect(accept(page)).toHaveAttribute('aria-pressed', 'true');
    await Promise.all([page.waitForEvent('load'), decline(page).click()]);
    await untilInteractive(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => [window.dataLayer, localStorage.getItem('analytics.consent')])).toEqual([undefined, 'denied']);
    expect(await page.context().cookies()).toEqual([]);
    expect(foreign).toEqual(scripts);
  });

  test('other open tabs follow', async ({ page, context }) => {
    await page.goto(`${prefix}/basics`);
    await expect(banner(page)).toBeVisible();
    const other = await context.newPage();
    const foreign = await watchHosts(other);
    await other.goto(`${prefix}/overview`);
    await expect(banner(other)).toBeVisible();
    await watchHosts(page);
    await accept(page).click();
    await expect(banner(other)).toHaveCount(0);
    await expect.poll(() => foreign).toEqual(scripts);
  });
});

test('after a refusal, loads nothing until the reader agrees in the footer', async ({ page }) => {
  const foreign = await watchHosts(page);
  await page.goto(`${prefix}/basics`);
  await decline(page).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${prefix}/overview`, { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(foreign).toEqual([]);

  await footerButton(page).click();
  await expect(decline(page)).toHaveAttribute('aria-pressed', 'true');
  await accept(page).click();
  await expectViews(page, `${prefix}/overview`);
  await expect.poll(() => foreign).toEqual(scripts);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`with ${signal} nothing is loaded and nothing asked, whatever was chosen before`, async ({ page }) => {
    await page.addInitScript(
      ([name, content]) => {
        Object.defineProperty(navigator, name, { value: content });
        localStorage.setItem('analytics.consent', 'granted');
      },
      [signal, value] as const,
    );
    const foreign = await watchHosts(page);
    await page.goto(`${prefix}/basics`, { waitUntil: 'networkidle' });
    await untilInteractive(page);
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(foreign).toEqual([]);
  });
}

test('without storage, the choice lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  const foreign = await watchHosts(page);
  await page.goto(`${prefix}/prerequisites`);
  await accept(page).click();
  await expect.poll(() => foreign).toEqual(scripts);
  await page.locator('article nav a[rel="next"]').click();
  await expectViews(page, `${prefix}/prerequisites`, `${prefix}/getting-started`);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('the question', () => {
  test('is second in the tab order, and works by keyboard', async ({ page }) => {
    await watchHosts(page);
    await page.goto(`${prefix}/basics`);
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: messages.common.skipToContent })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('is focused when opened, and returns the focus', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analytics.consent', 'denied'));
    await page.goto(`${prefix}/basics`);
    await footerButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await decline(page).click();
    await expect(footerButton(page)).toBeFocused();
  });

  for (const width of [320, 1440]) {
    test(`covers nothing that has the focus, at ${width} px`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${prefix}/prerequisites`);
      await expect(banner(page)).toBeVisible();
      const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(350);
      const covered = await page.evaluate(async (limit) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>('a, button, summary, [tabindex="0"]')) {
          if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-consent], .skip-link')) continue;
          element.focus();
          await new Promise(requestAnimationFrame);
          // What is higher than the window need only begin above the banner.
          const { top: start, bottom } = element.getBoundingClientRect();
          if (document.activeElement === element && Math.min(bottom, start + 100) > limit + 1) found.push(element.outerHTML.slice(0, 100));
        }
        return found;
      }, top);
      expect(covered).toEqual([]);
      await footerButton(page).scrollIntoViewIfNeeded();
      await footerButton(page).click();
      await expect(banner(page)).toBeFocused();
    });
  }

  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in ${mode} mode`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(`${prefix}/basics`);
      await expect(banner(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await decline(page).click();
      await footerButton(page).click();
      await expect(decline(page)).toHaveAttribute('aria-pressed', 'true');
      expect(await violations(page, (axe) => axe.include('[data-consent]'))).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows neither a question nor a button', async ({ page }) => {
    await page.goto(`${prefix}/basics`);
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeHidden();
  });
});
