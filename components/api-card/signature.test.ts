import { expect, test } from 'vitest';
import { signatureParts } from './signature';

const textOf = (declaration: string) =>
  signatureParts(declaration)
    .map(({ text }) => text)
    .join('');
const wordsOf = (declaration: string) => signatureParts(declaration).flatMap(({ text, role }) => (role ? [`${role} ${text}`] : []));

test('words have the roles of code', () => {
  expect(wordsOf('final class Button extends DwcButton<Button>')).toEqual([
    ...['k final', 'k class', 't Button', 'k extends', 't DwcButton', 't Button'],
  ]);
  expect(wordsOf('String selector() default "Not a Type"')).toEqual(['t String', 'f selector', 'k default', 's "Not a Type"']);
  expect(wordsOf('T MAX_SIZE')).toEqual(['t T']);
});

test('long declarations have one supertype clause or parameter per line', () => {
  expect(textOf('void open(String url)')).toBe('void open(String url)');
  expect(textOf('Button(String text, Map<String, Object> values, EventListener<ButtonClickEvent> listener)')).toBe(
    'Button(\n    String text,\n    Map<String, Object> values,\n    EventListener<ButtonClickEvent> listener)',
  );
  expect(textOf('abstract class DwcButton<T extends Component<T>> extends Component<T> implements HasTheme<T, Theme>, HasFocus')).toBe(
    'abstract class DwcButton<T extends Component<T>>\n    extends Component<T>\n    implements HasTheme<T, Theme>, HasFocus',
  );
});
