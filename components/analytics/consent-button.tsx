'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { consentStore } from '@/lib/browser/analytics/consent-store';
import styles from './consent.module.css';

type Props = { consentRequired: boolean; children: ReactNode };

/** Opens the consent banner again. Renders nothing if the browser signals an objection. */
export function ConsentButton({ consentRequired, children }: Props) {
  const isOff = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.consent(consentRequired) === 'off',
    () => false,
  );
  if (isOff) return null;
  return (
    <button type="button" className={styles.open} data-needs-script="" onClick={() => consentStore.setReopened(true)}>
      {children}
    </button>
  );
}
