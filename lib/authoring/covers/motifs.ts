import { icon } from './icons';
import { type Hue, type Palette, paletteOf } from './palette';
import {
  arrow,
  bar,
  box,
  button,
  card,
  cursor,
  cylinder,
  disc,
  field,
  floating,
  frame,
  line,
  mark,
  pointer,
  shape,
  tick,
  times,
} from './shapes';
import type { Write } from './text';

/** Draws the picture of a post, 1200 wide and 630 high. What is larger than that is cut off. */
type Motif = (p: Palette, write: Write) => string[];

/** Columns of a table: start and width of their text. */
type Columns = [x: number, width: number][];

/** Head of a table, 78 high: a panel with a title for each column. */
function head(p: Palette, columns: Columns, left: number, top: number, width: number): string {
  const titles = columns.map(([x, length]) => bar(x, top + 30, length * 0.6, p.ink));
  return shape(`M${left} ${top + 78}v-60a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18v60z`, p.panel) + titles.join('');
}

/** Rows of a table, with lines of different length. */
function rows(p: Palette, columns: Columns, left: number, top: number, width: number, count: number, height: number): string {
  return times(count, (row) => {
    const y = top + row * height;
    const cells = columns.map(([x, length], column) =>
      bar(x, y + height / 2 - 10, length * (1 - ((row + column) % 3) * 0.16), column ? p.faint : p.text),
    );
    return cells.join('') + line(`M${left} ${y + height}h${width}`, p.faint, 4);
  });
}

/** A table with pages below, and a second pane behind a divider. */
const tables: Motif = (p, write) => {
  const columns: Columns = [
    [136, 190],
    [400, 120],
    [584, 110],
  ];
  const page = (index: number) => {
    const x = 96 + index * 104;
    const isCurrent = index === 2;
    const ground = isCurrent ? box(x, 494, 88, 88, p.accent) : box(x, 494, 88, 88, p.surface, 12, p.border);
    if (index === 0) return ground + line(`M${x + 52} 522l-16 16 16 16`, p.ink);
    if (index === 4) return ground + line(`M${x + 36} 522l16 16-16 16`, p.ink);
    return ground + write(String(index), x + 30, 554, 46, isCurrent ? p.onAccent : p.ink);
  };
  return [
    card(p, 96, 48, 640, 402),
    head(p, columns, 98, 50, 636),
    rows(p, columns, 98, 128, 636, 3, 107),
    box(754, 200, 12, 110, p.accent, 6),
    card(p, 784, 48, 320, 534),
    disc(944, 168, 64, p.tint),
    icon('user', 872, 96, 6, p.accent),
    bar(854, 276, 180, p.ink),
    times(3, (row) => bar(840, 348 + row * 64, [208, 160, 190][row] ?? 0, p.faint)),
    times(5, page),
  ];
};

/** A sign-in form whose fields are tied to the properties of a bean. */
const binding: Motif = (p, write) => {
  const wire = (y: number, to: number) =>
    line(`M568 ${y}C710 ${y} 690 ${to} 816 ${to}`, p.accent) + disc(568, y, 16, p.accent) + disc(816, to, 16, p.accent);
  return [
    card(p, 96, 64, 560, 640),
    bar(152, 124, 120, p.ink),
    field(p, 152, 164, 416),
    bar(184, 198, 190, p.text),
    bar(152, 300, 160, p.ink),
    field(p, 152, 340, 416),
    times(7, (index) => disc(194 + index * 36, 384, 10, p.text)),
    box(152, 492, 416, 88, p.accent),
    bar(300, 526, 120, p.onAccent),
    card(p, 816, 96, 288, 372),
    head(p, [], 818, 98, 284),
    write('{ }', 906, 158, 60, p.ink),
    wire(208, 256),
    wire(384, 376),
    bar(864, 246, 180, p.text),
    bar(864, 366, 130, p.text),
    line('M818 316h284', p.faint, 4),
  ];
};

