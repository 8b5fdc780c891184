import { expect, test } from 'vitest';
import { codeBlockHtml } from './code-block-html';

const labels = { sample: 'Ejemplo', titled: '{title}', copy: 'Copiar', wrap: 'Ajustar' };

test('buttons tell their language where it is not that of the text, and nothing else otherwise', () => {
  const buttons = (lang?: string) => codeBlockHtml({ html: 'x' }, { ...labels, lang }, {}).match(/<button[^>]*?(?= class)/g);
  expect(buttons('es-ES')).toEqual(Array(2).fill('<button type="button" lang="es-ES"'));
  expect(buttons()).toEqual(Array(2).fill('<button type="button"'));
});
