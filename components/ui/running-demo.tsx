'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Waiting } from '@/components/ui/waiting';
import { useTheme } from '@/lib/browser/use-theme';
import styles from './running-demo.module.css';

/** Milliseconds a demo may take to load. A sleeping server needs some seconds. */
const patience = 20_000;

/** Texts of a running demo. */
export type RunningLabels = Record<'starting' | 'failed' | 'retry', string>;

type Props = {
  src: string;
  title: string;
  height: number /** What helps when it does not run. */;
  help?: ReactNode;
  labels: RunningLabels;
};

/**
 * A demo in a frame: starting, running, or failed with a Retry button. It is told of a new color mode by a message,
 * `{ theme: 'dark' }`. Another address would load it again, and lose what was typed.
 */
export function RunningDemo({ src, title, height, help, labels }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isAnswered, setAnswered] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const isRunning = isAnswered && isLoaded;
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();

  useEffect(() => {
    if (isRunning) frame.current?.contentWindow?.postMessage({ theme }, new URL(src, window.location.href).origin);
  }, [theme, isRunning, src]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    // Frames also fire `load` for the browser's error page, and scripts cannot read them. A separate request detects
    // unreachable hosts, even if it cannot read the response.
    const request = new AbortController();
    fetch(src, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: request.signal }).then(
      () => setAnswered(true),
      () => request.signal.aborted || setFailed(true),
    );
    return () => request.abort();
  }, [src, attempt]);

  useEffect(() => {
    if (isRunning || isFailed) return;
    const timer = setTimeout(() => setFailed(true), patience);
    return () => clearTimeout(timer);
  }, [isRunning, isFailed]);

  const retry = () => {
    setAnswered(false);
    setLoaded(false);
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div role="status" className={styles.status}>
        {isFailed ? <p>{labels.failed}</p> : isRunning ? null : <Waiting label={labels.starting} />}
      </div>
      {isFailed ? (
        <div className={styles.help}>
          <button type="button" onClick={retry}>
            {labels.retry}
          </button>
          {help}
        </div>
      ) : (
        <iframe
          ref={frame}
          key={attempt}
          src={src}
          title={title}
          height={height}
          className={styles.frame}
          data-running={isRunning ? '' : undefined}
          // The demo must not navigate this page.
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
          allow="clipboard-write; fullscreen"
          onLoad={() => setLoaded(true)}
        />
      )}
    </>
  );
}
