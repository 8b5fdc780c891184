import type { Runtime } from '@/lib/next/defer-runtime';
import { loadErrorId } from '@/lib/shared/load-error';
import { menuIds } from '@/lib/shared/menu-ids';
import { storageKeys } from '@/lib/shared/storage-keys';
import { site } from '@/lib/site';
import { type Choices, type KeptEvent, themeColors } from '@/lib/site/boot';

/**
 * Sets what must be correct before the first paint: color mode and closed notices. Also switches the color mode, closes
 * notices, updates links to other languages, and starts the client runtime. The script is the same on every page. Its size has a budget
 * (lib/checks/budgets.ts). If storage cannot be read, defaults apply.
 */
export function BootScript() {
  const { colorMode, announcement } = site;
  const { theme, announcementId, announcementDismissed, translationNotice, tabs } = storageKeys;
  const config = {
    preset: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    canChoose: !colorMode.disableSwitch,
    announcement: announcement?.id,
    colors: themeColors,
    keys: { theme, announcementId, announcementDismissed, translationNotice, tabs },
    loadErrorId,
    sidebarId: menuIds.docs,
  } as const;
  return <script dangerouslySetInnerHTML={{ __html: `(${boot.toString()})(${JSON.stringify(config satisfies Config)})` }} />;
}

type Mode = keyof typeof themeColors;

type Config = {
  /** Color mode of readers who have not chosen one. */
  preset: Mode | 'system';
  canChoose: boolean;
  /** Id of the announcement, if there is one. */
  announcement?: string;
  colors: typeof themeColors;
  keys: Pick<typeof storageKeys, 'theme' | 'announcementId' | 'announcementDismissed' | 'translationNotice' | 'tabs'>;
  loadErrorId: string;
  sidebarId: string;
};

/**
 * Runs in the browser in this form: no imports, no helpers. The choice is `data-theme-choice`, the current mode is
 * `data-theme`. It follows changes of the system, of other tabs, and of the toggle.
 */