/** A dialog with a question, above an app that waits. */
const dialog: Motif = (p, write) => [
  frame(p, 64, 48, 1072, 640),
  times(5, (row) => bar(112, 168 + row * 92, 976 - (row % 3) * 120, p.faint)),
  floating(p, 260, 140, 680, 400),
  disc(360, 250, 60, p.tint),
  write('?', 330, 280, 86, p.accent, 'sans'),
  bar(456, 206, 380, p.ink, 24),
  bar(456, 264, 420, p.faint),
  bar(456, 308, 300, p.faint),
  button(p, 468, 420, 200),
  button(p, 696, 420, 200, true),
  pointer(p, 836, 462),
];

/** A field that puts what users type into a pattern, and a terminal behind it. */
const masked: Motif = (p, write) => [
  frame(p, 160, 48, 880, 640),
  line('M216 172l36 30-36 30', p.accent, 12),
  bar(284, 192, 300, p.text),
  bar(216, 264, 480, p.faint),
  bar(216, 316, 360, p.faint),
  box(78, 390, 1076, 172, p.shadow, 20),
  box(64, 372, 1076, 172, p.surface, 20, p.accent),
  write('(030) 27', 112, 492, 104, p.ink),
  cursor(618, 408, 88, p.accent),
  write('_-____', 690, 492, 104, p.text),
];

/** A wall of icons. One of them is pressed. */
const wall: Motif = (p) => {
  const names = [
    'search',
    'mail',
    'cart',
    'pencil',
    'trash',
    'pin',
    'home',
    'bell',
    'star',
    'clock',
    'image',
    'copy',
    'lock',
    'globe',
    'user',
  ] as const;
  const tiles = names.map((name, index) => {
    const [x, y] = [40 + (index % 5) * 230, -15 + Math.floor(index / 5) * 230];
    const isPressed = name === 'bell';
    const tile = isPressed ? box(x, y, 200, 200, p.accent, 28) : box(x, y, 200, 200, p.surface, 28, p.border);
    return tile + icon(name, x + 46, y + 46, 4.5, isPressed ? p.onAccent : p.text);
  });
  return [...tiles, pointer(p, 648, 360)];
};

/** A browser whose address names a view. */
const address: Motif = (p, write) => [
  card(p, 96, 64, 1008, 640),
  line('M176 112l-28 28 28 28M148 140h52', p.text),
  box(248, 92, 808, 96, p.surface, 48, p.accent),
  write('/orders/42', 296, 162, 68, p.ink),
  cursor(716, 110, 58, p.accent),
  line('M98 216h1004M376 216v414', p.border, 4),
  box(120, 328, 232, 72, p.tint),
  times(4, (row) => bar(152, 270 + row * 84, 130, row === 1 ? p.accent : p.faint)),
  bar(432, 264, 300, p.ink, 28),
  bar(432, 328, 440, p.faint),
  times(2, (index) => {
    const x = 432 + index * 316;
    return box(x, 392, 284, 260, p.panel, 16) + bar(x + 36, 440, 120, p.text) + bar(x + 36, 496, 190, p.border);
  }),
];

/** A file that goes to any server. */
const deploy: Motif = (p, write) => {
  const server = (index: number) => {
    const y = 66 + index * 174;
    const isTarget = index === 1;
    const lamp = isTarget ? p.accent : p.border;
    return [
      box(656, y, 448, 150, p.surface, 20, lamp),
      disc(728, y + 75, 18, lamp) + disc(784, y + 75, 18, lamp),
      times(4, (slot) => bar(888 + slot * 44, y + 47, 20, isTarget ? p.text : p.faint, 56)),
    ].join('');
  };
  return [
    `<path d="M96 92h216l112 112v334H96z" fill="${p.surface}" stroke="${p.border}" stroke-width="4" stroke-linejoin="round"/>`,
    shape('M312 92l112 112H312z', p.border),
    write('.war', 134, 350, 104, p.accent),
    bar(148, 416, 200, p.faint),
    bar(148, 464, 140, p.faint),
    arrow(472, 315, 132, 0, p.accent, 14),
    times(3, server),
  ];
};

