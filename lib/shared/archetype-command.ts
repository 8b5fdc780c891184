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

/** The Maven command that makes a project, one setting a line. Values that mean something to the shell are quoted. */
export function archetypeCommand(settings: ProjectSettings, shell: Shell): string {
  const options = Object.entries(settings).flatMap(([name, value = '']) => {
    // On Windows mvn is a batch file, and no way of quoting takes a double quote through it.
    const passed = (shell === 'bash' ? value : value.replaceAll('"', '')).trim();
    return passed === '' ? [] : [quote(`-D${name}=${passed}`, shell)];
  });
  return ['mvn -B archetype:generate', ...options].join(` ${shells[shell]}\n  `);
}

/** Writes an option so that the shell passes it on as it is. */
function quote(option: string, shell: Shell): string {
  // PowerShell would end the name of a bare option at its first dot.
  if (/^-D\w+=[\w.-]+$/.test(option)) return shell === 'powershell' ? `"${option}"` : option;
  if (shell === 'bash') return `'${option.replaceAll("'", "'\\''")}'`;
  // PowerShell takes typographic quotes for quotes, too.
  if (shell === 'powershell') return `'${option.replace(/['‘’‚‛]/g, '$&$&')}'`;
  // Within quotes, cmd replaces `%PATH%` and the like; with a caret outside of them it does not. Programs take a backslash
  // before a quote as a part of that, and two for one.
  const text = /%.+%/.test(option) ? option.replace(/(\\*)%/g, '$1$1"^%"') : option;
  return `"${text.replace(/\\+$/, '$&$&')}"`;
}
