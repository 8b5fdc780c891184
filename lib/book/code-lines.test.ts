import { expect, test } from 'vitest';
import { codeLines } from './code-lines';

test('each line is an element with its indent, at most 16, and keeps its line feed', () => {
  expect(codeLines('<i class="k">if</i> (a) {\n\n    b();\n\tc();\n                    d();')).toBe(
    '<span class="line"><i class="k">if</i> (a) {\n</span><span class="line">\n</span><span class="line i4">    b();\n</span>' +
      '<span class="line i4">\tc();\n</span><span class="line i16">                    d();\n</span>',
  );
});

test('marked lines keep their kind, and their meaning is a title', () => {
  expect(codeLines('<span class="line">a\n</span><ins class="line added" data-number="2" data-note="added">  b\n</ins>')).toBe(
    '<span class="line">a\n</span><ins class="line added i2" title="added">  b\n</ins>',
  );
});
