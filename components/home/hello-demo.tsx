'use client';

import { useRef, useState } from 'react';

type Props = {
  styles: Record<'screen' | 'fieldLabel' | 'field' | 'button' | 'toast', string | undefined>;
  /** `toast` has `{name}`. */
  texts: Record<'name' | 'value' | 'button' | 'toast', string>;
};

/** The view of the sample on the home page: a field, a button, and what it says. */
export function HelloDemo({ styles, texts }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(texts.value);
  return (
    <div className={styles.screen}>
      <label htmlFor="hello-name" className={styles.fieldLabel}>
        {texts.name}
      </label>
      <input ref={field} id="hello-name" className={styles.field} defaultValue={texts.value} autoComplete="off" />
      <button type="button" className={styles.button} onClick={() => setName(field.current?.value ?? '')}>
        {texts.button}
      </button>
      <output className={styles.toast} htmlFor="hello-name">
        {texts.toast.replace('{name}', () => name)}
      </output>
    </div>
  );
}
