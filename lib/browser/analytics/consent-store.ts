import { storageKeys } from '../../shared/storage-keys';
import { readStorage, writeStorage } from '../storage';
import { browserObjects, type Choice, type Consent, decideConsent, parseChoice } from './consent';

/** The choice on this page. It works without storage until the page is left. */
let choice: Choice | undefined;
let isReopened = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  // `key` is null when the whole storage was cleared.
  if (event.key !== storageKeys.consent && event.key !== null) return;
  choice = undefined;
  notify();
}

/** The reader's choice about analytics in local storage. All open tabs share it. */
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
  /** Whether the reader has opened the banner again. */
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
