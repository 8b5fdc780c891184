'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ProjectSettings, Shell } from '@/lib/shared/archetype-command';

type Props = {
  archetype: Pick<ProjectSettings, 'archetypeGroupId' | 'archetypeArtifactId' | 'archetypeVersion'>;
  /** Name of the code sample in each shell. */
  names: Record<Shell, string>;
  className?: string;
  /** Fields named like settings of a project, and `shell`; and the sample that shows the command. */
  children: ReactNode;
};

/** Lets the command follow the fields, which are the browser's own: they work, and keep what is in them, without this code. */
export function ArchetypeFields({ archetype, names, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const update = async () => {
      // A file of its own, as all docs pages load this one, and few have a command.
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
    // They may have been filled in by now.
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
