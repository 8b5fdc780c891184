import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import en from '../../messages/en.json' with { type: 'json' };

/** Texts of the English interface, so that tests outlive a change of wording. */
export const messages = en;

/** Collects what the browser complains about; call the result at the end of a test. */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return () => expect(complaints).toEqual([]);
}

/**
 * Holds back answers to requests, as a slow host does, for as long as a test needs.
 * @returns lets all of them through, those to come too
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps the mouse away from pages that are opened later. Chromium without a window has it in the corner of the page, as
 * if a reader had moved it there, and that starts the client code.
 */
export async function mouseElsewhere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation();
    addEventListener('pointerover', ignore, true);
  });
}

/** Makes the client code run, as the first move of a reader does, and waits until the page answers to clicks. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.locator('html[data-runtime="ready"]').waitFor({ state: 'attached' });
}

/** Waits until nothing moves any more. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // What opens and closes there is no animation of the document to Chromium (156).
    const disclosures = () =>
      [...document.querySelectorAll('details')].map((details) => getComputedStyle(details, '::details-content').height).join();
    let before: string;
    // What a click starts may begin a frame later.
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      before = disclosures();
      await frame();
      await frame();
    } while (moving().length > 0 || disclosures() !== before);
  });
}

/**
 * What axe finds, once nothing moves any more: rules with the elements concerned. The size of targets (WCAG 2.5.8), which
 * axe leaves out by itself, is included.
 * @param tune narrows the run down
 */
export async function violations(page: Page, tune = (axe: AxeBuilder) => axe): Promise<string[]> {
  await untilStill(page);
  // In half the time: axe runs in the page itself, which leaves out frames of other hosts, and says nothing of what passes.
  const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } };
  const { violations: found } = await tune(new AxeBuilder({ page }).options(options).setLegacyMode()).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** For pages that have the elements, and with them the colors, of others: most of axe's time goes into those. */
export const exceptColors = (axe: AxeBuilder) => axe.disableRules('color-contrast');
