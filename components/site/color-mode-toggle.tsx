'use client';

import { useSyncExternalStore } from 'react';
import { moon, sun, system } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
// A separate module, because browsers get all class names of a CSS module.
import styles from './color-mode-toggle.module.css';

/** Choices of the reader. `system` exists only if the configuration respects the system's preference. */
type ColorChoice = 'system' | 'light' | 'dark';

/** Returns the next choice of the toggle: system → light → dark → system, or light ↔ dark. */
function nextColorChoice(choice: ColorChoice, followsSystem: boolean): ColorChoice {
  if (!followsSystem) return choice === 'dark' ? 'light' : 'dark';
  return ({ system: 'light', light: 'dark', dark: 'system' } as const)[choice];
}

/** The boot script updates the attributes. It receives these events first, and sends one after a click. */
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

/**
 * Switches to the next color mode and stores the choice, by the boot script. Other tabs follow. `labels` name the result
 * of a click.
 */
export function ColorModeToggle({ className, initial, followsSystem, labels }: Props) {
  const choice = useSyncExternalStore(subscribe, currentChoice, () => initial);
  const next = nextColorChoice(choice, followsSystem);
  return (
    <button type="button" className={className} data-needs-script="" aria-label={labels[next]} title={labels[next]} data-act="theme">
      <IconShape d={sun} className={styles.whenDark} />
      <IconShape d={moon} className={styles.whenLight} />
      <IconShape d={system} className={styles.whenSystem} />
    </button>
  );
}
