/** Plain elements of previews. They become `div` and `span`, so a heading is not in the outline of the page. */
export const plainTags = [
  'div',
  'span',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'code',
  'pre',
  'ul',
  'li',
  'a',
  'img',
  'hr',
  'br',
] as const;

/** Captions of steps. The texts are in the messages, `preview.step`. */
export const stepLabels = [
  ...['before', 'after', 'open', 'closed', 'phone', 'tablet', 'desktop', 'start', 'running', 'result', 'loading', 'error', 'empty'],
  ...[
    'filled',
    'selected',
    'focused',
    'hovered',
    'disabled',
    'collapsed',
    'expanded',
    'narrow',
    'wide',
    'light',
    'dark',
    'first',
    'second',
    'third',
  ],
] as const;

/** Caption of a step. */
export type StepLabel = (typeof stepLabels)[number];

/** Frames of a step. */
export const stepFrames = ['phone', 'tablet', 'desktop'] as const;

const sizes = ['0', '2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl'];
const percents = Array.from({ length: 21 }, (_, index) => `${index * 5}`);
/** Themes that have colors of their own. */
export const themeColors = ['default', 'primary', 'success', 'warning', 'danger', 'info', 'gray'];

/** Lengths in pixels of `w-…px` and `h-…px`. */
export const lengths = [
  16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 100, 110, 120, 140, 150, 160, 180, 200, 220, 240, 250, 260, 280, 300, 320, 350, 360, 400, 450,
  480, 500, 560, 600, 640,
];

/**
 * Classes for the layout of a preview. `components/previews/base.css` has their rules, except for those of `w-`, `h-`, `gap-`,
 * `pad-`, and `bg-`, which `styles.ts` writes.
 */
export const layoutClasses = new Set([
  ...[
    'row',
    'column',
    'wrap',
    'inline',
    'center',
    'middle',
    'top',
    'bottom',
    'end',
    'between',
    'around',
    'stretch',
    'baseline',
    'grow',
    'scroll',
  ],
  ...['grid-2', 'grid-3', 'grid-4', 'span-2', 'span-3', 'span-4'],
  ...[
    'small',
    'large',
    'muted',
    'bold',
    'mono',
    'text-center',
    'text-end',
    'nowrap',
    'border',
    'rounded',
    'shadow',
    'circle',
    'card',
    'push',
  ],
  ...sizes.flatMap((size) => [`gap-${size}`, `pad-${size}`]),
  ...percents.map((percent) => `w-${percent}`),
  ...lengths.flatMap((length) => [`w-${length}px`, `h-${length}px`]),
  ...['1', '2', '3'].map((surface) => `surface-${surface}`),
  ...themeColors.flatMap((color) => [`bg-${color}`, `bg-${color}-alt`, `text-${color}`]),
  'bg-rainbow',
]);

/** Attributes that every element may have. */
export const sharedAttributes = ['class', 'slot'] as const;

/** Attributes whose values readers see, so that they must be texts of the sample. */
export const textAttributes = new Set([
  ...['label', 'value', 'placeholder', 'helper-text', 'invalid-message', 'message', 'text', 'title', 'header', 'caption', 'alt', 'tooltip'],
]);
