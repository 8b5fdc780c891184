/** What a reader decided about analytics; null as long as nothing was decided. */
export type Choice = 'granted' | 'denied' | null;

/**
 * What follows from it:
 * - `allowed`: analytics is loaded
 * - `denied`: it is not
 * - `ask`: it is not, until the reader agrees
 * - `off`: it is not, and the reader is not asked either, since the browser answers for them
 */
export type Consent = 'allowed' | 'denied' | 'ask' | 'off';

/** A stored choice; anything else in the storage counts as none. */
export function parseChoice(stored: string | null): Choice {
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Whether the browser objects for its reader: Global Privacy Control, or the older Do Not Track. */
export function browserObjects(browser: { globalPrivacyControl?: boolean; doNotTrack?: string | null }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/**
 * Whether analytics may run.
 * @param required whether a reader must agree first; otherwise only a refusal keeps it from running
 */
export function decideConsent(choice: Choice, required: boolean, objects: boolean): Consent {
  if (objects) return 'off';
  if (choice !== null) return choice === 'granted' ? 'allowed' : 'denied';
  return required ? 'ask' : 'allowed';
}
