import styles from './parts-map.module.css';

/** Margin around a place that is lit, in pixels. */
const margin = 2;

/**
 * Lets the rows of reference tables and the places in a drawing of parts light up each other: on hover, on focus, and on touch until the
 * next touch or Escape. Nothing moves or scrolls.
 * @param root contains the drawing (`data-anatomy`) and the rows; both name their place in `data-place`
 * @returns a function that stops it
 */
export function start(root: HTMLElement): () => void {
  const stage = root.querySelector<HTMLElement>('[data-anatomy] .stage');
  if (!stage) return () => undefined;
  root.classList.add(styles.map ?? '');
  const boxes: HTMLElement[] = [];
  /** The element that was touched or has the focus: it stays lit when the pointer leaves another one. */
  let kept: HTMLElement | null = null;

  const placeOf = (target: EventTarget | null) =>
    target instanceof Element && root.contains(target) ? target.closest<HTMLElement>('[data-place]') : null;

  function clear() {
    for (const box of boxes.splice(0)) box.remove();
    for (const row of root.querySelectorAll('[data-lit]')) row.removeAttribute('data-lit');
  }

  function light(from: HTMLElement | null) {
    clear();
    const number = from?.dataset.place;
    if (!from || !stage || number === undefined) return;
    const all = [...root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(number)}"]`)];
    for (const row of all) if (!stage.contains(row)) row.toggleAttribute('data-lit', true);
    // A row has a name of its own; a place has that of the legend.
    const named = from.matches('tr,li[id]') ? from.querySelector('a') : root.querySelector(`.legend [data-place="${CSS.escape(number)}"]`);
    const origin = stage.getBoundingClientRect();
    for (const place of all.filter((element) => stage.contains(element))) {
      const rect = place.getBoundingClientRect();
      const box = document.createElement('div');
      box.className = styles.box ?? '';
      box.dataset.box = '';
      const edges = {
        left: Math.max(0, rect.left - origin.left - margin),
        top: Math.max(0, rect.top - origin.top - margin),
        right: Math.max(0, origin.right - rect.right - margin),
        bottom: Math.max(0, origin.bottom - rect.bottom - margin),
      };
      for (const [edge, length] of Object.entries(edges)) box.style.setProperty(edge, `${length}px`);
      if (boxes.length === 0) {
        const label = document.createElement('b');
        label.textContent = named?.textContent ?? '';
        box.append(label);
        // The label is inside a place at the top, and ends where a place at the right ends.
        if (edges.top < 20) label.style.setProperty('inset-block-end', 'auto');
        if (edges.left > origin.width * 0.6) label.style.setProperty('inset-inline', 'auto -2px');
      }
      boxes.push(box);
    }
    stage.append(...boxes);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  root.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'touch') light(placeOf(target) ?? kept);
    },
    { signal },
  );
  root.addEventListener('pointerleave', () => light(kept), { signal });
  root.addEventListener('focusin', ({ target }) => light((kept = placeOf(target))), { signal });
  root.addEventListener('focusout', () => light((kept = null)), { signal });
  root.addEventListener(
    'click',
    (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      const touched = placeOf(event.target);
      light((kept = touched === kept ? null : touched));
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') light((kept = null));
    },
    { signal },
  );
  window.addEventListener('resize', () => light(kept), { signal });
  // What has loaded this file.
  light(
    root.querySelector<HTMLElement>('[data-place]:focus-within') ??
      [...root.querySelectorAll<HTMLElement>('[data-place]:hover')].at(-1) ??
      null,
  );
  return () => {
    listeners.abort();
    clear();
  };
}