/** An app with an icon of its own on a phone, next to a window without an address bar. */
const install: Motif = (p) => [
  card(p, 96, 112, 680, 600),
  line('M98 196h676', p.border, 4),
  box(124, 130, 48, 48, p.accent),
  mark(127, 132, 42, p.onAccent),
  bar(196, 144, 160, p.ink),
  line('M704 140l28 28m0-28l-28 28', p.text, 6),
  box(140, 244, 432, 150, p.panel, 16),
  times(3, (row) => bar(140, 442 + row * 68, [340, 400, 280][row] ?? 0, p.faint)),
  box(702, 52, 400, 700, p.shadow, 56),
  box(686, 34, 400, 700, p.surface, 56, p.border),
  bar(836, 70, 100, p.border, 16),
  times(12, (index) => {
    const [x, y] = [738 + (index % 3) * 112, 148 + Math.floor(index / 3) * 136];
    return Math.floor(index / 3) === 1 ? '' : box(x, y, 72, 72, p.panel, 20);
  }),
  box(794, 228, 184, 184, p.accent, 44),
  mark(806, 238, 160, p.onAccent),
];

/** A game in two browsers. */
const namespaces: Motif = (p) => {
  const board = (left: number) => {
    const cell = (index: number) => [left + 56 + (index % 3) * 120, 208 + Math.floor(index / 3) * 120] as const;
    const cross = (index: number, stroke: string) => {
      const [x, y] = cell(index);
      return line(`M${x + 32} ${y + 32}l48 48m0-48l-48 48`, stroke, 12);
    };
    const ring = (index: number) => {
      const [x, y] = cell(index);
      return line(`M${x + 56} ${y + 30}a26 26 0 1 0 .1 0z`, p.text, 12);
    };
    return [
      frame(p, left, 64, 464, 536),
      times(9, (index) => box(...cell(index), 112, 112, index === 4 ? p.accent : p.panel)),
      cross(0, p.ink) + ring(2) + ring(6) + cross(4, p.onAccent),
    ].join('');
  };
  return [board(80), board(656), line('M572 384h56', p.accent, 12), disc(544, 384, 24, p.accent), disc(656, 384, 24, p.accent)];
};

/** An alert above a list that loads more. */
const alert: Motif = (p) => {
  const row = (index: number) => {
    const y = 226 + index * 148;
    return [card(p, 96, y, 1008, 124), disc(176, y + 62, 34, p.panel), bar(240, y + 32, 320, p.text), bar(240, y + 74, 520, p.faint)].join(
      '',
    );
  };
  const spoke = (index: number) => {
    const [dx, dy] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
    const point = (radius: number) => `${Math.round(600 + radius * dx)} ${Math.round(570 + radius * dy)}`;
    return line(`M${point(20)}L${point(40)}`, index < 5 ? p.accent : p.shadow, 10);
  };
  return [
    box(110, 66, 1008, 136, p.shadow, 20),
    box(96, 48, 1008, 136, p.accent, 20),
    disc(176, 116, 36, p.onAccent),
    tick(158, 98, 36, p.accent),
    bar(240, 84, 300, p.onAccent),
    bar(240, 128, 480, p.tint),
    line('M1016 98l36 36m0-36l-36 36', p.onAccent),
    times(2, row),
    times(8, spoke),
  ];
};

/** A tree with two open branches. */
const tree: Motif = (p) => {
  const entry = (level: number, row: number, width: number, kind: 'open' | 'closed' | 'leaf', isCurrent = false) => {
    const [x, y] = [168 + level * 104, 84 + row * 100];
    const chevron = kind === 'open' ? `M${x} ${y + 20}l14 14 14-14` : `M${x + 7} ${y + 13}l14 14-14 14`;
    const color = isCurrent || kind === 'open' ? p.accent : p.border;
    return [
      isCurrent ? box(124, y - 23, 952, 100, p.tint) + box(124, y - 23, 12, 100, p.accent, 6) : '',
      kind === 'leaf'
        ? shape(`M${x + 60} ${y - 6}h30l22 22v38a6 6 0 0 1-6 6h-46a6 6 0 0 1-6-6v-54a6 6 0 0 1 6-6z`, color)
        : line(chevron, p.text) +
          shape(`M${x + 52} ${y + 6}a8 8 0 0 1 8-8h18l10 10h26a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-54a8 8 0 0 1-8-8z`, color),
      bar(x + 148, y + 15, width, isCurrent ? p.accent : kind === 'leaf' ? p.text : p.ink, 24),
    ].join('');
  };
  return [
    card(p, 96, 32, 1008, 700),
    entry(0, 0, 300, 'open'),
    entry(1, 1, 260, 'open'),
    entry(2, 2, 340, 'leaf', true),
    entry(2, 3, 240, 'leaf'),
    entry(1, 4, 200, 'closed'),
    entry(0, 5, 260, 'closed'),
    line('M182 136v370h66M182 206h66M286 236v176h120M286 312h120', p.border, 4),
  ];
};

