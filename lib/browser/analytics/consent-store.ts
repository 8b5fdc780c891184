import { storageKeys } from '../../shared/storage-keys';
import { readStorage, writeStorage } from '../storage';
import { browserObjects, type Choice, type Consent, decideConsent, parseChoice } from './consent';

/** The choice of this page: known without a storage, too, until the page is left. */
let choice: Choice | undefined;
let isReopened = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  // No key: everything was cleared.
  if (event.key !== storageKeys.consent && event.key !== null) return;
  choice = undefined;
  notify();
}

/** The reader's choice about analytics, in the browser: kept in local storage, the same in all open tabs. */
export const consentStore = {
  choice(): Choice {
    if (choice === undefined) choice = parseChoice(readStorage(storageKeys.consent));
    return choice;
  },
  /** See {@link decideConsent}. */
  consent(required: boolean): Consent {
    return decideConsent(consentStore.choice(), required, browserObjects(navigator));
  },
  choose(next: 'granted' | 'denied'): void {
    choice = next;
    isReopened = false;
    writeStorage(storageKeys.consent, next);
    notify();
  },
  /** Whether a reader came back to the question. */
  isReopened: () => isReopened,
  setReopened(open: boolean): void {
    isReopened = open;
    notify();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
