'use client';

import { type ReactNode, useState } from 'react';
import { ErrorTexts } from '@/components/site/error-texts';
import messages from '@/messages/de.json';

/** Test builds only: a root layout that crashes on demand, without any style sheet. */
export default function CrashingFrame({ children }: { children: ReactNode }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('The frame broke.', { cause: new Error('A menu has no entries.') });
  return (
    <html lang="de-DE" data-theme="dark" suppressHydrationWarning>
      <body>
        <ErrorTexts {...messages.error} />
        {children}
        <button type="button" data-needs-script="" onClick={() => setIsBroken(true)}>
          Crash
        </button>
      </body>
    </html>
  );
}
