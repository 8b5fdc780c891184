import { expect, test } from 'vitest';
import { contentRoot } from '../content/root';
import { anatomyOf, anatomyTags, placeNumber } from '../reference/anatomies';
import { componentTags, readComponent } from '../reference/data';
import { markPlaces, withSlot } from './anatomy';
import { checkPreview } from './check';
import { readPicture } from './read';
import { renderPreview } from './render';
import { classesOf, previewSheet } from './styles';

const texts = { label: 'Parts', step: (label: string) => label };

test('the first element of a place gets its number, and the longest match decides', () => {
  const places = [
    { at: 'item', mark: 'e', names: {} },
    { at: 'item.selected', mark: '', names: {} },
    { at: '[prefix]', mark: 's', names: {} },
  ] as const;
  const html = `<div class="item">A</div><div class="item">B</div><div class="item selected">C</div>${withSlot('<span>D</span>', 'prefix')}`;
  expect(markPlaces(html, places)).toBe(
    '<div class="item" data-place="1"><i class="mark-e">1</i>A</div><div class="item" data-place="1">B</div>' +
      '<div class="item selected" data-place="2">C</div><span data-place="3"><i class="mark-s">3</i>D</span>',
  );
});

test('the longest name of a CSS property decides', () => {
  const number = (name: string) => placeNumber({ tag: 'dwc-dialog' }, 'cssProperties', name);
  expect(number('--dwc-dialog-header-color')).toBe(3);
  expect(number('--dwc-dialog-modal-blur')).toBe(1);
  expect(number('--dwc-dialog-zindex')).toBeUndefined();
  expect(placeNumber({ tag: 'dwc-hotkey' }, 'parts', 'control')).toBeUndefined();
});

test.each(anatomyTags)('the drawing of %s has all its places, and their names exist', async (tag) => {
  const components = new Map(await Promise.all((await componentTags()).map(async (name) => [name, await readComponent(name)] as const)));
  const component = components.get(tag);
  const preview = await readPicture(contentRoot, { anatomy: tag });
  if (!preview || !component) throw new Error(`there is no component ${tag}`);
  expect(checkPreview(preview, { components })).toEqual([]);
  const { html } = renderPreview(preview, texts, 'p0');
  expect(html).not.toContain('data-slot');
  for (const [index, { at, mark, names }] of (anatomyOf(tag)?.places ?? []).entries()) {
    expect(html, at).toContain(` data-place="${index + 1}"`);
    expect(html.includes(`>${index + 1}</i>`), at).toBe(mark !== '');
    for (const kind of ['parts', 'slots', 'cssProperties'] as const)
      for (const name of names[kind] ?? []) {
        // All kinds of fields share a list of properties.
        const isField = name.startsWith('--dwc-input-');
        const isKnown = (isField ? components.get('dwc-field') : component)?.[kind].some((known) =>
          name.endsWith('*') ? known.startsWith(name.slice(0, -1)) : known === name,
        );
        expect(isKnown, `${tag} ${kind} ${name}`).toBe(true);
      }
  }
  const { css } = await previewSheet(classesOf([preview]));
  for (const rule of ['.stage', '.legend']) expect(css).toContain(rule);
});
