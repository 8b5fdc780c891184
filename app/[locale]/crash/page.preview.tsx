'use client';

import { useState, useSyncExternalStore } from 'react';

/** Test builds only: a page that crashes on a button click or, with `?while=rendering`, while rendering. */
export default function CrashOnDemand() {
  const [isBroken, setIsBroken] = useState(false);
  const query = useSyncExternalStore(
    () => () => {},
    () => window.location.search,
    () => '',
  );
  if (isBroken) throw new Error('The order was not saved.', { cause: new TypeError('The customer has no address.') });
  if (query === '?while=rendering') throw new Error('The page was not rendered.');
  return (
    <main id="content" tabIndex={-1}>
      <h1>A page that works so far</h1>
      <button type="button" data-needs-script="" onClick={() => setIsBroken(true)}>
        Crash
      </button>
    </main>
  );
}
