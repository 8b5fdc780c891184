import { readStorage, writeStorage } from './storage';
import { storageKeys } from './storage-keys';

const values = new Map<string, string | undefined>();
const listeners = new Set<() => void>();

/** Which tab of each group the reader chose last; shared by all tabs of a page and kept for the next. */
export const choices = {
  get(groupId: string): string | undefined {
    if (!values.has(groupId)) values.set(groupId, readStorage(storageKeys.tabs + groupId) ?? undefined);
    return values.get(groupId);
  },
  set(groupId: string, value: string): void {
    values.set(groupId, value);
    writeStorage(storageKeys.tabs + groupId, value);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
