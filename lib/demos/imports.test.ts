import { describe, expect, test } from 'vitest';
import { highlight } from '../mdx/highlight';
import { splitImports } from './imports';

const code = `package com.example;

import com.webforj.component.button.Button;
import static com.example.Texts.importLabel;

@Route("/")
class View {
  String important = "import";
}`;

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');

describe('imports of a demo', () => {
  test('are the lines before the class; all parts together are the whole file', async () => {
    const { imports, rest } = splitImports(await highlight(code, 'java', { lineNumbers: false }));
    expect(textOf(imports).trim().split('\n')).toHaveLength(4);
    expect(textOf(rest)).toMatch(/^@Route/);
    expect(textOf(`${imports}\n${rest}`)).toBe(code);
  });

  test.each(['class View {}', 'import a.B;\n\nclass View {}', ''])('a few imports are not folded: %j', (few) => {
    expect(splitImports(few)).toEqual({ imports: '', rest: few });
  });
});
