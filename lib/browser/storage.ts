let logged = false;

/** Reads local storage. Returns null if the value is missing or storage is not available. */
export function readStorage(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/**
 * Writes local storage. If it is not available, writes to the object that the boot script reads instead
 * (components/site/boot-script.tsx).
 */
export function writeStorage(key: string, value: string): void {
  const isWritten = attempt(() => {
    localStorage.setItem(key, value);
    return true;
  });
  if (!isWritten && window.boot) window.boot.memory[key] = value;
}

/** Removes an entry of local storage. Does nothing if storage is not available. */
export function removeStorage(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** Storage may be blocked or full. Logs this once and continues without it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!logged) console.warn('Storage is not available, so choices are not kept.', error);
    logged = true;
    return undefined;
  }
}
