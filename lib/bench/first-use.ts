import type { Browser } from '@playwright/test';
import { launchBrowser } from './in-browser';
import { median } from './measure-process';

/** Median milliseconds from the first click on a page until a button shows that it is busy or done, and until it is done. */
export type FirstUse = { reacts: number; done: number };

/** What a reader may do first: the page, the control, and what shows in the page that it is done. */
const uses: Record<string, { path: string; control: string; done: string }> = {
  theme: { path: '/docs/components/button', control: '[data-act="theme"]', done: 'html[data-theme="dark"]' },
  announcement: { path: '/docs/components/button', control: '[data-act="announcement"]', done: 'html[data-announcement="dismissed"]' },
  tabs: {
    path: '/docs/introduction/getting-started',
    control: 'main [role="tab"][aria-selected="false"]',
    done: 'main [role="tab"][aria-selected="false"] ~ [role="tab"][aria-selected="true"]',
  },
  copy: { path: '/docs/components/button', control: 'main [data-copy]', done: 'main [data-copy][data-state="copied"]' },
  menu: { path: '/docs/components/button', control: 'header [popovertarget]', done: 'header [popover]:popover-open' },
  search: { path: '/docs/components/button', control: '[data-search]', done: '.DocSearch-Input' },
};

/**
 * Measures the first use of a page right after its load event, on a slow line (400 ms round trip, 1.6 Mbit/s) with a
 * quarter of the processor and an empty cache.
 */
export async function measureFirstUse(url: string, rounds = 5): Promise<Record<string, FirstUse>> {
  const browser = await launchBrowser();
  const found: Record<string, FirstUse> = {};
  try {
    for (const [name, use] of Object.entries(uses)) {
      const times: FirstUse[] = [];
      for (let round = 0; round < rounds; round++) times.push(await measureOnce(browser, url, use));
      const middle = (key: keyof FirstUse) => Math.round(median(times.map((time) => time[key])));
      found[name] = { reacts: middle('reacts'), done: middle('done') };
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function measureOnce(browser: Browser, url: string, { path, control, done }: (typeof uses)[string]): Promise<FirstUse> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-write'] });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const speed = 1.6e6 / 8;
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // esbuild adds calls of a helper that pages do not have.
    await page.addInitScript(`globalThis.__name = (named) => named; globalThis.firstUse = ${firstUse}`);
    await page.goto(url + path);
    const target = page.locator(control).first();
    await target.scrollIntoViewIfNeeded();
    const measured = await page.evaluateHandle((selector) => ({ times: window.firstUse(selector) }), done);
    await target.click();
    return await measured.evaluate(({ times }) => times);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    firstUse: typeof firstUse;
  }
}

/** Runs in the page. Resolves to the times after the next click. */
function firstUse(done: string): Promise<FirstUse> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`After the click, nothing matched "${done}" within 30 seconds.`)), 30_000);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let reacts: number | undefined;
        const look = () => {
          const isDone = Boolean(document.querySelector(done));
          if (isDone || document.querySelector('[aria-busy="true"]')) reacts ??= performance.now() - timeStamp;
          if (isDone) resolve({ reacts: reacts ?? 0, done: performance.now() - timeStamp });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
