/** Closes what is open above the page: menus, drawers, and what tells of a page that could not be loaded. */
export function closeMenus(selector = ':popover-open'): void {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
}
