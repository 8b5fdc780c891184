type State = {
  /** Scroll position now and at the last event, in pixels. */
  top: number;
  lastTop: number;
  hidden: boolean;
  /** Height of the bar, in pixels. */
  height: number;
  /** Whether an element in the bar is focused. */
  hasFocus: boolean;
  /** Whether the scroll was a jump to an anchor. */
  isJump: boolean;
};

/** Whether to hide the navigation bar: not near the top, not after scrolling up, not after a jump to an anchor. */
export function isNavbarHidden({ top, lastTop, hidden, height, hasFocus, isJump }: State): boolean {
  if (hasFocus || isJump || top < height) return false;
  if (top > lastTop) return true;
  return top < lastTop ? false : hidden;
}
