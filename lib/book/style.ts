import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { maxIndent } from './code-lines';
import { drawingCss } from './drawings';

/** Characters of code that fit into an em. */
const charWidth = 0.6;

/**
 * The style of books. Where it sets a background, it sets the color of the text too, because readers may show books on
 * dark ground. Colors are tokens of the site, whose values are written in their places.
 */
const text = `
body { margin: 0; padding: 0 4%; line-height: 1.55; overflow-wrap: break-word; }
.b-h1, .b-h2, .b-h3, .b-h4, .b-h5, .b-h6 { line-height: 1.25; break-after: avoid; hyphens: manual; }
.b-h1 { margin: 1.2em 0 0.8em; font-size: 1.8em; }
.b-h2 { margin: 1.8em 0 0.6em; font-size: 1.4em; }
.b-h3 { margin: 1.5em 0 0.5em; font-size: 1.15em; }
.b-h4, .b-h5, .b-h6 { margin: 1.3em 0 0.4em; font-size: 1em; }
p, ul, ol, dl, table { margin: 0.8em 0; }
li { margin: 0.25em 0; }
a { color: var(--accent); }
img { max-width: 100%; height: auto; }
figure { margin: 1.2em 0; }
figcaption { color: var(--text-muted); font-size: 0.8em; }
blockquote { margin: 1em 0 1em 1em; }
code, pre, kbd { font-family: monospace; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
kbd { font-size: 0.85em; border: 1px solid var(--border); border-radius: 3px; padding: 0 0.3em; }
small { font-size: 0.85em; }
.b-title { padding-top: 20%; text-align: center; }
.b-title .b-series { color: var(--text-muted); }
.b-title .b-h1 { font-size: 2.2em; margin: 0.2em 0 1.5em; }
.b-notice { margin: 2em auto 0; max-width: 30em; color: var(--text-muted); font-size: 0.85em; }
nav ol { list-style: none; padding-left: 1.2em; }
nav > ol { padding-left: 0; }
nav > ol > li { margin-top: 0.7em; font-weight: bold; }
nav > ol > li > ol { font-weight: normal; }
nav a { text-decoration: none; }
.b-inner { font-size: 0.9em; }
.b-inner a { color: var(--text-muted); }
.b-label { margin: 1em 0 0.4em; font-weight: bold; break-after: avoid; }
.b-panel { margin: 1em 0; padding-left: 0.9em; border-left: 2px solid var(--border); }
.b-panel > .b-label { margin-top: 0; }
.b-callout { margin: 1.2em 0; padding: 0.7em 1em; border-left: 3px solid var(--accent); background: var(--accent-tint); color: var(--text); break-inside: avoid; }
.b-callout > .b-label { margin-top: 0; color: var(--accent); }
.b-callout > :last-child { margin-bottom: 0; }
.b-callout.tip, .b-callout.success { border-color: var(--green); background: var(--green-tint); }
.b-callout.tip > .b-label, .b-callout.success > .b-label { color: var(--green); }
.b-callout.warning, .b-callout.caution { border-color: var(--amber); background: var(--amber-tint); }
.b-callout.warning > .b-label, .b-callout.caution > .b-label { color: var(--amber); }
.b-callout.danger { border-color: var(--red); background: var(--red-tint); }
.b-callout.danger > .b-label { color: var(--red); }
.b-callout.info, .b-callout.important { border-color: var(--violet); background: var(--violet-tint); }
.b-callout.info > .b-label, .b-callout.important > .b-label { color: var(--violet); }
.b-callout .b-code pre { border: 1px solid var(--border); }
.b-code figcaption { margin-bottom: 0.2em; break-after: avoid; }
pre { margin: 0.8em 0; padding: 0.7em 0.9em; background: var(--bg-subtle); color: var(--text); font-size: 0.8em; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; hyphens: manual; text-align: left; orphans: 4; widows: 4; }
pre code { font-size: 1em; }
.b-code pre { margin: 0; }
pre .line { display: block; text-decoration: none; }
pre .marked, pre .focused { background: var(--accent-tint); }
pre .added { background: var(--green-tint); }
pre .removed, pre .error { background: var(--red-tint); }
pre .added::before { content: "+"; margin-left: -${charWidth}em; }
pre .removed::before { content: "−"; margin-left: -${charWidth}em; }
pre i { font-style: normal; }
pre .k { color: var(--code-keyword); }
pre .t { color: var(--code-type); }
pre .f { color: var(--code-function); }
pre .s { color: var(--code-string); }
pre .n { color: var(--code-number); }
pre .a { color: var(--code-annotation); }
pre .c { color: var(--text-faint); }
table { width: 100%; border-collapse: collapse; font-size: 0.85em; line-height: 1.4; }
th, td { padding: 0.35em 0.5em; border-bottom: 1px solid var(--border); text-align: left; vertical-align: top; }
th { border-bottom-width: 2px; }
tr { break-inside: avoid; }
.b-card { margin: 1.2em 0; break-inside: avoid; }
.b-card > .b-label { margin-top: 0; }
.b-card > .b-drawing { margin: 0.5em 0; }
.b-card > .b-drawing > figcaption { display: none; }
@supports (display: grid) {
  .b-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(16em, 1fr)); grid-column-gap: 1.2em; }
  .b-card { min-width: 0; }
}
.b-block { display: block; }
.at-center { text-align: center; }
.at-right { text-align: right; }
.b-diagram img { display: block; margin: 0 auto; }
.b-drawing > .preview { display: none; }
@supports (display: grid) and (color: color-mix(in srgb, red, blue)) {
  .b-drawing > .preview { display: block; }
  .b-drawing > .b-words { display: none; }
}
`;

/** Each line hangs two characters deeper than its code begins. */
const indents = Array.from({ length: maxIndent + 1 }, (_, indent) => {
  const hang = ((indent + 2) * charWidth).toFixed(1);
  return `pre .line${indent > 0 ? `.i${indent}` : ''} { padding-left: ${hang}em; text-indent: -${hang}em; }`;
}).join('\n');

let tokens: Promise<ReadonlyMap<string, string>> | undefined;

/** Values of the site's tokens in light mode. */
async function lightTokens(): Promise<ReadonlyMap<string, string>> {
  const sheets = ['tokens', 'code'].map((name) => readFile(path.join(process.cwd(), `components/styles/${name}.css`), 'utf8'));
  // The first rule of each is light; those after it are for other modes.
  const rules = (await Promise.all(sheets)).map((css) => /:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
  return new Map([
    ...[...rules.join('').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
    // Readers have their own fonts.
    ['--font-text', 'sans-serif'],
    ['--font-mono', 'monospace'],
  ]);
}

/**
 * Returns the style sheet of a book.
 * @param pages its XHTML, for the drawings in it
 */
export async function bookCss(pages: readonly string[]): Promise<string> {
  tokens ??= lightTokens();
  const values = await tokens;
  const drawings = pages.flatMap((page) => page.split('<figure class="b-drawing">').slice(1));
  const classes = new Set(
    drawings.flatMap((page) => [...page.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  );
  const drawn = drawings.length > 0 ? await drawingCss(classes) : '';
  return `${text}${indents}\n${drawn}\n`.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference);
}
