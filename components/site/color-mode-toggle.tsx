'use client';

import { useSyncExternalStore } from 'react';
import { moon, sun, system } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { type ColorChoice, nextColorChoice } from '@/lib/browser/color-mode';
import { writeStorage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';
// A separate module, because browsers get all class names of a CSS module.
import styles from './color-mode-toggle.module.css';

/** The boot script updates the attributes. It receives these events first. */
function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

const currentChoice = () => (document.documentElement.dataset.themeChoice ?? 'light') as ColorChoice;

type Props = { className: string; initial: ColorChoice; followsSystem: boolean; labels: Record<ColorChoice, string> };

/** Switches to the next color mode and stores the choice. Other tabs follow. `labels` name the result of a click. */
export function ColorModeToggle({ className, initial, followsSystem, labels }: Props) {
  const choice = useSyncExternalStore(subscribe, currentChoice, () => initial);
  const next = nextColorChoice(choice, followsSystem);
  return (
    <button
      type="button"
      className={className}
      data-needs-script=""
      aria-label={labels[next]}
      title={labels[next]}
      onClick={() => {
        writeStorage(storageKeys.theme, next);
        // Browsers send this event only to other tabs. Dispatch it here, so that the boot script applies the choice.
        window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: next }));
      }}
    >
      <IconShape d={sun} className={styles.whenDark} />
      <IconShape d={moon} className={styles.whenLight} />
      <IconShape d={system} className={styles.whenSystem} />
    </button>
  );
}
