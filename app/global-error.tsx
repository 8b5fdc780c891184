'use client';

import { useState } from 'react';
import { CrashPage } from '@/components/site/crash-page';
import { readErrorTexts } from '@/components/site/error-texts';

/**
 * Shown if the frame of the site crashes: a complete document that is readable without our style sheet. It reads texts
 * from the crashed document while that still exists. The build renders it once without such a document.
 */
export default function FrameError({ error }: { error: unknown }) {
  const [page] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const { lang, dir, className, dataset } = document.documentElement;
    return { texts: readErrorTexts(), lang, dir: dir || undefined, className, theme: dataset.theme };
  });
  return (
    <html
      lang={page?.lang}
      dir={page?.dir}
      className={page?.className}
      data-theme={page?.theme}
      style={page?.theme === 'dark' ? { colorScheme: 'dark' } : undefined}
    >
      <body>
        {page ? (
          // Retry with a page load: only that runs the script that sets color mode and announcement.
          <CrashPage
            error={error}
            texts={page.texts}
            style={{ maxWidth: 720, marginInline: 'auto', paddingInline: 16, fontFamily: 'var(--font-text, system-ui, sans-serif)' }}
            onRetry={() => window.location.reload()}
          />
        ) : null}
      </body>
    </html>
  );
}
