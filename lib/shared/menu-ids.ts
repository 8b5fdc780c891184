/** Ids of the drawers of narrow screens: the main menu, and the docs sidebar where a page has one. */
export const menuIds = { main: 'menu-main', docs: 'menu-docs' } as const;
