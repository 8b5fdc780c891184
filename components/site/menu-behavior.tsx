'use client';

import { useEffect } from 'react';
import { drawerEntry } from '@/lib/browser/drawer-entry';
import { makeOthersInert } from '@/lib/browser/inert-others';
import { menuIds } from '@/lib/shared/menu-ids';

/** Minimum width of the wide layout, which has no drawers, in pixels. */
const desktop = 997;
/** Milliseconds for which a mouse may leave an open menu before it closes. */
const leaveDelay = 250;

/**
 * Extends native menus, drawers, and disclosures: arrow keys, opening on hover, closing when the focus leaves, a focus
 * trap in open drawers, and the duration of disclosure animations. One set of listeners serves the whole document.
 * Without scripts, everything still opens and closes.
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

/** Returns the nearest ancestor of the event's target that matches a selector. */
const around = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);

const listOf = (menu: Element | null | undefined) => menu?.querySelector<HTMLElement>('[popover]');

/** Opens a list through its button, which also anchors it. */
function openList(list: HTMLElement): void {
  list.showPopover({ source: list.previousElementSibling as HTMLElement });
}

function listenForArrowKeys(signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const list = listOf(around(event, '[data-menu]'));
    // Key combinations belong to the browser.
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

/** Closes menus that lose the focus, because they would cover the focused element. */
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
  // A click right after the menu opened on hover must not close it.
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
        // Keep the menu open if the keyboard focus is in it.
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
  let release = () => {};
  let opener: HTMLElement | null;

  const update = () => {
    release();
    for (const drawer of document.querySelectorAll(selector)) {
      drawer.removeAttribute('aria-modal');
      // The docs sidebar is a dialog only on narrow screens. Its label is that of its navigation.
      if (drawer.id === menuIds.docs) for (const name of ['role', 'aria-label']) drawer.removeAttribute(name);
    }
    const open = openDrawers();
    // The main menu may be on top of the docs sidebar.
    const top = open.find(({ id }) => id === menuIds.main) ?? open[0];
    if (!top || window.innerWidth >= desktop) return;
    drawerEntry.add();
    release = makeOthersInert(top);
    // Everything else is inert, so screen readers should treat it as a modal dialog.
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
    // Synchronously: a new page takes the focus before the `toggle` event.
    if (event.newState === 'closed') release();
    else if (openDrawers().length === 0) opener = document.activeElement as HTMLElement;
  };
  const onToggle = (event: Event) => {
    if (!isDrawer(event)) return;
    update();
    if (openDrawers().length > 0) return;
    drawerEntry.remove();
    // Restore the focus if it was in the drawer or got lost.
    if (document.activeElement === document.body || document.activeElement?.closest(selector)) opener?.focus();
  };
  const wide = matchMedia(`(width >= ${desktop}px)`);
  document.addEventListener('beforetoggle', beforeToggle, { signal, capture: true });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
  wide.addEventListener('change', closeAll, { signal });
  const onPopState = () => {
    drawerEntry.take();
    closeAll();
  };
  window.addEventListener('popstate', onPopState, { signal });
  // A drawer may be open before this code runs. If both are open, the main menu was opened from the docs sidebar.
  opener = document.querySelector(`[popovertarget=${openDrawers().at(-1)?.id}]`);
  update();
}

/** Sets the duration of a disclosure's animation by its height, before it opens or closes. */
function setDurations(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const details = around(event, 'summary')?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    const height = [...details.children].reduce((sum, child) => sum + (child.tagName === 'SUMMARY' ? 0 : child.scrollHeight), 0);
    details.style.setProperty('--details-duration', `${detailsDuration(height)}ms`);
  };
  document.addEventListener('click', onClick, { signal, capture: true });
}

/**
 * Returns the duration of a disclosure's animation in milliseconds. It grows with the height, but ever more slowly. The
 * formula is that of Material Design's collapsible, which Docusaurus uses too.
 * @param height of the content, in pixels
 */
function detailsDuration(height: number): number {
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
