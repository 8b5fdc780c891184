import type { Browser } from '@playwright/test';
import { launchBrowser, runtimeStarted } from './in-browser';
import { median, quantile } from './measure-process';

/** Milliseconds from a key press until its results are painted. */
export type KeystrokeTimes = {
  /** The first key, as soon as the field is focused. */
  'first at once': Spread;
  /** The first key, half a second after the dialog has opened. */
  'first after a moment': Spread;
  /** All keys after the first. */
  later: Spread;
};
type Spread = { median: number; p95: number; most: number };

const queries = [
  'button theme',
  'data binding',
  'table sorting',
  'route parameter',
  'dark mode',
  'file upload',
  'spring security',
  'validator',
  'setEnabled',
  'webswing',
];
/** Milliseconds between two keys of a fast typist. */
const rhythm = 120;

/** Measures the search dialog of an export, each round with an empty browser cache. */
export async function measureKeystrokes(url: string, rounds = 30): Promise<KeystrokeTimes> {
  const browser = await launchBrowser();
  const times = { atOnce: [] as number[], afterMoment: [] as number[], later: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      const query = queries[round % queries.length] as string;
      const [first = 0, ...later] = await typeInto(browser, url, query, 0);
      times.atOnce.push(first);
      times.later.push(...later);
      const [calm = 0] = await typeInto(browser, url, query.slice(0, 1), 500);
      times.afterMoment.push(calm);
    }
  } finally {
    await browser.close();
  }
  return { 'first at once': spread(times.atOnce), 'first after a moment': spread(times.afterMoment), later: spread(times.later) };
}

function spread(values: number[]): Spread {
  const [middle, p95, most] = [median(values), quantile(values, 0.95), Math.max(...values)];
  return { median: Math.round(middle), p95: Math.round(p95), most: Math.round(most) };
}

/** Opens the dialog on a page and types. Returns milliseconds for each key. */
async function typeInto(browser: Browser, url: string, query: string, pause: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // esbuild adds calls of a helper that pages do not have.
    await page.addInitScript(`globalThis.__name = (named) => named; globalThis.keyToAnswer = ${keyToAnswer}`);
    await page.goto(`${url}/docs/introduction/overview`);
    await runtimeStarted(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input:focus').waitFor();
    await page.waitForTimeout(pause);
    const times: number[] = [];
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      const answered = await page.evaluateHandle((wanted) => ({ after: window.keyToAnswer(wanted) }), typed);
      await page.keyboard.press(typed.at(-1) as string);
      times.push(await answered.evaluate(({ after }) => after));
      await page.waitForTimeout(rhythm);
    }
    return times;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    keyToAnswer: typeof keyToAnswer;
  }
}

/** Runs in the page. Resolves to milliseconds from the next key until results for the query are painted. */
function keyToAnswer(query: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The search dialog did not answer "${query}" within ten seconds.`)), 10_000);
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          // The link to all results names the query that they answer.
          const link = document.querySelector<HTMLAnchorElement>('.DocSearch-Modal a[href*="/search?q="]');
          if (!document.querySelector('.DocSearch-Hit') || !link?.href.endsWith(`?q=${encodeURIComponent(query)}`))
            return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          return requestAnimationFrame(() => channel.port2.postMessage(0));
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}
