/** Colors of a cover. Gray shapes are the UI, `accent` is what the post is about. */
export type Palette = {
  /** Behind everything. */
  ground: string;
  /** Windows, cards, and fields. */
  surface: string;
  /** Parts of a surface: heads of tables, tiles. */
  panel: string;
  /** Outlines of surfaces. */
  border: string;
  /** Titles, icons, and characters. */
  ink: string;
  /** Lines of text. */
  text: string;
  /** Lines of text that matter less. */
  faint: string;
  accent: string;
  /** Surfaces that belong to the accent. */
  tint: string;
  onAccent: string;
  /** Flat shadow of what floats. */
  shadow: string;
  green: string;
  red: string;
};

/** Color mode of a cover. */
export type Mode = 'light' | 'dark';

/** What kind of post a cover is for: releases, apps and routing, layouts, forms and styles. */
export type Hue = 'blue' | 'green' | 'violet' | 'amber';

/** The colors of `components/styles/tokens.css`, with more contrast between surface and ground. */
const neutral = {
  light: {
    surface: '#ffffff',
    panel: '#eef2f7',
    border: '#c3cfdf',
    ink: '#152033',
    text: '#8797af',
    faint: '#d3dce8',
    onAccent: '#ffffff',
    green: '#12855f',
    red: '#c9352c',
  },
  dark: {
    surface: '#0d131c',
    panel: '#182231',
    border: '#3a4a63',
    ink: '#e7edf6',
    text: '#8797af',
    faint: '#2f3d54',
    onAccent: '#0d131c',
    green: '#6fd6ae',
    red: '#ff9a92',
  },
} as const;

type Tone = Pick<Palette, 'ground' | 'tint' | 'accent' | 'shadow'>;

const tones: Record<Mode, Record<Hue, Tone>> = {
  light: {
    blue: { ground: '#dfe9fd', tint: '#e8f0fe', accent: '#1a56db', shadow: '#c5d6f8' },
    green: { ground: '#d9f0e7', tint: '#e3f5ee', accent: '#0f7a59', shadow: '#b9dfd0' },
    violet: { ground: '#e7e1fc', tint: '#efebfd', accent: '#5b3fc4', shadow: '#d0c6f5' },
    amber: { ground: '#fbe8cd', tint: '#fdf1df', accent: '#b25a00', shadow: '#efd2a8' },
  },
  dark: {
    blue: { ground: '#142443', tint: '#15294d', accent: '#86b4ff', shadow: '#0c1830' },
    green: { ground: '#10302a', tint: '#10302a', accent: '#6fd6ae', shadow: '#09201b' },
    violet: { ground: '#231c44', tint: '#261c4d', accent: '#b9a6ff', shadow: '#161130' },
    amber: { ground: '#2e2414', tint: '#33250f', accent: '#f2b866', shadow: '#1d160a' },
  },
};

/** Returns the colors of a cover. */
export function paletteOf(hue: Hue, mode: Mode): Palette {
  return { ...neutral[mode], ...tones[mode][hue] };
}
