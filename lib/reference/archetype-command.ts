/** Shells whose way of breaking a line is known, with the sign at its end. */
export const shells = { bash: '\\', powershell: '`', cmd: '^' } as const;

/** A shell that a command is written for. */
export type Shell = keyof typeof shells;

/** What a project is made with. */
export type ProjectSettings = {
  archetypeGroupId: string;
  archetypeArtifactId: string;
  archetypeVersion: string;
  groupId: string;
  artifactId: string;
  version: string;
  /** Left out where the archetype has but one. */
  flavor?: string;
  /** Left out when it is empty: the archetype makes one of the artifact's name. */
  appName: string;
};

/** The Maven command that makes a project, one setting a line. Values with a space are quoted. */
export function archetypeCommand(settings: ProjectSettings, shell: Shell): string {
  const options = Object.entries(settings)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '')
    .map(([name, value]) => {
      const option = `-D${name}=${value.trim()}`;
      // PowerShell would end the name of an option at its first dot.
      return shell === 'powershell' || /[^\w.-]/.test(value.trim()) ? `"${option.replaceAll('"', '')}"` : option;
    });
  return ['mvn -B archetype:generate', ...options].join(` ${shells[shell]}\n  `);
}
