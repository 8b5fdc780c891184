'use client';

import { useState } from 'react';
import { CrashPage } from '@/components/site/crash-page';
import { readErrorTexts } from '@/components/site/error-texts';

type Props = { error: unknown; retry: () => void };

/** Shown in the place of a page that crashed, within the frame of the site. */
export default function PageError({ error, retry }: Props) {
  const [texts] = useState(readErrorTexts);
  return <CrashPage error={error} texts={texts} onRetry={retry} />;
}
