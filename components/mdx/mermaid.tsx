'use client';

import type { Mermaid } from 'mermaid';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Loadable } from '@/components/ui/loadable';
import { basePath } from '@/lib/shared/base-path';
import styles from './mermaid.module.css';

type Props = {
  code: string;
  /** Text description of the diagram. */
  alt: string;
  title?: string;
  labels: { loading: string; failed: string; retry: string };
};

let failures = 0;

/** Loads Mermaid from `app/dev-mermaid`. */
async function loadMermaid(): Promise<Mermaid> {
  // Browsers may cache a failed import, so retry with another URL.
  const address = `${basePath}/dev-mermaid/mermaid.esm.min.mjs${failures > 0 ? `?${failures}` : ''}`;
  try {
    return (await import(/* turbopackIgnore: true */ address)).default;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

async function loadDrawing() {
  const [{ default: Drawing }, mermaid] = await Promise.all([import('./mermaid-drawing'), loadMermaid()]);
  return { default: (props: Omit<ComponentProps<typeof Drawing>, 'mermaid'>) => <Drawing {...props} mermaid={mermaid} /> };
}

/**
 * Development only: a diagram without drawings. Shows the source until the diagram is almost in view, then draws it in
 * the color mode of the page.
 */
export function MermaidDiagram({ code, alt, title, labels }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '400px' });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const source = (
    <pre className={styles.source}>
      <code>{code}</code>
    </pre>
  );
  return (
    <figure ref={frame} className={styles.diagram} data-diagram="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
      <div className={styles.box} tabIndex={0} role="group" aria-label={alt}>
        <div className={styles.content}>
          {isNear ? (
            <Loadable load={loadDrawing} props={{ code, children: source }} labels={labels}>
              {source}
            </Loadable>
          ) : (
            source
          )}
        </div>
      </div>
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
