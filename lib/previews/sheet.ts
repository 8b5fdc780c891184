import { readFile } from 'node:fs/promises';
import { escapeHtml } from '../shared/text/escape-html';
import { parsePreview } from './parse';
import { renderPreview } from './render';
import { previewSheet } from './styles';

/** Widths of the frames on a contact sheet: an article on a desktop, and on a phone. */
const widths = [704, 350];

/** A preview of a contact sheet. */
export type SheetEntry = { file: string; source: string };

/** Style of the sheet itself. */
const sheetStyle = `
body { margin: 0; padding: 16px; background: #8a93a3; color: #0d131c; font: 14px/1.4 system-ui, sans-serif; }
h1 { margin: 0; font-size: 20px; }
h2 { margin: 24px 0 8px; font-size: 15px; }
.views { display: grid; grid-template-columns: 740px 740px 386px 386px; gap: 12px; align-items: start; }
.view { padding: 18px; background: var(--bg); color: var(--text); }
.few .views { grid-template-columns: 740px 740px; }
`;

/**
 * Returns one HTML page with previews, each light and dark, in the width of an article on a desktop and on a phone. It needs
 * no other file.
 * @param hasFew whether the page is narrow, with phones below desktops
 */
export async function contactSheet(entries: SheetEntry[], hasFew: boolean): Promise<string> {
  const tokens = await readFile('components/styles/tokens.css', 'utf8');
  const { name, css } = await previewSheet();
  const sections = entries.map(({ file, source }) => {
    const { html } = renderPreview(parsePreview(source), { label: file, step: (label) => label }, name);
    const views = widths.flatMap((width) =>
      ['light', 'dark'].map((mode) => `<div class="view w${width}" data-style="${mode}">${html}</div>`),
    );
    return `<section><h2>${escapeHtml(file)}</h2><div class="views">${views.join('')}</div></section>`;
  });
  return (
    `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>Previews</title>` +
    `<style>${tokens}\n${css}${sheetStyle}${widths.map((width) => `.w${width}{width:${width}px}`).join('')}</style>` +
    `<body class="${hasFew ? 'few' : ''}"><main><h1>Previews</h1>${sections.join('')}</main></body></html>`
  );
}
