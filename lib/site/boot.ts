/** Choices of the reader, by storage key. */
export type Choices = { [key: string]: string | undefined };

/** An event before the page was interactive. React resets fields, so their value at that time is kept too. */
export type KeptEvent = { event: Event; value: string };

declare global {
  interface Window {
    /** What the boot script and the client runtime share. */
    boot?: {
      /** Events before the page was interactive, in order. `RuntimeReady` replays them. */
      events: KeptEvent[];
      /** Choices that could not be stored. */
      memory: Choices;
    };
    /** Next.js reads the payload of the page from here, in chunks. */
    __next_f?: unknown[];
  }
}

/** Colors of the browser's frame by mode. They match the background of the page. */
export const themeColors = { light: '#fff', dark: '#0d131c' } as const;
