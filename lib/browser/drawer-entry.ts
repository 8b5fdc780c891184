let isPushed = false;

/**
 * The history entry of an open drawer, so that Back closes the drawer and stays on the page. Browsers with
 * `CloseWatcher` do that by themselves for popovers.
 */
export const drawerEntry = {
  /** Adds the entry when a drawer has opened. */
  add(): void {
    if (isPushed || 'CloseWatcher' in window) return;
    isPushed = true;
    // Next.js patches the method of `history`, and would treat the call as a navigation.
    History.prototype.pushState.call(window.history, window.history.state, '');
  },
  /** Goes back to the entry of the page when the drawer was closed by other means than Back. */
  remove(): void {
    if (drawerEntry.take()) window.history.back();
  },
  /** Returns whether the current entry is that of a drawer. From now on it counts as one of a page. */
  take(): boolean {
    const was = isPushed;
    isPushed = false;
    return was;
  },
};
