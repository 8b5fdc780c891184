/**
 * Replaces `@base-ui/react/menu` (see next.config.ts), which is half of the search dialog's code. The dialog needs it
 * only for menus of facets, which it does not have here. If it did, React would report this component as missing.
 */
export const Menu = {};
