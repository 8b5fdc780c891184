/** Choice about analytics. Null until the reader decides. */
export type Choice = 'granted' | 'denied' | null;

/**
 * Result of the choice:
 * - `allowed`: load analytics
 * - `denied`: do not load it
 * - `ask`: do not load it until the reader agrees
 * - `off`: do not load it and do not ask, because the browser signals an objection
 */
export type Consent = 'allowed' | 'denied' | 'ask' | 'off';

/** Parses a stored choice. Invalid values are null. */
export function parseChoice(stored: string | null): Choice {
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Whether the browser signals an objection: Global Privacy Control, or the older Do Not Track. */
export function browserObjects(browser: { globalPrivacyControl?: boolean; doNotTrack?: string | null }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/**
 * Decides whether analytics may run.
 * @param required whether the reader must agree first; otherwise only a refusal stops it
 */
export function decideConsent(choice: Choice, required: boolean, objects: boolean): Consent {
  if (objects) return 'off';
  if (choice !== null) return choice === 'granted' ? 'allowed' : 'denied';
  return required ? 'ask' : 'allowed';
}
