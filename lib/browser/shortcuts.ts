/** The fields of a key event that decide whether it opens search. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Whether a key belongs to an input method. For the key that ends a composition, Safari only sets `keyCode`. */
export function isComposed({ isComposing, keyCode }: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** Whether a key opens search: Ctrl+K, Cmd+K, or `/` unless single-key shortcuts are off. */
export function opensSearch(press: KeyPress, { isTyping, singleKey }: { isTyping: boolean; singleKey: boolean }): boolean {
  if (isTyping || isComposed(press) || press.altKey) return false;
  if (press.key.toLowerCase() === 'k') return (press.ctrlKey || press.metaKey) && !press.shiftKey;
  return singleKey && press.key === '/' && !press.ctrlKey && !press.metaKey;
}

/** Returns the letter that a key types, or undefined. */
export function typedLetter(press: KeyPress): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey || isComposed(press)) return undefined;
  return /^[\p{L}\p{N}]$/u.test(key) ? key : undefined;
}

/**
 * Applies a key to a text, as a text field would.
 * @returns undefined when the key cancels, null when it changes nothing
 */
export function edited(text: string, press: KeyPress): string | undefined | null {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (isComposed(press)) return null;
  if (key === 'Escape') return undefined;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  // Alt, on some keyboards with Ctrl, types characters such as @.
  return [...key].length === 1 && !metaKey && (!ctrlKey || altKey) ? text + key : null;
}

type Field = { tagName: string; isContentEditable: boolean };

/** Whether key presses go into a text field. */
export function isTypingIn(element: Field | null): boolean {
  return element !== null && (element.isContentEditable || /^(?:input|textarea|select)$/i.test(element.tagName));
}