/** Data from three kinds of sources in one list, and work in the background. */
const repositories: Motif = (p, write) => {
  const source = (index: number) => {
    const y = 57 + index * 180;
    return card(p, 96, y, 200, 156) + line(`M298 ${y + 78}C420 ${y + 78} 400 315 520 315`, p.accent);
  };
  return [
    times(3, source),
    cylinder(p, 148, 95, 96, 80),
    write('{}', 152, 341, 76, p.text),
    line('M166 527a34 34 0 0 1 0-68 46 46 0 0 1 86 12 28 28 0 0 1-2 56z', p.text, 10),
    frame(p, 560, 57, 544, 516),
    shape('M520 285l52 30-52 30z', p.accent),
    times(3, (row) => {
      const y = 188 + row * 96;
      return (
        disc(628, y, 28, p.panel) +
        bar(684, y - 24, [240, 180, 220][row] ?? 0, p.text) +
        bar(684, y + 12, [320, 280, 340][row] ?? 0, p.faint, 16)
      );
    }),
    bar(604, 476, 456, p.panel, 40),
    bar(604, 476, 300, p.accent, 40),
  ];
};

/** A table of records, and the dialog that edits one. */
const crud: Motif = (p) => {
  const columns: Columns = [
    [184, 220],
    [480, 160],
    [760, 160],
  ];
  const vinyl = (row: number) => disc(124, 183 + row * 110, 32, row === 1 ? p.accent : p.text) + disc(124, 183 + row * 110, 10, p.surface);
  return [
    card(p, 64, 48, 900, 640),
    head(p, columns, 66, 50, 896),
    box(66, 238, 896, 110, p.tint, 0),
    rows(p, columns, 66, 128, 896, 5, 110),
    times(5, vinyl),
    floating(p, 620, 112, 500, 440),
    bar(668, 164, 220, p.ink, 24),
    field(p, 668, 220, 404),
    bar(700, 254, 180, p.text),
    field(p, 668, 332, 404),
    bar(700, 366, 240, p.text),
    button(p, 700, 452, 170),
    button(p, 902, 452, 170, true),
  ];
};

/** A form in steps: one field has the focus, the other one is right. */
const form: Motif = (p) => [
  card(p, 64, -60, 1072, 760),
  line('M180 96h24M292 96h24', p.accent),
  times(3, (index) => disc(136 + index * 112, 96, 30, index < 2 ? p.accent : p.border)),
  tick(120, 80, 32, p.onAccent),
  disc(248, 96, 11, p.onAccent),
  bar(108, 172, 200, p.ink, 24),
  box(94, 218, 1012, 152, p.tint, 28, p.accent),
  box(108, 232, 984, 124, p.surface, 16, p.accent),
  icon('mail', 140, 258, 3, p.text),
  bar(244, 282, 330, p.ink, 24),
  cursor(590, 252, 72, p.accent),
  bar(108, 396, 440, p.faint),
  bar(108, 464, 160, p.ink, 24),
  box(108, 512, 984, 124, p.surface, 16, p.border),
  icon('user', 140, 538, 3, p.text),
  bar(244, 562, 260, p.text, 24),
  tick(1012, 542, 56, p.green),
];

