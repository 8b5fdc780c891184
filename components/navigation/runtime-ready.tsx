'use client';

import { useEffect } from 'react';
import { loadErrorId } from '@/lib/shared/load-error';

/** Tells that the page answers from now on, and does what was asked of it before. The last of the layout: its effects run last. */
export function RuntimeReady() {
  useEffect(() => {
    document.documentElement.dataset.runtime = 'ready';
    catchUp(window.kept?.splice(0) ?? []);
  }, []);
  return null;
}

/** @param events what the boot script kept (components/site/boot-script.tsx) */
async function catchUp(events: Event[]) {
  for (const event of events) {
    // React renders what one leads to before the next.
    await undefined;
    const field = event.target as HTMLInputElement;
    if (event.type === 'keydown') {
      if (!field.matches(':read-write, select')) field.dispatchEvent(new KeyboardEvent('keydown', event));
    } else if (event.type === 'click') {
      if (event.defaultPrevented) {
        // There was no network, which is back.
        document.getElementById(loadErrorId)?.hidePopover();
        field.closest('a')?.click();
      }
      field.closest<HTMLElement>('button:not([popovertarget])')?.click();
    } else if (/checkbox|radio/.test(field.type)) {
      // React has put it back to what it knows.
      field.click();
    } else {
      // React compares with what it finds in the field, so it has to see another value first; the last one is set past it.
      const { value } = field;
      field.value = `${value} `;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
