import { at, line } from './shapes';

/** Icons in a square of 24. */
const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  mail: 'M4 6h16v12H4zM4 7l8 7 8-7',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1h-15zM10.5 21h3M12 3v2',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3',
  trash: 'M5 7h14M7 7l1 13h8l1-13M10 7V4h4v3',
  pin: 'M12 21c-5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-1.5 6-6.5 11zM12 9.5v1',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M12 20v-5',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  cart: 'M3 5h3l2 10h9l2-7H7M9 19v.1M16 19v.1',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.8-4.9 2.8 1-5.6L4 9.9l5.6-.7z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9v.1',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  globe: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  user: 'M12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5.5 20c0-7 13-7 13 0',
};

/** An icon in a square of 24 times `scale`. */
export function icon(name: keyof typeof icons, x: number, y: number, scale: number, stroke: string): string {
  return at(x, y, line(icons[name], stroke, 2), scale);
}
