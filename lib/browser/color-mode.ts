/** Choices of the reader. `system` exists only if the configuration respects the system's preference. */
export type ColorChoice = 'system' | 'light' | 'dark';

/** Returns the next choice of the toggle: system → light → dark → system, or light ↔ dark. */
export function nextColorChoice(choice: ColorChoice, followsSystem: boolean): ColorChoice {
  if (!followsSystem) return choice === 'dark' ? 'light' : 'dark';
  return ({ system: 'light', light: 'dark', dark: 'system' } as const)[choice];
}
