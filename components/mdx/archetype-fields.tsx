'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ProjectSettings, Shell } from '@/lib/shared/archetype-command';

type Props = {
  archetype: Pick<ProjectSettings, 'archetypeGroupId' | 'archetypeArtifactId' | 'archetypeVersion'>;
  /** Accessible name of the code sample by shell. */
  names: Record<Shell, string>;
  className?: string;
  /** Form fields named after project settings, a field `shell`, and the code sample with the command. */
  children: ReactNode;
};

/** Updates the command when the form fields change. The fields are native, so they work and keep their values without scripts. */
export function ArchetypeFields({ archetype, names, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const update = async () => {
      // Loaded on demand: all docs pages load this file, but few have a command.
      const { archetypeCommand } = await import('@/lib/shared/archetype-command');
      const fields = element?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
      const { shell, ...values } = Object.fromEntries([...fields].map(({ name, value }) => [name, value])) as {
        shell: Shell;
      } & ProjectSettings;
      const sample = element?.querySelector('pre');
      if (!sample?.firstChild) return;
      sample.ariaLabel = names[shell];
      sample.firstChild.textContent = archetypeCommand({ ...archetype, ...values }, shell);
    };
    // The reader may have changed fields before hydration.
    update();
    element?.addEventListener('input', update);
    return () => element?.removeEventListener('input', update);
  }, [archetype, names]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
