import type { Runtime } from '@/lib/export/defer-runtime';
import { site } from '@/lib/site';
import { loadErrorId } from '@/lib/site/load-error';
import { storageKeys } from '@/lib/site/storage-keys';

/**
 * What must be right before the first paint: colour mode and closed notices; links to headings that have moved; and the
 * start of the client runtime. A few constant lines, the same on every page; a storage that cannot be read leaves the
 * defaults.
 */
export function BootScript() {
  const { colorMode, announcement } = site;
  const { theme, announcementId, announcementDismissed, translationNotice, tabs, searchKey } = storageKeys;
  const config = {
    mode: colorMode.defaultMode,
    fixed: colorMode.disableSwitch,
    system: colorMode.respectPrefersColorScheme,
    id: announcement?.id ?? '',
    keys: { theme, announcementId, announcementDismissed, translationNotice, tabs, searchKey },
    colors: { light: '#ffffff', dark: '#0d131c' },
    failed: loadErrorId,
    now: Boolean(process.env.NEXT_PUBLIC_ANALYTICS),
  };
  return <script dangerouslySetInnerHTML={{ __html: `(${boot.toString()})(${JSON.stringify(config)})` }} />;
}

type Mode = 'light' | 'dark';
type Keys = Pick<typeof storageKeys, 'theme' | 'announcementId' | 'announcementDismissed' | 'translationNotice' | 'tabs' | 'searchKey'>;
type Config = {
  mode: Mode;
  fixed: boolean;
  system: boolean;
  id: string;
  keys: Keys;
  colors: Record<Mode, string>;
  failed: string;
  now: boolean;
};

/**
 * Runs in the browser as it is written here: no imports, no helpers. The choice is `data-theme-choice`, what is shown
 * `data-theme`. It follows a change of the system, of other tabs, and of the toggle, which sends the same event.
 */
function boot({ mode, fixed, system, id, keys, colors, failed, now }: Config) {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = (storage: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  let choice: string | null = fixed ? null : read('localStorage', keys.theme);
  const show = () => {
    const isMode = choice === 'light' || choice === 'dark';
    const shown = isMode ? (choice as Mode) : system ? (dark.matches ? 'dark' : 'light') : mode;
    root.dataset.theme = shown;
    root.dataset.themeChoice = isMode ? shown : system ? 'system' : mode;
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (meta) meta.content = colors[shown];
  };
  show();
  addEventListener('DOMContentLoaded', show);
  dark.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== keys.theme || fixed) return;
    choice = event.newValue;
    show();
  });
  if (read('localStorage', keys.announcementId) === id && read('localStorage', keys.announcementDismissed) === 'true') {
    root.dataset.announcement = 'dismissed';
  }
  // Headings that are elsewhere now (MovedAnchors).
  const follow = () => {
    const moved = location.hash && document.getElementById(location.hash.slice(1))?.dataset.moved;
    if (moved) location.replace(moved);
  };
  addEventListener('DOMContentLoaded', follow);
  addEventListener('hashchange', follow);
  if (read('sessionStorage', keys.translationNotice) === 'true') root.dataset.translationNotice = 'dismissed';

  // The search page has something to do by itself when it is asked for results.
  if (new URLSearchParams(location.search).get('q')) root.dataset.query = '';

  // React, Next.js and the payload of the page (lib/export/defer-runtime.ts) start when the reader does something; what
  // was pressed or filled in by then is done once they are up. In development there is nothing to start: it all runs at once.
  let started = false;
  let waiting: (() => void)[] | undefined = [];
  // Whether search has been asked for: what is typed from then on is meant for it.
  let searches = false;
  const start = () => {
    const data = document.getElementById('runtime')?.textContent;
    if (started || !data) return;
    started = true;
    const { payload, sum, scripts }: Runtime = JSON.parse(data);
    fetch(payload)
      .then((response) => response.text())
      .then((text) => {
        let own = 0;
        for (let index = 0; index < text.length; index++) own = (own * 31 + text.charCodeAt(index)) | 0;
        if (own !== sum) {
          // The site has been deployed anew since this page was loaded.
          if (read('sessionStorage', 'reloaded') !== String(sum)) {
            sessionStorage.setItem('reloaded', String(sum));
            location.reload();
          }
          return;
        }
        const flight = window as Window & { __next_f?: unknown[] };
        (flight.__next_f ??= []).push([0], [1, text]);
        for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
      })
      .catch(() => setTimeout(() => (started = false), 1000));
  };
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(type, start, { passive: true });
  addEventListener('DOMContentLoaded', () => {
    // Parts that do something by themselves, once they are near the window of a page that is looked at.
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), {
      rootMargin: '400px',
    });
    for (const part of document.querySelectorAll<HTMLElement>(now ? 'body' : '[data-start], [data-group]')) {
      if (part.dataset.start === 'query' && root.dataset.query === undefined) continue;
      // Tabs of a group have something to do where the reader chose one before.
      if (part.dataset.group === undefined || read('localStorage', keys.tabs + part.dataset.group)) near.observe(part);
    }
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      searches ||= Boolean(target.closest('button[aria-haspopup=dialog]'));
      // Without network the browser would leave the site for an error page of its own; see `answerPageRequests` for later.
      // A service worker answers by itself.
      const link = target.closest<HTMLElement>('a[href^="/"]');
      if (!link || !waiting || navigator.onLine || navigator.serviceWorker?.controller || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const box = document.getElementById(failed) as HTMLElement;
      box.showPopover();
      (box.querySelector('button') as HTMLElement).onclick = () => waiting && link.click();
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
    // React makes a button answer at once that is pressed while the page comes to life; it has left its mark on it by now.
    if (button && !Object.keys(button).some((key) => key.startsWith('__react'))) waiting?.push(() => button.click());
  });
  // A field that was changed by then is changed once more. React compares with what it finds in the field, so it has to
  // see another value first; the last one is set past it.
  addEventListener(
    'input',
    (event) => {
      const field = event.target as HTMLInputElement;
      const { checked, value, type } = field;
      waiting?.push(() => {
        if (type === 'checkbox' || type === 'radio') {
          field.checked = !checked;
          field.click();
          return;
        }
        field.value = `${value} `;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    true,
  );
  // The shortcuts of search, which the browser would take, and what follows them.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const at = target as Element;
    if (!waiting || isComposing || at.closest('input, textarea, select, [contenteditable]')) return;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    const opens =
      (key === 'k' && (ctrlKey || metaKey)) ||
      (isPlain && key === '/' && read('localStorage', keys.searchKey) !== 'off') ||
      (isPlain && /^[\p{L}\p{N}]$/u.test(key) && Boolean(at.closest('[aria-haspopup=dialog]')));
    if (!opens && !(searches && /^(?:.|Backspace|Escape)$/u.test(key) && !metaKey && (!ctrlKey || altKey))) return;
    searches = key !== 'Escape';
    event.preventDefault();
    waiting.push(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true })),
    );
  });
  addEventListener('runtime-ready', async () => {
    const presses = waiting;
    waiting = undefined;
    for (const press of presses ?? []) {
      // React renders what one leads to before the next.
      await undefined;
      press();
    }
  });
}
