type State = {
  /** Scroll position now and at the last event, in pixels. */
  top: number;
  lastTop: number;
  hidden: boolean;
  /** Height of the bar, in pixels. */
  height: number;
  /** Whether something in the bar has the focus. */
  hasFocus: boolean;
  /** Whether an anchor was jumped to. */
  isJump: boolean;
};

/** Whether the navigation bar is out of the way: not near the top, not after scrolling up, not on a jump to an anchor. */
export function isNavbarHidden({ top, lastTop, hidden, height, hasFocus, isJump }: State): boolean {
  if (hasFocus || isJump || top < height) return false;
  if (top > lastTop) return true;
  return top < lastTop ? false : hidden;
}
