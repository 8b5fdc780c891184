'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ArchetypeOptions } from '@/lib/browser/archetype-fields';
import type { PlaygroundOptions } from '@/lib/browser/theme-playground';

/** All docs pages load this file, but few have such fields, so their code is loaded on demand. */
const kinds = {
  parts: () => import('@/lib/browser/parts-map'),
  archetype: () => import('@/lib/browser/archetype-fields'),
  theme: () => import('@/lib/browser/theme-playground'),
};

type Props = (
  | { kind: 'archetype'; options: ArchetypeOptions }
  | { kind: 'theme'; options: PlaygroundOptions }
  | { kind: 'parts'; options?: undefined }
) & {
  className?: string;
  /** Part of an address that asks for the fields. The boot script then starts the runtime. */
  query?: string;
  children: ReactNode;
};

/**
 * Form fields, or a map of parts, whose script is loaded at the first sign that a reader uses them, or if the address asks for it. The
 * fields are native, so they work and keep their values without scripts.
 */
export function ScriptedFields({ kind, options, className, query, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    let stop: Promise<unknown> | undefined;
    const load = () => {
      stop ??= kinds[kind]().then(
        ({ start }) => start(element as HTMLElement, options as never),
        // The next sign tries again.
        () => {
          stop = undefined;
        },
      );
    };
    const signs = ['pointerover', 'focusin', 'input'];
    for (const sign of signs) element?.addEventListener(sign, load);
    // The reader may have changed fields before hydration.
    if (!query || location.search.includes(query) || element?.matches(':hover,:focus-within')) load();
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, load);
      stop?.then((undo) => (undo as (() => void) | undefined)?.());
    };
  }, [kind, options, query]);
  return (
    <div ref={box} className={className} data-start={query}>
      {children}
    </div>
  );
}
