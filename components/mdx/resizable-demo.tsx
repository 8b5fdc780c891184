'use client';

import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { RunningDemo } from '@/components/ui/running-demo';
import styles from './demo-stage.module.css';

type Size = { width: number; height: number };
type Props = Omit<ComponentProps<typeof RunningDemo>, 'labels'> & {
  labels: ComponentProps<typeof RunningDemo>['labels'] & { resize: string };
};

/** Pixels per arrow key press. Shift multiplies it by four. */
const step = 16;
/** Minimum size, as in the style sheet. */
const smallest: Size = { width: 240, height: 96 };

/** A running demo in a box (`data-resizable`). Its corner can be dragged by mouse or touch, or moved with the arrow keys. */
export default function ResizableDemo({ labels, ...demo }: Props) {
  return (
    <>
      <RunningDemo {...demo} labels={labels} />
      <Grip label={labels.resize} />
    </>
  );
}

const boxOf = (grip: HTMLElement | null) => grip?.closest<HTMLElement>('[data-resizable]');

function Grip({ label }: { label: string }) {
  const grip = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size & { most: number }>();
  const drag = useRef<Size & { x: number; y: number; pull: number }>(undefined);

  useEffect(() => {
    const resized = boxOf(grip.current);
    if (!resized) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = resized;
      setSize({ width, height, most: resized.parentElement?.clientWidth ?? width });
    });
    observer.observe(resized);
    return () => observer.disconnect();
  }, []);

  const resize = (to: Size | undefined) => {
    const style = boxOf(grip.current)?.style;
    if (!style) return;
    // CSS limits it to the width of the column.
    style.width = to ? `${Math.max(smallest.width, to.width)}px` : '';
    style.height = to ? `${Math.max(smallest.height, to.height)}px` : '';
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const resized = boxOf(grip.current);
    if (!resized || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    // Keep receiving events while the pointer is over the frame.
    event.currentTarget.setPointerCapture(event.pointerId);
    // A centered box grows on both sides.
    const pull = getComputedStyle(resized).marginInlineStart === '0px' ? 1 : 2;
    drag.current = { x: event.clientX, y: event.clientY, width: resized.offsetWidth, height: resized.offsetHeight, pull };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { x, y, width, height, pull } = drag.current;
    resize({ width: width + (clientX - x) * pull, height: height + clientY - y });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const resized = boxOf(grip.current);
    if (!resized || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? 4 * step : step;
    const { offsetWidth: width, offsetHeight: height } = resized;
    const to: Record<string, Size | undefined> = {
      ArrowLeft: { width: width - by, height },
      ArrowRight: { width: width + by, height },
      ArrowUp: { width, height: height - by },
      ArrowDown: { width, height: height + by },
      Home: undefined,
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    resize(to[event.key]);
  };
  return (
    // A window splitter (WAI-ARIA Authoring Practices) for two dimensions. Screen readers pass its keys to the page.
    <div
      ref={grip}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={smallest.width}
      aria-valuemax={size?.most ?? smallest.width}
      aria-valuenow={size?.width ?? smallest.width}
      aria-valuetext={size ? `${size.width} × ${size.height}` : undefined}
      tabIndex={0}
      className={styles.grip}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
      onDoubleClick={() => resize(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
