import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './measure-process';

/** Median milliseconds from a click on a sidebar link until the new heading is painted. */
export type ClickTimes = { prefetched: number; notPrefetched: number };

/** Starts headless Chromium from `CHROMIUM_PATH`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] });
}

/** Starts the client runtime of a page and waits until it is ready. */
export async function runtimeStarted(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.locator('html[data-runtime="ready"]').waitFor({ state: 'attached' });
}

/** Opens a page in headless Chromium. */
export async function inBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

/** Measures navigation after the runtime has started: to a page that hover has loaded ahead, and to another one. */
export async function measureClicks(url: string, rounds = 15): Promise<ClickTimes> {
  return inBrowser(async (page) => {
    const times: Record<keyof ClickTimes, number[]> = { prefetched: [], notPrefetched: [] };
    // esbuild adds calls of a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${url}/docs/components/button`);
    await runtimeStarted(page);
    const links: string[] = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('#menu-docs a[href^="/docs/components/"]')].map((link) => link.pathname),
    );
    for (const [index, href] of links
      .filter((link) => !link.endsWith('/button'))
      .slice(0, rounds * 2)
      .entries()) {
      const kind = index % 2 === 0 ? 'prefetched' : 'notPrefetched';
      if (kind === 'prefetched') {
        const done = page.waitForResponse((response) => response.url() === `${url}${href}.txt`);
        await page.evaluate((target) => {
          document.querySelector(`#menu-docs a[href="${target}"]`)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }, href);
        await done;
        await page.waitForTimeout(100);
      }
      times[kind].push(await page.evaluate(clickToHeading, href));
      await page.waitForTimeout(150);
    }
    return { prefetched: median(times.prefetched), notPrefetched: median(times.notPrefetched) };
  });
}

/** Runs in the page. Resolves after the heading of another page is painted. */
function clickToHeading(href: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && heading !== before && window.location.pathname === href) {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => channel.port2.postMessage(0));
      } else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(`#menu-docs a[href="${href}"]`)?.click();
    requestAnimationFrame(look);
  });
}
