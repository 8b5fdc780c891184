/** What a reader can choose; `system` only where the configuration respects the system's preference. */
export type ColorChoice = 'system' | 'light' | 'dark';

/** The choice that the toggle leads to: system → light → dark → system, or light ↔ dark. */
export function nextColorChoice(choice: ColorChoice, followsSystem: boolean): ColorChoice {
  if (!followsSystem) return choice === 'dark' ? 'light' : 'dark';
  return ({ system: 'light', light: 'dark', dark: 'system' } as const)[choice];
}
