'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './loadable.module.css';
import { Waiting } from './waiting';

type Props<P> = {
  /** Imports a module. Its default export is rendered. */
  load: () => Promise<{ default?: ComponentType<P> }>;
  props: P;
  labels: { loading: string; failed: string; retry: string };
  /** Shown until the component is loaded. */
  children?: ReactNode;
};

type State<P> = { component?: ComponentType<P>; error?: Error };

/**
 * A heavy component that is loaded when it is rendered. Shows a spinner if loading takes long, and an error with a
 * Retry button if it fails.
 */
export function Loadable<P extends object>({ load, props, labels, children }: Props<P>) {
  const [{ component: Part, error }, setState] = useState<State<P>>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let cancelled = false;
    load()
      .then(({ default: component }) => {
        if (!component) throw new Error('The page component does not have a default export and cannot be rendered.');
        if (!cancelled) setState({ component });
      })
      .catch((error: Error) => !cancelled && setState({ error }));
    return () => {
      cancelled = true;
    };
  }, [attempt, load]);

  if (Part) return <Part {...props} />;
  return (
    <>
      {error ? (
        <div className={styles.failed} role="alert">
          <p>
            {labels.failed} {error.message}
          </p>
          <button
            type="button"
            onClick={() => {
              setState({});
              setAttempt(attempt + 1);
            }}
          >
            {labels.retry}
          </button>
        </div>
      ) : null}
      <div role="status">{error ? null : <Waiting label={labels.loading} />}</div>
      {children}
    </>
  );
}
