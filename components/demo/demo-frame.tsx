'use client';

import { type ReactNode, useRef, useState } from 'react';
import { external } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { RunningDemo, type RunningLabels } from '@/components/ui/running-demo';
import running from '@/components/ui/running-demo.module.css';
import { useTheme } from '@/lib/browser/use-theme';
import { frameAddress } from '@/lib/shared/frame-address';
import styles from './live-demo.module.css';
import type { DemoChoice } from './types';

const viewports = ['phone', 'tablet', 'full'] as const;

type Viewport = (typeof viewports)[number];

/** Minimum height of the frame in pixels: the height of a device, or enough for dialogs of demos. */
const leastHeights: Record<Viewport, number> = { phone: 700, tablet: 600, full: 420 };

/** Texts of a frame. `{title}` is the title of the demo. */
export type FrameLabels = RunningLabels & Record<'viewport' | Viewport | 'frame' | 'open' | 'newTab', string>;

type Props = {
  /** Undefined until it is known. */
  demo: DemoChoice | undefined;
  host: string;
  /** Hints to show if the demo does not run. */
  help: ReactNode;
  labels: FrameLabels;
};

/** A running demo in the color mode of the page. The width of the frame can be chosen or resized by dragging. */
export function DemoFrame({ demo, host, help, labels }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [viewport, setViewport] = useState<Viewport>('full');

  const choose = (value: Viewport) => {
    setViewport(value);
    // A chosen width replaces one set by dragging.
    box.current?.style.removeProperty('width');
  };
  // A running demo keeps its address.
  const [started, setStarted] = useState<{ demo: DemoChoice; theme: string }>();
  if (demo && theme && started?.demo !== demo) setStarted({ demo, theme });
  const address = demo && theme ? frameAddress(host, demo.path, theme) : undefined;
  const src = started && frameAddress(host, started.demo.path, started.theme);
  return (
    <div className={styles.running} data-viewport={viewport}>
      <div className={styles.tools} data-needs-script="">
        <fieldset>
          <legend className="visually-hidden">{labels.viewport}</legend>
          {viewports.map((value) => (
            <label key={value}>
              <input type="radio" name="viewport" value={value} checked={value === viewport} onChange={() => choose(value)} />
              {labels[value]}
            </label>
          ))}
        </fieldset>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {labels.open}
            <IconShape d={external} size={14} />
            <span className="visually-hidden"> {labels.newTab}</span>
          </a>
        ) : null}
      </div>
      {/* The stage may scroll, so it must be focusable and needs an accessible name. */}
      <div className={styles.stage} tabIndex={0} role="group" aria-label={labels.viewport}>
        <div ref={box} className={styles.viewport}>
          {src && demo ? (
            <RunningDemo
              key={src}
              src={src}
              title={labels.frame.replace('{title}', () => demo.title)}
              height={Math.max(demo.height ?? 0, leastHeights[viewport])}
              help={help}
              labels={labels}
            />
          ) : null}
        </div>
      </div>
      {/* Demos do not start without scripts. Show how to start them locally. */}
      <noscript>
        <div className={running.help}>{help}</div>
      </noscript>
    </div>
  );
}
