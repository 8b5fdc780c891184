/** Ids of the drawers on narrow screens: main menu, and docs sidebar. */
export const menuIds = { main: 'menu-main', docs: 'menu-docs' } as const;
