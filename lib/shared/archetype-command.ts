/** Supported shells, each with its line continuation character. */
export const shells = { bash: '\\', powershell: '`', cmd: '^' } as const;

/** A supported shell. */
export type Shell = keyof typeof shells;

/** Parameters of the Maven archetype. */
export type ProjectSettings = {
  archetypeGroupId: string;
  archetypeArtifactId: string;
  archetypeVersion: string;
  groupId: string;
  artifactId: string;
  version: string;
  /** Not set if the archetype has only one. */
  flavor?: string;
  /** Not passed if empty: the archetype derives it from the artifact ID. */
  appName: string;
};

/**
 * Returns the Maven command that creates a project, one option per line. Quotes values with characters that are special
 * in the shell.
 */
export function archetypeCommand(settings: ProjectSettings, shell: Shell): string {
  const options = Object.entries(settings).flatMap(([name, value = '']) => {
    // On Windows, mvn is a batch file, and there is no way to pass a double quote to it.
    const passed = (shell === 'bash' ? value : value.replaceAll('"', '')).trim();
    return passed === '' ? [] : [quote(`-D${name}=${passed}`, shell)];
  });
  return ['mvn -B archetype:generate', ...options].join(` ${shells[shell]}\n  `);
}

/** Quotes an option so that the shell passes it unchanged. */
function quote(option: string, shell: Shell): string {
  // PowerShell splits an unquoted option at its first dot.
  if (/^-D\w+=[\w.-]+$/.test(option)) return shell === 'powershell' ? `"${option}"` : option;
  if (shell === 'bash') return `'${option.replaceAll("'", "'\\''")}'`;
  // PowerShell treats typographic quotes as quotes.
  if (shell === 'powershell') return `'${option.replace(/['‘’‚‛]/g, '$&$&')}'`;
  // cmd replaces `%PATH%` inside quotes, but not a percent sign with a caret outside of them. A backslash before a
  // quote must be doubled, or programs would read an escaped quote.
  const text = /%.+%/.test(option) ? option.replace(/(\\*)%/g, '$1$1"^%"') : option;
  return `"${text.replace(/\\+$/, '$&$&')}"`;
}
