import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JavaApi } from './api';
import { checkJavadocLink } from './javadoc';

const api = new JavaApi(JSON.parse(readFileSync('content/data/java-api.json', 'utf8')));
const check = (type: string, location: string, suffix?: string) => checkJavadocLink({ type, location, suffix }, api);

const button = 'com/webforj/component/button/DwcButton';

test.each([
  ['a class', 'foundation', 'com/webforj/App', undefined],
  ['a nested type', 'table', 'com/webforj/component/table/Table.SelectionMode', undefined],
  ['a method', 'foundation', button, '#setDisableOnClick(boolean)'],
  ['a method without parameters', 'foundation', 'com/webforj/App', '#run()'],
  ['a parameter of a library type', 'foundation', 'com/webforj/Page', '#download(java.io.File,java.lang.String)'],
  ['an encoded array', 'foundation', 'com/webforj/Page', '#download(byte%5B%5D,java.lang.String)'],
  ['a constant', 'foundation', 'com/webforj/component/Theme', '#PRIMARY'],
  ['a method of every enum', 'foundation', 'com/webforj/component/Theme', '#valueOf(java.lang.String)'],
  ['a constructor', 'foundation', 'com/webforj/component/button/Button', '#<init>(java.lang.String)'],
  ['a variable number of arguments', 'foundation', 'com/webforj/concern/HasComponents', '#add(com.webforj.component.Component...)'],
  ['a part of every page', 'foundation', 'com/webforj/App', '#method-summary'],
])('an existing %s is valid', (_, type, location, suffix) => {
  expect(check(type, location, suffix)).toBeUndefined();
});

test.each([
  ['foundaton', 'com/webforj/App', undefined, 'there is no module "foundaton" in webforJ 25.03; App is in type="foundation"'],
  ['data', 'com/webforj/App', undefined, 'App is not in the module "data" of webforJ 25.03; write type="foundation"'],
  [
    'foundation',
    'com/webforj/component/Button',
    undefined,
    'there is no type "com/webforj/component/Button" in webforJ 25.03, did you mean "com/webforj/component/button/Button"?',
  ],
  ['foundation', 'com/webforj/Ap', undefined, 'there is no type "com/webforj/Ap" in webforJ 25.03, did you mean "com/webforj/App"?'],
  ['foundation', 'com.webforj.App', undefined, 'there is no type "com.webforj.App" in webforJ 25.03, did you mean "com/webforj/App"?'],
  ['foundation', 'org/example/Nothing', undefined, 'there is no type "org/example/Nothing" in webforJ 25.03'],
  [
    'table',
    'com/webforj/component/table/Table/SelectionMode',
    undefined,
    'there is no type "com/webforj/component/table/Table/SelectionMode" in webforJ 25.03, did you mean "com/webforj/component/table/Table.SelectionMode"?',
  ],
  [
    'foundation',
    button,
    '#setDisableOnClik(boolean)',
    'DwcButton has no method "setDisableOnClik" in webforJ 25.03, did you mean "setDisableOnClick"?',
  ],
  [
    'foundation',
    button,
    '#setDisableOnClick(java.lang.String)',
    'DwcButton has no setDisableOnClick(String) in webforJ 25.03; there is setDisableOnClick(boolean)',
  ],
  [
    'foundation',
    button,
    '#setDisableOnClick',
    'the suffix "#setDisableOnClick" lacks the parameters of the method; write them as in suffix="#setText(java.lang.String)"',
  ],
  ['foundation', button, 'setText()', 'the suffix "setText()" is no anchor; write it as in suffix="#setText(java.lang.String)"'],
  [
    'foundation',
    'com/webforj/component/button/Button',
    '#setDisableOnClick(boolean)',
    'Button inherits "setDisableOnClick" from DwcButton, whose page has the anchor; write type="foundation" location="com/webforj/component/button/DwcButton"',
  ],
  ['foundation', 'com/webforj/component/Theme', '#PRIMRAY', 'Theme has no constant "PRIMRAY" in webforJ 25.03, did you mean "PRIMARY"?'],
])('type="%s" location="%s" with suffix %j is reported with a fix', (type, location, suffix, expected) => {
  expect(check(type, location, suffix)).toBe(expected);
});
