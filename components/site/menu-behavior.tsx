'use client';

import { useEffect } from 'react';
import { loadErrorId } from '@/lib/site/load-error';
import { menuIds } from '@/lib/site/menu-ids';
import { detailsDuration } from '@/lib/site/motion';

/** First width of the wide layout, where drawers make no sense, in pixels. */
const desktop = 997;
/** Time a mouse may leave an open menu for before it closes, in milliseconds. */
const leaveDelay = 250;

/**
 * What menus, drawers and disclosures can do beyond the browser's own: arrow keys, opening on hover with a mouse,
 * closing when the focus leaves, keeping the focus in an open drawer, and how long a disclosure takes. One set of listeners for the whole document;
 * without scripts everything still opens and closes.
 */
export function MenuBehavior() {
  useEffect(() => {
    const stops = [listenForArrowKeys(), listenForLeaving(), listenForHover(), keepFocusInDrawers(), setDurations()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

type Listener<K extends keyof DocumentEventMap> = (event: DocumentEventMap[K]) => void;

function listen<K extends keyof DocumentEventMap>(type: K, listener: Listener<K>, capture = false): () => void {
  document.addEventListener(type, listener, capture);
  return () => document.removeEventListener(type, listener, capture);
}

const listOf = (menu: Element | null | undefined) => menu?.querySelector<HTMLElement>('[popover]');

/** Opens a list as its button does, which also anchors it there. */
function openList(list: HTMLElement): void {
  list.showPopover({ source: list.parentElement?.querySelector<HTMLElement>(`[popovertarget="${list.id}"]`) ?? undefined });
}

/** Keys with these belong to the browser: Alt and an arrow go through the history, for example. */
const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey;

function listenForArrowKeys(): () => void {
  return listen('keydown', (event) => {
    const menu = event.target instanceof Element ? event.target.closest('[data-menu]') : null;
    const list = listOf(menu);
    if (!list || hasModifier(event) || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    const entries = [...list.querySelectorAll<HTMLElement>('a, button')];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const isOpen = list.matches(':popover-open');
    if (!isOpen && (event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    if (!isOpen) openList(list);
    const last = entries.length - 1;
    const next = { ArrowDown: index === last ? 0 : index + 1, ArrowUp: index <= 0 ? last : index - 1, Home: 0, End: last }[event.key];
    entries[next ?? 0]?.focus();
  });
}

/** A menu would cover what has the focus now. */
function listenForLeaving(): () => void {
  return listen('focusin', ({ target }) => {
    for (const list of document.querySelectorAll<HTMLElement>('[data-menu] > :popover-open'))
      if (!list.parentElement?.contains(target as Node)) list.hidePopover();
  });
}

function listenForHover(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | undefined;
  let openedByHover: HTMLElement | undefined;
  // A click right after the mouse has opened a menu means to open it, not to close it again.
  const stopClicks = listen(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-menu="hover"] > button') : null;
      if (!button || !openedByHover?.matches(':popover-open') || listOf(button.parentElement) !== openedByHover) return;
      event.preventDefault();
      openedByHover = undefined;
    },
    true,
  );
  const stop = listen('pointerover', (event) => {
    // A mouse could not get to a list that hangs elsewhere.
    if (!CSS.supports('position-area', 'block-end')) return;
    if (event.pointerType !== 'mouse' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const menu = event.target instanceof Element ? event.target.closest('[data-menu="hover"]') : null;
    const list = listOf(menu) ?? undefined;
    if (list) {
      clearTimeout(timer);
      if (list !== hovered && !list.matches(':popover-open')) {
        openList(list);
        openedByHover = list;
      }
      hovered = list;
    } else if (hovered) {
      const leaving = hovered;
      hovered = undefined;
      timer = setTimeout(() => {
        // A reader who works in the menu by keyboard keeps it.
        if (!leaving.contains(document.activeElement)) leaving.hidePopover();
      }, leaveDelay);
    }
  });
  return () => {
    stop();
    stopClicks();
    clearTimeout(timer);
  };
}

function keepFocusInDrawers(): () => void {
  const selector = Object.values(menuIds)
    .map((id) => `#${id}`)
    .join();
  const drawers = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const openDrawers = () => drawers().filter((drawer) => drawer.matches(':popover-open'));
  const closeAll = () => {
    for (const drawer of openDrawers()) drawer.hidePopover();
  };
  // A drawer may lead to a page that cannot be loaded, which is told beside it.
  const staysAlive = ({ id, tagName }: Element) => id === loadErrorId || tagName === 'SCRIPT';
  let madeInert: HTMLElement[] = [];
  let opener: HTMLElement | undefined;

  const release = () => {
    for (const element of madeInert) element.inert = false;
    madeInert = [];
  };
  const update = () => {
    release();
    for (const drawer of drawers()) {
      drawer.removeAttribute('aria-modal');
      // The docs sidebar is a dialog on narrow screens only, named like the navigation in it.
      if (drawer.id === menuIds.docs) for (const name of ['role', 'aria-label']) drawer.removeAttribute(name);
    }
    const open = openDrawers();
    // The main menu may lie over the docs sidebar.
    const top = open.find(({ id }) => id === menuIds.main) ?? open[0];
    if (!top || window.innerWidth >= desktop) return;
    for (let element: HTMLElement = top; element.parentElement && element !== document.body; element = element.parentElement) {
      for (const sibling of element.parentElement.children) {
        if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert || staysAlive(sibling)) continue;
        sibling.inert = true;
        madeInert.push(sibling);
      }
    }
    // With everything else out of reach, it is a dialog to screen readers.
    top.setAttribute('aria-modal', 'true');
    if (top.id === menuIds.docs) {
      top.setAttribute('role', 'dialog');
      top.setAttribute('aria-label', top.querySelector('nav')?.ariaLabel ?? '');
    }
    if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('button, a')?.focus();
  };
  const isDrawer = (event: Event): event is ToggleEvent => event.target instanceof Element && event.target.matches(selector);
  const beforeToggle = (event: Event) => {
    if (!isDrawer(event)) return;
    // At once: a new page takes the focus before `toggle` comes.
    if (event.newState === 'closed') release();
    else if (openDrawers().length === 0) opener = document.activeElement as HTMLElement;
  };
  const onToggle = (event: Event) => {
    if (!isDrawer(event)) return;
    update();
    if (openDrawers().length > 0) return;
    // Where the focus was in the drawer, or got lost with it, it goes back.
    if (document.activeElement === document.body || document.activeElement?.closest(selector)) opener?.focus();
  };
  const wide = matchMedia(`(width >= ${desktop}px)`);
  document.addEventListener('beforetoggle', beforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  wide.addEventListener('change', closeAll);
  window.addEventListener('popstate', closeAll);
  return () => {
    document.removeEventListener('beforetoggle', beforeToggle, true);
    document.removeEventListener('toggle', onToggle, true);
    wide.removeEventListener('change', closeAll);
    window.removeEventListener('popstate', closeAll);
  };
}

/** Before a disclosure opens or closes, its style sheet is told how long that should take for this height. */
function setDurations(): () => void {
  return listen(
    'click',
    (event) => {
      const details = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null;
      if (!(details instanceof HTMLDetailsElement)) return;
      const height = [...details.children].reduce((sum, child) => sum + (child.tagName === 'SUMMARY' ? 0 : child.scrollHeight), 0);
      details.style.setProperty('--details-duration', `${detailsDuration(height)}ms`);
    },
    true,
  );
}
