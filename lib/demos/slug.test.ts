import { expect, test } from 'vitest';
import { demoAnchor, demoSlug } from './slug';

test.each([
  ['/webforj/button?', 'button'],
  ['/webforj/TextField', 'textfield'],
  ['/webforj/table/basic?', 'table-basic'],
  ['/webforj/table?rows=5&x', 'table-rows-5-x'],
  ['/webforj', 'webforj'],
  ['/other/button', 'other-button'],
])('the slug of %s is %s', (path, slug) => {
  expect(demoSlug(path)).toBe(slug);
  expect(demoAnchor(path)).toBe(`demo-${slug}`);
});
