/** Icons for client components. See `icon.tsx` for all others. */
export const close = 'm5 5 10 10M15 5 5 15';
export const external = 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7';
export const code = 'm7 6-4 4 4 4M13 6l4 4-4 4';
export const page = 'M5.5 3h6l3.5 3.5V17H5.5zM11.5 3v3.500H15';
export const hash = 'M8 4 6.5 16M13.5 4 12 16M4.5 8h12M3.500 12h12';
export const moon = 'M16.5 12A6.8 6.8 0 0 1 8 3.5a6.8 6.8 0 1 0 8.5 8.5Z';
export const post = 'M4 4.500h12v11H4zM7 8h6M7 11.500h4';
export const sun =
  'M10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM10 2v1.6M10 16.4V18M18 10h-1.6M3.6 10H2M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1M15.7 15.7l-1.1-1.1M5.4 5.4 4.3 4.3';
export const system = 'M3.5 4.5h13v9h-13zM7.5 17h5M10 13.5V17';
export const search = 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4';
