let logged = false;

/** Reads local storage; null when it is empty or not available. */
export function readStorage(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/** Writes local storage; where it is not available, what the boot script looks at instead (components/site/boot-script.tsx). */
export function writeStorage(key: string, value: string): void {
  const isWritten = attempt(() => {
    localStorage.setItem(key, value);
    return true;
  });
  if (!isWritten) Object.assign(window.kept ?? {}, { [key]: value });
}

/** Removes an entry of local storage; does nothing when it is not available. */
export function removeStorage(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** Writes session storage; does nothing when it is not available. */
export function writeSessionStorage(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key, value));
}

/** Storage may be switched off or full: that is logged once, and the site goes on without it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!logged) console.warn('Storage is not available, so choices are not kept.', error);
    logged = true;
    return undefined;
  }
}
