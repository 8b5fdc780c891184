/** Events that the boot script recorded before the page was interactive, in order. `RuntimeReady` replays them. */
export type KeptEvents = Event[];

declare global {
  interface Window {
    kept?: KeptEvents;
    /** Next.js reads the payload of the page from here, in chunks. */
    __next_f?: unknown[];
  }
}

/** Colors of the browser's frame by mode. They match the background of the page. */
export const themeColors = { light: '#fff', dark: '#0d131c' } as const;
