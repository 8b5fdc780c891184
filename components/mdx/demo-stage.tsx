'use client';

import { useEffect, useRef, useState } from 'react';
import { external } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { Loadable } from '@/components/ui/loadable';
import type { RunningLabels } from '@/components/ui/running-demo';
import { useTheme } from '@/lib/browser/use-theme';
import { frameAddress } from '@/lib/shared/frame-address';
import styles from './component-demo.module.css';

type Props = {
  host: string;
  path: string;
  title: string;
  height: number;
  labels: RunningLabels & Record<'open' | 'newTab' | 'resize' | 'loading' | 'loadFailed', string>;
};

const loadRunning = () => import('./resizable-demo');

/** The running demo in the color mode of the page. It starts when it is almost in view. Its corner resizes it. */
export function DemoStage({ host, path, title, height, labels }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const src = frameAddress(host, path, theme ?? 'light');
  return (
    <>
      <a href={src} target="_blank" rel="noopener noreferrer" className={styles.open}>
        {labels.open}
        <IconShape d={external} size={14} />
        <span className="visually-hidden"> {labels.newTab}</span>
      </a>
      <div ref={box} className={styles.stage} data-resizable="" data-needs-script="">
        {/* Reserves the height of the frame. */}
        <svg aria-hidden="true" width="1" height={height} />
        <div className={styles.running}>
          {isNear && theme ? (
            <Loadable
              key={src}
              load={loadRunning}
              props={{ src, title, height, labels }}
              labels={{ loading: labels.loading, failed: labels.loadFailed, retry: labels.retry }}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