function boot({ preset, canChoose, announcement, colors, keys, loadErrorId, sidebarId }: Config) {
  const { dataset } = document.documentElement;
  const darkSystem = matchMedia('(prefers-color-scheme:dark)');
  const events: KeptEvent[] = [];
  const memory: Choices = {};
  window.boot = { events, memory };
  let stored = memory;
  try {
    stored = localStorage;
    if (sessionStorage[keys.translationNotice]) dataset.translationNotice = 'dismissed';
  } catch {
    // Storage is blocked. Choices last until the page is left (lib/browser/storage.ts).
  }
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  const show = () => {
    if (announcement && stored[keys.announcementId] === announcement && stored[keys.announcementDismissed] === 'true')
      dataset.announcement = 'dismissed';
    // Storage may be full, so choices in memory come first.
    const chosen = canChoose && (memory[keys.theme] ?? stored[keys.theme]);
    const choice = chosen === 'light' || chosen === 'dark' ? chosen : preset;
    const shown = choice !== 'system' ? choice : darkSystem.matches ? 'dark' : 'light';
    dataset.themeChoice = choice;
    dataset.theme = shown;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = colors[shown];
  };

  const keep = (key: string, value: string | undefined) => {
    try {
      localStorage[key] = value;
    } catch {
      memory[key] = value;
    }
  };

  // Buttons that need no other script (`data-act`).
  addEventListener('click', ({ target, detail }) => {
    const { act } = (target as HTMLElement).closest<HTMLElement>('[data-act]')?.dataset ?? {};
    if (!act) return;
    if (act === 'theme') {
      const choices = preset === 'system' ? ['system', 'light', 'dark'] : ['light', 'dark'];
      keep(keys.theme, choices[(choices.indexOf(dataset.themeChoice ?? '') + 1) % choices.length]);
      // Browsers send this event to other tabs only. The label of the toggle needs it too.
      dispatchEvent(new Event('storage'));
      return;
    }
    if (act === 'unfold') {
      const figure = (target as HTMLElement).closest('figure') as HTMLElement;
      figure.dataset.unfolded = '';
      if (!detail) figure.querySelector<HTMLElement>('div > pre')?.focus({ preventScroll: true });
      return;
    }
    if (act === 'announcement') {
      keep(keys.announcementId, announcement);
      keep(keys.announcementDismissed, 'true');
    } else {
      try {
        sessionStorage[keys.translationNotice] = 'true';
      } catch {
        // The notice stays closed until the page is left.
      }
    }
    dataset[act] = 'dismissed';
    // The button that was pressed is gone. Keyboard users go on at the title.
    const title = find('main h1');
    if (detail || !title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  });

  // The page can't be made interactive. Says so to readers who press a button, with a button that tries again.
  const fail = (retry: () => void) => {
    dataset.runtime = 'failed';
    again = retry;
    for (const busy of document.querySelectorAll('button[aria-busy]')) busy.ariaBusy = null;
    for (const { event } of events) report(event);
  };
  const report = ({ type, target }: Event) => {
    const button = (target as HTMLElement).closest<HTMLElement>('button:not([popovertarget],[data-act]),select');
    const box = document.getElementById(loadErrorId);
    const retry = box?.querySelector('button');
    if (type === 'keydown' || !button || !retry || button === retry) return;
    // Search has a page.
    if (button.dataset.search) location.assign(button.dataset.search);
    box?.showPopover();
    retry.onclick = () => {
      delete dataset.runtime;
      box?.hidePopover();
      retry.onclick = null;
      again();
    };
  };
  let again: () => void;

  // Loads a script. If that fails, tries once more, then tells the reader.
  const load = (src: string, isLast?: boolean) => {
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => {
      if (isLast) {
        failed.push(src);
        fail(() => {
          for (const other of failed.splice(0)) load(other);
        });
      } else setTimeout(load, 500, src, true);
    };
    document.head.append(script);
  };
  const failed: string[] = [];

  // Starts React, Next.js, and the payload (lib/next/defer-runtime.ts) at the first user action. In development they
  // start immediately, so there is nothing to do.
  let isStarted = false;
  const start = async () => {
    const data = document.getElementById('runtime')?.textContent;
    if (isStarted || !data) return;
    isStarted = true;
    try {
      const [payload, sum, ...scripts]: Runtime = JSON.parse(data);
      // Scripts run when the payload is there, but load beside it.
      for (const href of scripts) {
        const hint = document.createElement('link');
        hint.rel = 'preload';
        hint.as = 'script';
        hint.href = href;
        document.head.append(hint);
      }
      const text = await (await fetch(payload)).text();
      if (text.includes(sum)) {
        window.__next_f = [[0], [1, text]];
        for (const src of scripts) load(src);
      } else if (window.name !== sum) {
        // The site was deployed again after this page was loaded. `window.name` survives a reload, and works if storage
        // is blocked.
        window.name = sum;
        location.reload();
      } else fail(() => location.reload());
    } catch {
      setTimeout(() => {
        isStarted = false;
        if (events.length > 0) start();
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

  // Scrolls the sidebar to the current page, where CSS did not (`scroll-initial-target`). The sidebar ends with the window.
  const revealCurrent = () => {
    const sidebar = document.getElementById(sidebarId);
    const entry = sidebar?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (sidebar && entry && entry.bottom > innerHeight) sidebar.scrollTop += entry.top - innerHeight / 3;
  };

  show();
  // Pages that show what the query of the address names.
  if (/\bq=./.test(location.search)) dataset.query = '';
  if (/\bdemo=./.test(location.search)) dataset.demo = '';
  darkSystem.addEventListener('change', show);
  addEventListener('storage', show);
  // Touch also fires `pointerover`.
  addEventListener('pointerover', intend);
  addEventListener('focusin', intend);
  addEventListener('scroll', start);
  addEventListener('DOMContentLoaded', () => {
    show();
    revealCurrent();
    const field = find('[data-search-form] input') as HTMLInputElement | null;
    if (field) field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    // Parts that start the runtime, some only with their parameter in the address. Tab groups start it if the reader has
    // a stored choice.
    const parts = process.env.NEXT_PUBLIC_ANALYTICS ? 'body' : '[data-start],[data-group]';
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const { group, start: parameter = '' } = part.dataset;
      if (group ? stored[keys.tabs + group] : location.search.includes(parameter)) requestAnimationFrame(start);
    }
  });
  // On narrow screens, the sidebar is a drawer. This event does not bubble.
  addEventListener('toggle', ({ target }) => (target as HTMLElement).id === sidebarId && revealCurrent(), true);

  // Records events until the page is interactive; components/navigation/runtime-ready.tsx replays them. It runs before
  // React, which stops events on parts whose scripts are still missing, and forgets them.
  const record = (event: Event) => {
    const target = event.target as HTMLElement;
    if (dataset.runtime === 'failed') report(event);
    if (dataset.runtime || target.closest('[data-act]')) return;
    start();
    const button = target.closest('button');
    events.push({ event, value: (target as HTMLInputElement).value });
    if (event instanceof KeyboardEvent) {
      // Search shortcuts, which the browser would handle, and the keys that follow.
      const { key, ctrlKey, metaKey, altKey } = event;
      const isTyping = target.matches(':read-write,select');
      if (ctrlKey || metaKey || altKey ? /^k/i.test(key) : /^\S$/.test(key) && !isTyping) event.preventDefault();
      return;
    }
    // The button acts later, and says so at once.
    if (event.type === 'click' && button?.popoverTargetElement === null) button.ariaBusy = 'true';
    // Offline, the browser would show its error page. `answerPageRequests` handles later clicks.
    const answersOffline = process.env.NEXT_PUBLIC_OFFLINE && navigator.serviceWorker?.controller;
    if (navigator.onLine || answersOffline || !target.closest('[href^="/"]')) return;
    event.preventDefault();
    document.getElementById(loadErrorId)?.showPopover();
  };
  for (const type of ['click', 'keydown', 'input']) {
    addEventListener(type, record, true);
    // An event that gets here was not stopped. If the button has React's property, React has handled it.
    addEventListener(type, (event) => {
      const button = (event.target as HTMLElement).closest('button');
      if (button && Object.keys(button)[0] && events.at(-1)?.event === event) events.pop();
    });
  }
}
