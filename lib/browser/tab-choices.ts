import { storageKeys } from '../shared/storage-keys';
import { readStorage, writeStorage } from './storage';

const values = new Map<string, string | undefined>();
type Listener = (groupId: string, value: string) => void;

const listeners = new Set<Listener>();

/** The last chosen tab of each group. All tabs of a page share it, and it is stored. */
export const choices = {
  get(groupId: string): string | undefined {
    if (!values.has(groupId)) values.set(groupId, readStorage(storageKeys.tabs + groupId) ?? undefined);
    return values.get(groupId);
  },
  set(groupId: string, value: string): void {
    values.set(groupId, value);
    writeStorage(storageKeys.tabs + groupId, value);
    for (const listener of listeners) listener(groupId, value);
  },
  /** Calls a listener with each new choice. @returns a function that removes it */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
