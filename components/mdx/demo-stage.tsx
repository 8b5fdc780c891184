'use client';

import { type ReactNode, useRef, useState } from 'react';
import { external } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { Loadable } from '@/components/ui/loadable';
import type { RunningLabels } from '@/components/ui/running-demo';
import { useTheme } from '@/lib/browser/use-theme';
import { frameAddress } from '@/lib/shared/frame-address';
import styles from './demo-stage.module.css';

type Props = {
  host: string;
  path: string;
  title: string;
  height: number;
  /** What the demo looks like. With it, the demo starts when the reader presses a button. */
  poster?: ReactNode;
  labels: RunningLabels & Record<'run' | 'open' | 'newTab' | 'resize' | 'loading' | 'loadFailed', string>;
};

const loadRunning = () => import('./resizable-demo');

/**
 * The running demo in the color mode of the page. It starts in place of its poster when the reader presses a button
 * above it; without a poster, at once. Its corner resizes it.
 */
export function DemoStage({ host, path, title, height, poster, labels }: Props) {
  const theme = useTheme();
  const [isStarted, setStarted] = useState(!poster);
  const link = useRef<HTMLAnchorElement>(null);
  const address = frameAddress(host, path, theme ?? 'light');
  // A running demo keeps its address.
  const [src, setSrc] = useState<string>();
  if (isStarted && theme && !src) setSrc(address);
  const start = () => {
    setStarted(true);
    // The button goes away. The focus stays in its place.
    link.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.actions}>
        {isStarted ? null : (
          <button type="button" data-needs-script="" onClick={start}>
            {labels.run}
          </button>
        )}
        <a ref={link} href={address} target="_blank" rel="noopener noreferrer">
          {labels.open}
          <IconShape d={external} size={14} />
          <span className="visually-hidden"> {labels.newTab}</span>
        </a>
      </div>
      {!isStarted ? (
        poster
      ) : (
        <div className={styles.stage} data-resizable="" data-needs-script="">
          {/* Reserves the height of the frame. */}
          <svg aria-hidden="true" width="1" height={height} />
          <div className={styles.running}>
            {src ? (
              <Loadable
                load={loadRunning}
                props={{ src, title, height, labels }}
                labels={{ loading: labels.loading, failed: labels.loadFailed, retry: labels.retry }}
              />
            ) : null}
          </div>
        </div>
      )}
    </>
  );
}
