import { describe, expect, test } from 'vitest';
import { codeBlockHtml } from './code-block-html';

const labels = {
  sample: 'Ejemplo',
  titled: '{title}',
  copy: 'Copiar',
  copyTitled: 'Copiar {title}',
  wrap: 'Ajustar',
  showAll: 'Las {count} líneas',
};

test('buttons tell their language where it is not that of the text, and nothing else otherwise', () => {
  const buttons = (lang?: string) => codeBlockHtml({ html: 'x' }, { ...labels, lang }, {}).match(/<button[^>]*?(?= class)/g);
  expect(buttons('es-ES')).toEqual(Array(2).fill('<button type="button" lang="es-ES"'));
  expect(buttons()).toEqual(Array(2).fill('<button type="button"'));
});

test('the copy button of a sample with a title is named by it', () => {
  expect(codeBlockHtml({ html: 'x', title: 'A.java' }, labels, {})).toContain('aria-label="Copiar A.java" title="Copiar"');
  expect(codeBlockHtml({ html: 'x' }, labels, {})).toContain('aria-label="Copiar"');
});

describe('a folded sample', () => {
  const sample = (lines: number, fold: boolean) => codeBlockHtml({ html: 'x\n'.repeat(lines), fold }, labels, {});

  test('has a button that says how many lines there are', () => {
    expect(sample(42, true)).toContain('>Las 42 líneas</button>');
  });

  test('is folded only where that saves something, and only if asked', () => {
    expect(sample(20, true)).not.toContain('líneas');
    expect(sample(42, false)).not.toContain('líneas');
  });
});
