/**
 * Takes the place of `@base-ui/react/menu` (next.config.mjs), which the search dialog would load for its menus of facets:
 * half of its code. The dialog is given no facets, those are on the search page; with some, React would name this as missing.
 */
export const Menu = {};
