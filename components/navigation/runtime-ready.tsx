'use client';

import { useEffect } from 'react';
import { loadErrorId } from '@/lib/shared/load-error';
import type { KeptEvent } from '@/lib/site/boot';

/** Marks the page as interactive and replays earlier events. It is last in the layout, because effects run in order. */
export function RuntimeReady() {
  useEffect(() => {
    document.documentElement.dataset.runtime = 'ready';
    for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
    catchUp(window.boot?.events.splice(0) ?? []);
  }, []);
  return null;
}

/** @param events recorded by the boot script (components/site/boot-script.tsx) */
async function catchUp(events: KeptEvent[]) {
  for (const { event, value } of events) {
    // Let React render the result of each event before the next one.
    await undefined;
    // React hydrated the page for this event, which now reaches its listeners. They ignore it if the boot script prevented it.
    if (event.eventPhase && !event.defaultPrevented) continue;
    const field = event.target as HTMLInputElement;
    if (event.type === 'keydown') {
      if (!field.matches(':read-write, select')) field.dispatchEvent(new KeyboardEvent('keydown', event));
    } else if (event.type === 'click') {
      if (event.defaultPrevented) {
        // The page started because the network is back.
        document.getElementById(loadErrorId)?.hidePopover();
        field.closest('a')?.click();
      }
      field.closest<HTMLElement>('button:not([popovertarget])')?.click();
    } else if (/checkbox|radio/.test(field.type)) {
      // React has reset the field, so click it again.
      field.click();
    } else {
      // React ignores an input event if the value has not changed, so first set another value, then set the value
      // without React's tracking.
      field.value = `${value} `;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
