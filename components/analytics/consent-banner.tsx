'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { consentStore } from '@/lib/browser/analytics/consent-store';
import styles from './consent.module.css';

type Props = { consentRequired: boolean; labels: Record<'label' | 'text' | 'accept' | 'decline', string> };

/**
 * Asks for consent to analytics at the bottom of the window: once if consent is required, and again when the reader
 * clicks the link in the footer.
 */
export function ConsentBanner({ consentRequired, labels }: Props) {
  const consent = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.consent(consentRequired),
    () => 'off' as const,
  );
  const isReopened = useSyncExternalStore(consentStore.subscribe, consentStore.isReopened, () => false);
  if (consent === 'off' || (consent !== 'ask' && !isReopened)) return null;
  return <Banner consentRequired={consentRequired} isReopened={isReopened} labels={labels} />;
}

function Banner({ isReopened, labels }: Props & { isReopened: boolean }) {
  const region = useRef<HTMLElement>(null);
  const textId = useId();
  useRoomBelow(region);

  // If the reader opened the banner, move the focus into it, and back afterwards.
  useEffect(() => {
    if (!isReopened) return;
    const opener = document.activeElement;
    region.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isReopened]);

  const choose = (choice: 'granted' | 'denied') => {
    // The focused button disappears. Without an opener to return to, focus the text.
    if (!isReopened) document.getElementById('content')?.focus({ preventScroll: true });
    consentStore.choose(choice);
  };
  const current = isReopened ? consentStore.choice() : null;
  return (
    <section
      ref={region}
      className={styles.banner}
      aria-label={labels.label}
      aria-describedby={textId}
      tabIndex={-1}
      data-consent=""
      data-needs-script=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isReopened) consentStore.setReopened(false);
      }}
    >
      <div className={styles.inner}>
        <p id={textId}>{labels.text}</p>
        <div className={styles.actions}>
          <button type="button" aria-pressed={current ? current === 'denied' : undefined} onClick={() => choose('denied')}>
            {labels.decline}
          </button>
          <button type="button" aria-pressed={current ? current === 'granted' : undefined} onClick={() => choose('granted')}>
            {labels.accept}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Reserves space for the banner at the bottom of the page and of its scroll areas. */
function useRoomBelow(region: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty('--bottom-inset', `${Math.ceil(entry.target.getBoundingClientRect().height)}px`);
    });
    if (region.current) observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-inset');
    };
  }, [region]);
}
