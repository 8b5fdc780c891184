import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { parsePreview } from '../previews/parse';
import { renderPreview } from '../previews/render';
import { drawingCss, markDrawings } from './drawings';

async function drawn(markup: string): Promise<Element> {
  const { html } = renderPreview(parsePreview(`<preview-step>${markup}</preview-step>`), { step: (label) => label }, 'book');
  const nodes = fromHtml(html, { fragment: true }).children as ElementContent[];
  await markDrawings(nodes);
  return nodes[0] as Element;
}

const classesOf = ({ properties }: Element) => (properties.className as string[] | undefined) ?? [];

test('the rules of a drawing have no selectors that old readers do not know', async () => {
  const drawing = await drawn('<dwc-table><preview-column label="A"></preview-column><preview-row>1</preview-row></dwc-table>');
  const classes = new Set(selectAll('*', drawing).flatMap(classesOf));
  const css = await drawingCss(classes);
  expect(css).toMatch(/^\.preview\{--dwc-/);
  expect(css).not.toMatch(/:(?:is|where|has)\(|:not\([^)]*[, >+~]\s*[.:]|@layer|&|\drem\b/);
});

test('elements have a class for the selectors that they match, also for those about siblings', async () => {
  const drawing = await drawn(
    '<dwc-toast placement="bottom" message="One"></dwc-toast><dwc-toast placement="bottom" message="Two"></dwc-toast>',
  );
  const toasts = selectAll('.dwc-toast', drawing);
  expect(toasts).toHaveLength(2);
  const [first = [], second = []] = toasts.map(classesOf);
  // `.dwc-toast.at-bottom:has(+ .at-bottom)`: only the first one is followed by another.
  expect(first.filter((name) => !second.includes(name)).length).toBeGreaterThan(0);
  expect(textOf(drawing)).toContain('Two');
});
