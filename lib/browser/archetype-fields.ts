import { archetypeCommand, type ProjectSettings, type Shell } from '../shared/archetype-command';

/** What the fields of an archetype need besides their values. */
export type ArchetypeOptions = {
  archetype: Pick<ProjectSettings, 'archetypeGroupId' | 'archetypeArtifactId' | 'archetypeVersion'>;
  /** Accessible name of the code sample by shell. */
  names: Record<Shell, string>;
};

/**
 * Updates the command when the form fields change.
 * @param box element with form fields named after project settings, a field `shell`, and the code sample with the command
 * @returns stops that
 */
export function start(box: HTMLElement, { archetype, names }: ArchetypeOptions): () => void {
  const update = () => {
    const fields = box.querySelectorAll<HTMLInputElement>('[name]');
    const { shell, ...values } = Object.fromEntries([...fields].map(({ name, value }) => [name, value])) as {
      shell: Shell;
    } & ProjectSettings;
    const sample = box.querySelector('pre');
    if (!sample?.firstChild) return;
    sample.ariaLabel = names[shell];
    sample.firstChild.textContent = archetypeCommand({ ...archetype, ...values }, shell);
  };
  // The reader may have changed fields before hydration.
  update();
  box.addEventListener('input', update);
  return () => box.removeEventListener('input', update);
}
