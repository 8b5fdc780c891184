'use client';

import { useState } from 'react';
import { CrashPage } from '@/components/site/crash-page';
import { readErrorTexts } from '@/components/site/error-texts';

type Props = { error: unknown; retry: () => void };

/** Replaces a crashed page. The frame of the site stays. */
export default function PageError({ error, retry }: Props) {
  const [texts] = useState(readErrorTexts);
  return <CrashPage error={error} texts={texts} onRetry={retry} />;
}