/** A dashboard. One of its parts is picked. */
const dashboard: Motif = (p) => [
  times(4, (index) => {
    const x = 96 + index * 256;
    return card(p, x, 56, 240, 176) + bar(x + 32, 96, 96, p.faint) + bar(x + 32, 142, [150, 120, 168, 136][index] ?? 0, p.ink, 40);
  }),
  card(p, 96, 264, 496, 420),
  times(6, (index) => {
    const height = [150, 210, 180, 270, 230, 300][index] ?? 0;
    return box(132 + index * 73, 650 - height, 52, height, index === 3 ? p.accent : p.faint, 8);
  }),
  card(p, 608, 264, 496, 420),
  line('M648 420h416M648 520h416', p.faint, 4),
  line('M648 560l88-72 80 32 96-112 72 40 80-120', p.accent, 12),
  box(340, 44, 264, 200, 'none', 28, p.accent),
  times(4, (index) => box(index % 2 ? 590 : 326, index < 2 ? 30 : 230, 28, 28, p.accent, 4)),
];

/** Items in rows, and the two axes of their container. */
const container: Motif = (p, write) => [
  card(p, 184, 128, 888, 640),
  times(5, (index) => {
    const [x, y] = [208 + (index % 3) * 288, 152 + Math.floor(index / 3) * 208];
    const isFirst = index === 0;
    const ground = isFirst ? box(x, y, 264, 184, p.accent, 16) : box(x, y, 264, 184, p.tint, 16, p.accent);
    return ground + write(String(index + 1), x + 106, y + 123, 88, isFirst ? p.onAccent : p.accent);
  }),
  arrow(184, 72, 888, 0, p.accent, 12),
  arrow(120, 128, 0, 440, p.text, 12),
];

/** A column that a user moves. */
const columns: Motif = (p) => {
  const column = (x: number, lengths: number[], color: string) =>
    lengths.map((length, row) => bar(x, 206 + row * 92, length, color)).join('');
  return [
    card(p, 64, 96, 1072, 640),
    head(p, [], 66, 98, 1068),
    box(344, 98, 256, 540, p.tint, 0),
    times(5, (row) => line(`M66 ${262 + row * 92}h1068`, p.faint, 4)),
    bar(104, 128, 130, p.ink),
    column(104, [180, 140, 160, 120, 180], p.text),
    bar(816, 128, 110, p.ink),
    column(816, [150, 200, 120, 220, 170], p.faint),
    line('M776 98v540', p.accent, 10),
    box(488, 66, 256, 640, p.shadow, 20),
    box(472, 48, 256, 640, p.surface, 20, p.accent),
    shape('M474 128v-60a18 18 0 0 1 18-18h216a18 18 0 0 1 18 18v60z', p.accent),
    bar(512, 80, 110, p.onAccent),
    column(512, [170, 120, 150, 110, 170], p.accent),
    pointer(p, 660, 88),
  ];
};

/** The routes of an app as a tree. */
const routes: Motif = (p, write) => {
  const node = (text: string, x: number, y: number, width: number, isActive = false) => {
    const ground = isActive ? box(x, y, width, 120, p.accent, 60) : box(x, y, width, 120, p.surface, 60, p.border);
    return ground + write(text, x + width / 2 - text.length * 19.2, y + 81, 64, isActive ? p.onAccent : p.ink);
  };
  const branch = (x: number, from: number, to: number, isActive = false) =>
    line(`M${x} ${from}C${x + 80} ${from} ${x + 24} ${to} ${x + 104} ${to}`, isActive ? p.accent : p.text, 10);
  return [
    branch(216, 315, 119),
    branch(216, 315, 511),
    branch(216, 315, 315, true),
    branch(576, 315, 315, true),
    node('/', 96, 255, 120, true),
    node('about', 320, 59, 304),
    node('user', 320, 255, 256, true),
    node('*', 320, 451, 120),
    box(680, 215, 424, 200, p.accent, 28),
    write(':id', 724, 340, 88, p.onAccent),
    icon('user', 944, 251, 5.2, p.onAccent),
  ];
};

/** One view in a light theme, a dark theme, and the theme of a brand. */
const themes: Motif = (p) => {
  const view = (theme: Palette, x: number, y: number) =>
    [
      box(x + 14, y + 18, 480, 600, p.shadow, 20),
      frame(theme, x, y, 480, 600),
      bar(x + 44, y + 124, 200, theme.ink, 28),
      bar(x + 44, y + 184, 380, theme.faint),
      bar(x + 44, y + 228, 300, theme.faint),
      box(x + 44, y + 288, 200, 88, theme.accent),
      bar(x + 94, y + 322, 100, theme.onAccent),
    ].join('');
  const brand = { ...p, surface: p.accent, border: p.onAccent, ink: p.onAccent, faint: p.tint, accent: p.surface, onAccent: p.accent };
  return [view(paletteOf('blue', 'light'), 80, 56), view(paletteOf('blue', 'dark'), 360, 120), view(brand, 640, 184)];
};

