/**
 * What was pressed or filled in before the page could answer, in that order: the boot script keeps it, `RuntimeReady` does
 * it then.
 */
export type KeptEvents = Event[];

declare global {
  interface Window {
    kept?: KeptEvents;
    /** Where Next.js finds the payload of the page, in pieces. */
    __next_f?: unknown[];
  }
}

/** Colours of the browser's own frame, by mode: the background of the page. */
export const themeColors = { light: '#fff', dark: '#0d131c' } as const;
