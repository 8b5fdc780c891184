import localFont from 'next/font/local';

/** Text in Latin script, of `npm run fonts` like the others. Preloaded; until it is there, Arial is shown in its metrics, so that nothing moves. */
const geist = localFont({
  src: './font-files/geist-latin.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Further Latin letters; loaded only by a page that has one. */
const geistExt = localFont({
  src: './font-files/geist-latin-ext.woff2',
  variable: '--font-geist-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Code. Not preloaded; lines have a fixed height, and the fallbacks of `tokens.css` its width. */
const geistMono = localFont({
  src: './font-files/geist-mono-latin.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class that defines the custom properties of all fonts. */
export const fontVariables = [geist, geistExt, geistMono].map(({ variable }) => variable).join(' ');
