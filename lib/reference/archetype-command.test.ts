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
  ['bash', '"-DappName=My Shop"'],
  ['powershell', '"-DappName=My Shop"'],
  ['powershell', '"-DgroupId=org.example" `\n'],
  ['cmd', '-DgroupId=org.example ^\n'],
] as const)('%s gets %s', (shell, part) => {
  expect(archetypeCommand({ ...settings, appName: 'My "Shop"' }, shell)).toContain(part);
});
