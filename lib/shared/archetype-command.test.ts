import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { archetypeCommand } from './archetype-command';

const settings = {
  archetypeGroupId: 'com.webforj',
  archetypeArtifactId: 'webforj-archetype-blank',
  archetypeVersion: 'LATEST',
  groupId: 'org.example',
  artifactId: 'shop',
  version: '1.0-SNAPSHOT',
  flavor: 'webforj-spring',
  appName: ' ',
};

test('the command holds every setting on a line of its own, empty ones left out', () => {
  expect(archetypeCommand(settings, 'bash')).toBe(
    [
      'mvn -B archetype:generate \\',
      '  -DarchetypeGroupId=com.webforj \\',
      '  -DarchetypeArtifactId=webforj-archetype-blank \\',
      '  -DarchetypeVersion=LATEST \\',
      '  -DgroupId=org.example \\',
      '  -DartifactId=shop \\',
      '  -Dversion=1.0-SNAPSHOT \\',
      '  -Dflavor=webforj-spring',
    ].join('\n'),
  );
});

test.each([
  ['bash', 'My "Shop"', `'-DappName=My "Shop"'`],
  ['powershell', "Bob's $5 `Shop`", "'-DappName=Bob''s $5 `Shop`'"],
  ['powershell', 'Bob’s “Shop”', "'-DappName=Bob’’s “Shop”'"],
  ['powershell', 'My "Shop"', "'-DappName=My Shop'"],
  ['powershell', 'Shop', '"-DappName=Shop"'],
  ['powershell', 'Shop', '"-DgroupId=org.example" `\n'],
  ['cmd', 'My "Shop" & $5', '"-DappName=My Shop & $5"'],
  ['cmd', 'Back \\', '"-DappName=Back \\\\"'],
  ['cmd', '100% of it', '"-DappName=100% of it"'],
  ['cmd', 'My %PATH%', '"-DappName=My "^%"PATH"^%""'],
  ['cmd', '\\%A%', '"-DappName=\\\\"^%"A"^%""'],
  ['cmd', '"Shop"', '-DappName=Shop'],
  ['cmd', 'Shop', '-DgroupId=org.example ^\n'],
] as const)('%s gets %s as %s', (shell, appName, part) => {
  expect(`${archetypeCommand({ ...settings, appName }, shell)}\n`).toContain(`  ${part}`);
});

test.each(['cmd', 'powershell'] as const)('a name of nothing that %s can pass on is left out', (shell) => {
  expect(archetypeCommand({ ...settings, appName: '""' }, shell)).not.toContain('appName');
});

test.each(['Shop', 'Cash $5 App', 'My `date` $(date)', 'Back\\', "O'Reilly's", 'My "Shop"', 'Hello World!', '100% & more; *', 'Käse'])(
  'bash passes %s on as it is',
  (appName) => {
    const command = archetypeCommand({ ...settings, appName }, 'bash');
    const output = execFileSync('bash', ['-c', `mvn() { printf '%s\\n' "$@"; }\n${command}`], { encoding: 'utf8' });
    expect(output.trimEnd().split('\n').slice(2)).toEqual([
      '-DarchetypeGroupId=com.webforj',
      '-DarchetypeArtifactId=webforj-archetype-blank',
      '-DarchetypeVersion=LATEST',
      '-DgroupId=org.example',
      '-DartifactId=shop',
      '-Dversion=1.0-SNAPSHOT',
      '-Dflavor=webforj-spring',
      `-DappName=${appName}`,
    ]);
  },
);
