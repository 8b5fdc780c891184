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
    const passed = passable(value, shell);
    return passed === '' ? [] : [quoters[shell](`-D${name}=${passed}`)];
  });
  return ['mvn -B archetype:generate', ...options].join(` ${shells[shell]}\n  `);
}

/** On Windows mvn is a batch file, and no way of quoting takes a double quote through it: they are left out. */
function passable(value: string, shell: Shell): string {
  return (shell === 'bash' ? value : value.replaceAll('"', '')).trim();
}

const isPlain = (option: string): boolean => /^-D\w+=[\w.-]+$/.test(option);

/** Ways to write an option so that the shell passes it on as it is. */
const quoters: Record<Shell, (option: string) => string> = {
  bash: (option) => (isPlain(option) ? option : `'${option.replaceAll("'", String.raw`'\''`)}'`),
  // PowerShell would end the name of a bare option at its first dot. It takes typographic quotes for quotes, too.
  powershell: (option) => (isPlain(option) ? `"${option}"` : `'${option.replace(/['‘’‚‛]/g, '$&$&')}'`),
  cmd: (option) => (isPlain(option) ? option : `"${quotedInCmd(option)}"`),
};

/**
 * Within quotes, cmd replaces `%PATH%` and the like; with a caret outside of them it does not. Programs take a backslash
 * before a quote as a part of that, and two for one.
 */
function quotedInCmd(option: string): string {
  const text = /%.+%/.test(option) ? option.replace(/(\\*)%/g, '$1$1"^%"') : option;
  return text.replace(/\\+$/, '$&$&');
}
