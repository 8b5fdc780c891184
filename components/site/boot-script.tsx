import type { Runtime } from '@/lib/next/defer-runtime';
import type { loadErrorId } from '@/lib/shared/load-error';
import { storageKeys } from '@/lib/shared/storage-keys';
import { site } from '@/lib/site';
import type { KeptEvents, themeColors } from '@/lib/site/boot';

/**
 * What must be right before the first paint: colour mode and closed notices; links to other languages; and the start of
 * the client runtime. A few constant lines, the same on every page, in less than 1,000 bytes (gzip,
 * lib/checks/budgets.ts); a storage that cannot be read leaves the defaults.
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
 * Runs in the browser as it is written here: no imports, no helpers. The choice is `data-theme-choice`, what is shown
 * `data-theme`. It follows a change of the system, of other tabs, and of the toggle, which sends the same event.
 * @param closed id of the announcement and whether it is closed, in a row, where the reader has closed it
 * @param themeKey key of the choice, empty where there is none
 */
function boot(preset: Mode | 'system', closed: string, themeKey: Keys['theme'] | '') {
  const { dataset } = document.documentElement;
  const colors: typeof themeColors = { light: '#fff', dark: '#0d131c' };
  const system = matchMedia('(prefers-color-scheme:dark)');
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const kept: KeptEvents = (window.kept = []);
  // Where storage is blocked, choices last as long as the page (lib/browser/storage.ts).
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
    // What is kept by the page did not fit into the storage.
    const chosen = ((kept as object as typeof store)[themeKey] ?? store[themeKey]) as Mode;
    const choice = colors[chosen] ? chosen : (preset as Mode);
    // What has no color is `system`.
    const shown = colors[choice] ? choice : system.matches ? 'dark' : 'light';
    dataset.themeChoice = choice;
    dataset.theme = shown;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = colors[shown];
  };

  // React, Next.js and the payload of the page (lib/next/defer-runtime.ts) start when the reader does something. In
  // development there is nothing to start: it all runs at once.
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
        // The site has been deployed anew since this page was loaded. The name of the window outlives a reload, and is
        // there where storage is blocked.
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

  // Links to other languages lead to where the reader is on the page.
  const intend = ({ target }: Event) => {
    const link = target as HTMLAnchorElement;
    if (link.hreflang) {
      link.search = location.search;
      link.hash = location.hash;
    }
    start();
  };

  show();
  // The search page has something to do by itself when it is asked for results.
  if (/\bq=./.test(location.search)) dataset.query = '';
  system.onchange = window.onstorage = show;
  // A finger comes with `pointerover` as well.
  window.onpointerover = intend;
  window.onscroll = start;
  addEventListener('focusin', intend);
  addEventListener('DOMContentLoaded', () => {
    show();
    // What does something by itself, when somebody looks at the page; tabs of a group do where the reader chose one before.
    const parts = process.env.NEXT_PUBLIC_ANALYTICS ? 'body' : '[data-start],[data-group],[data-query]';
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const { group } = part.dataset;
      if (!group || store[`docusaurus.tab.${group}`]) requestAnimationFrame(start);
    }
  });

  // What is pressed or filled in until the page answers is done then (components/navigation/runtime-ready.tsx).
  const keep = (event: Event) => {
    if (dataset.runtime) return;
    const { key } = event as KeyboardEvent;
    const target = event.target as HTMLElement;
    start();
    // React makes a button answer at once that is pressed while the page comes to life; it has left its mark on it by now.
    if (!Object.keys(target.closest('button') ?? {})[0]) kept.push(event);
    const isTaken = key
      ? // The shortcuts of search, which the browser would take, and what follows them.
        (event as KeyboardEvent).ctrlKey || (event as KeyboardEvent).metaKey || (event as KeyboardEvent).altKey
        ? /^k/i.test(key)
        : /^\S$/.test(key) && !target.matches(':read-write,select')
      : // Without network the browser would leave the site for an error page of its own; see `answerPageRequests` for later.
        !navigator.onLine && !(process.env.NEXT_PUBLIC_OFFLINE && navigator.serviceWorker?.controller) && target.closest('[href^="/"]');
    if (!isTaken) return;
    event.preventDefault();
    const failed: `#${typeof loadErrorId}` = '#load-error';
    if (!key) (find(failed) as HTMLElement).showPopover();
  };
  window.onclick = window.onkeydown = window.oninput = keep;
}