/** A to-do list, its controller, and the data. */
const todo: Motif = (p) => {
  const task = (row: number) => {
    const y = 176 + row * 116;
    const width = [300, 360, 260, 320][row] ?? 0;
    if (row % 2) return box(128, y, 56, 56, p.surface, 12, p.text) + bar(220, y + 18, width, p.ink);
    return box(128, y, 56, 56, p.accent) + tick(138, y + 10, 36, p.onAccent) + bar(220, y + 18, width, p.faint);
  };
  return [
    card(p, 80, 48, 600, 640),
    bar(128, 92, 180, p.text, 24),
    line('M82 144h596', p.border, 4),
    times(4, task),
    arrow(712, 182, 112, 0, p.accent, 12),
    card(p, 856, 96, 248, 172),
    line('M944 150l-32 32 32 32M1016 150l32 32-32 32', p.accent, 12),
    arrow(980, 300, 0, 76, p.accent, 12),
    cylinder(p, 868, 404, 224, 150),
  ];
};

/** Items with their own rules: one grows, one is at the end of the cross axis. */
const items: Motif = (p) => {
  const item = (x: number, y: number, width: number, height: number) => box(x, y, width, height, p.tint, 16, p.accent);
  return [
    card(p, 64, 56, 1072, 236),
    item(88, 80, 176, 188),
    box(288, 80, 624, 188, p.accent, 16),
    arrow(600, 174, 240, 0, p.onAccent, 12),
    arrow(600, 174, -240, 0, p.onAccent, 12),
    item(936, 80, 176, 188),
    card(p, 64, 338, 1072, 236),
    item(88, 362, 250, 104),
    item(362, 362, 250, 104),
    arrow(761, 366, 0, 52, p.accent, 12),
    box(636, 446, 250, 104, p.accent, 16),
    item(910, 362, 202, 104),
  ];
};

/** Picture and hue of each post, by its folder in `content/en/blog`. */
export const covers: Record<string, { hue: Hue; motif: Motif }> = {
  '2024-04-08-webforj-v24.00': { hue: 'blue', motif: tables },
  '2024-04-26-webforj-v24.01': { hue: 'blue', motif: binding },
  '2024-06-03-webforj-v24.02': { hue: 'blue', motif: dialog },
  '2024-07-23-webforj-v24.10': { hue: 'blue', motif: masked },
  '2024-09-05-webforj-v24.11': { hue: 'blue', motif: wall },
  '2024-10-11-webforj-v24.12': { hue: 'blue', motif: address },
  '2024-11-25-webforj-v24.20': { hue: 'blue', motif: deploy },
  '2025-01-27-webforj-v24.21': { hue: 'blue', motif: install },
  '2025-02-27-webforj-v24.22': { hue: 'blue', motif: namespaces },
  '2025-04-22-webforj-v25.00': { hue: 'blue', motif: alert },
  '2025-05-19-webforj-v25.01': { hue: 'blue', motif: tree },
  '2025-07-15-webforj-v25.02': { hue: 'blue', motif: repositories },
  '2025-07-29-webforj-crud-spring': { hue: 'green', motif: crud },
  '2025-08-07-using-textfield-in-forms': { hue: 'amber', motif: form },
  '2025-08-21-buildingbettercss': { hue: 'amber', motif: dashboard },
  '2025-08-26-flexlayout-container': { hue: 'violet', motif: container },
  '2025-09-09-webforj-v25.03': { hue: 'blue', motif: columns },
  '2025-09-15-master-webforj-routing-in-10-minutes': { hue: 'green', motif: routes },
  '2025-09-25-webforj-themes': { hue: 'amber', motif: themes },
  '2025-10-03-webforj-todo-mvc': { hue: 'green', motif: todo },
  '2025-10-23-flexlayout-items': { hue: 'violet', motif: items },
};
