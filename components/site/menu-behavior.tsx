'use client';

import { useEffect } from 'react';
import { detailsDuration } from '@/lib/browser/motion';
import { loadErrorId } from '@/lib/shared/load-error';
import { menuIds } from '@/lib/shared/menu-ids';

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
    const controller = new AbortController();
    const { signal } = controller;
    for (const listen of [listenForArrowKeys, listenForLeaving, listenForHover, keepFocusInDrawers, setDurations]) listen(signal);
    return () => controller.abort();
  }, []);
  return null;
}

/** What an event is about: the nearest element around its target that a selector matches. */
const around = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);

const listOf = (menu: Element | null | undefined) => menu?.querySelector<HTMLElement>('[popover]');

/** Opens a list as its button does, which also anchors it there. */
function openList(list: HTMLElement): void {
  list.showPopover({ source: list.previousElementSibling as HTMLElement });
}

function listenForArrowKeys(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const list = listOf(around(event, '[data-menu]'));
    // With a modifier, a key belongs to the browser.
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    const entries = [...list.querySelectorAll<HTMLElement>('a, button')];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(0, index) - 1, Home: 0, End: -1 }[event.key];
    const isOpen = list.matches(':popover-open');
    if (next === undefined || !(isOpen || event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen) openList(list);
    entries.at(next % entries.length)?.focus();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}

/** A menu would cover what has the focus now. */
function listenForLeaving(signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    for (const list of document.querySelectorAll<HTMLElement>('[data-menu] > :popover-open'))
      if (!list.parentElement?.contains(target as Node)) list.hidePopover();
  };
  document.addEventListener('focusin', onFocus, { signal });
}

function listenForHover(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | undefined;
  let openedByHover: HTMLElement | undefined;
  // A click right after the mouse has opened a menu means to open it, not to close it again.
  const onClick = (event: MouseEvent) => {
    const button = around(event, '[data-menu="hover"] > button');
    if (!button || !openedByHover?.matches(':popover-open') || listOf(button.parentElement) !== openedByHover) return;
    event.preventDefault();
    openedByHover = undefined;
  };
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const list = listOf(around(event, '[data-menu="hover"]')) ?? undefined;
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
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('pointerover', onPointer, { signal });
}

function keepFocusInDrawers(signal: AbortSignal): void {
  const selector = `#${menuIds.main},#${menuIds.docs}`;
  const openDrawers = () => [...document.querySelectorAll<HTMLElement>(`:is(${selector}):popover-open`)];
  const closeAll = () => {
    for (const drawer of openDrawers()) drawer.hidePopover();
  };
  let madeInert: HTMLElement[] = [];
  let opener: HTMLElement | null;

  const release = () => {
    for (const element of madeInert) element.inert = false;
    madeInert = [];
  };
  const update = () => {
    release();
    for (const drawer of document.querySelectorAll(selector)) {
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
        // A drawer may lead to a page that cannot be loaded, which is told beside it.
        if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert || sibling.matches(`script,#${loadErrorId}`))
          continue;
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
    if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('button:not([popovertargetaction]),a')?.focus();
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
  document.addEventListener('beforetoggle', beforeToggle, { signal, capture: true });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
  wide.addEventListener('change', closeAll, { signal });
  window.addEventListener('popstate', closeAll, { signal });
  // One may have been opened before this ran; the docs sidebar is what the main menu was opened from.
  opener = document.querySelector(`[popovertarget=${openDrawers().at(-1)?.id}]`);
  update();
}

/** Before a disclosure opens or closes, its style sheet is told how long that should take for this height. */
function setDurations(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const details = around(event, 'summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    const height = [...details.children].reduce((sum, child) => sum + (child.tagName === 'SUMMARY' ? 0 : child.scrollHeight), 0);
    details.style.setProperty('--details-duration', `${detailsDuration(height)}ms`);
  };
  document.addEventListener('click', onClick, { signal, capture: true });
}
