import type { Runtime } from '@/lib/next/defer-runtime';
import type { loadErrorId } from '@/lib/shared/load-error';
import { storageKeys } from '@/lib/shared/storage-keys';
import { site } from '@/lib/site';
import type { KeptEvents, themeColors } from '@/lib/site/boot';

/**
 * Sets what must be correct before the first paint: color mode and closed notices. Also updates links to other
 * languages and starts the client runtime. The script is the same on every page and smaller than 1,000 bytes (gzip,
 * lib/checks/budgets.ts). If storage cannot be read, defaults apply.
 */
export function BootScript() {
  const { colorMode, announcement } = site;
  const preset = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  const config: Parameters<typeof boot> = [preset, `${announcement?.id ?? ''}true`, colorMode.disableSwitch ? '' : storageKeys.theme];
  return <script dangerouslySetInnerHTML={{ __html: `(${boot.toString()})(${JSON.stringify(config).slice(1, -1)})` }} />;
}

type Keys = typeof storageKeys;
type Mode = keyof typeof themeColors;
type Group = `${Keys['tabs']}${string}`;

/**
 * Runs in the browser in this form: no imports, no helpers. The choice is `data-theme-choice`, the current mode is
 * `data-theme`. It follows changes of the system, of other tabs, and of the toggle, which dispatches the same event.
 * @param closed id of the announcement and whether the reader has closed it, concatenated
 * @param themeKey storage key of the choice, empty if there is none
 */
function boot(preset: Mode | 'system', closed: string, themeKey: Keys['theme'] | '') {
  const { dataset } = document.documentElement;
  const colors: typeof themeColors = { light: '#fff', dark: '#0d131c' };
  const system = matchMedia('(prefers-color-scheme:dark)');
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const kept: KeptEvents = (window.kept = []);
  // If storage is blocked, choices last until the page is left (lib/browser/storage.ts).
  let store: Partial<Record<Keys[keyof Keys] | Group | '', string>> = kept as object;
  let runs = 0;
  try {
    store = localStorage as typeof store;
    if (sessionStorage['translation-notice-dismissed' satisfies Keys['translationNotice']]) dataset.translationNotice = 'dismissed';
  } catch {}

  const show = () => {
    const id: Keys['announcementId'] = 'docusaurus.announcement.id';
    const dismissed: Keys['announcementDismissed'] = 'docusaurus.announcement.dismiss';
    if ((store[id] as string) + store[dismissed] === closed) dataset.announcement = 'dismissed';
    // Choices that did not fit into storage.
    const chosen = ((kept as object as typeof store)[themeKey] ?? store[themeKey]) as Mode;
    const choice = colors[chosen] ? chosen : (preset as Mode);
    // A choice without a color is `system`.
    const shown = colors[choice] ? choice : system.matches ? 'dark' : 'light';
    dataset.themeChoice = choice;
    dataset.theme = shown;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = colors[shown];
  };

  // Starts React, Next.js, and the payload (lib/next/defer-runtime.ts) at the first user action. In development they
  // start immediately, so there is nothing to do.
  const start = async () => {
    const data = find('#runtime')?.textContent;
    if (runs || !data) return;
    runs = 1;
    try {
      const [payload, sum, ...scripts]: Runtime = JSON.parse(data);
      const text = await (await fetch(payload)).text();
      if (text.includes(sum)) {
        window.__next_f = [[0], [1, text]];
        for (const src of scripts) {
          const script = document.createElement('script');
          script.src = src;
          document.head.append(script);
        }
      } else if (window.name !== sum) {
        // The site was deployed again after this page was loaded. `window.name` survives a reload, and works if storage
        // is blocked.
        window.name = sum;
        location.reload();
      }
    } catch {
      setTimeout(() => {
        runs = 0;
        if (kept[0]) start();
      }, 1000);
    }
  };

  // Links to other languages keep the reader's position.
  const intend = ({ target }: Event) => {
    const link = target as HTMLAnchorElement;
    if (link.hreflang) {
      link.search = location.search;
      link.hash = location.hash;
    }
    start();
  };

  show();
  // With a query, the search page must start by itself.
  if (/\bq=./.test(location.search)) dataset.query = '';
  system.onchange = window.onstorage = show;
  // Touch also fires `pointerover`.
  window.onpointerover = intend;
  window.onscroll = start;
  addEventListener('focusin', intend);
  addEventListener('DOMContentLoaded', () => {
    show();
    // Parts that start the runtime when they become visible. Tab groups start it if the reader has a stored choice.
    const parts = process.env.NEXT_PUBLIC_ANALYTICS ? 'body' : '[data-start],[data-group],[data-query]';
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const { group } = part.dataset;
      if (!group || store[`docusaurus.tab.${group}`]) requestAnimationFrame(start);
    }
  });

  // Records events until the page is interactive; components/navigation/runtime-ready.tsx replays them.
  const keep = (event: Event) => {
    if (dataset.runtime) return;
    const { key } = event as KeyboardEvent;
    const target = event.target as HTMLElement;
    start();
    // React itself replays a click on a button that it is hydrating. Such a button has React's property.
    if (!Object.keys(target.closest('button') ?? {})[0]) kept.push(event);
    const isTaken = key
      ? // Search shortcuts, which the browser would handle, and the keys that follow.
        (event as KeyboardEvent).ctrlKey || (event as KeyboardEvent).metaKey || (event as KeyboardEvent).altKey
        ? /^k/i.test(key)
        : /^\S$/.test(key) && !target.matches(':read-write,select')
      : // Offline, the browser would show its error page. `answerPageRequests` handles later clicks.
        !navigator.onLine && !(process.env.NEXT_PUBLIC_OFFLINE && navigator.serviceWorker?.controller) && target.closest('[href^="/"]');
    if (!isTaken) return;
    event.preventDefault();
    const failed: `#${typeof loadErrorId}` = '#load-error';
    if (!key) (find(failed) as HTMLElement).showPopover();
  };
  window.onclick = window.onkeydown = window.oninput = keep;
}
