/** Closes all popovers: menus, drawers, and the error message for pages that could not be loaded. */
export function closeMenus(selector = ':popover-open'): void {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
}
