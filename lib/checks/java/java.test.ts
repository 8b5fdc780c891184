import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { JavaApi } from './api';
import { declaredTypes, declaredVariables, JavaCheck } from './check';
import { checkInlineCode } from './inline';
import { checkNames, type Surroundings } from './names';
import { parseJava } from './parse';

const api = new JavaApi(JSON.parse(readFileSync('content/data/java-api.json', 'utf8')));

/** Returns the findings in a snippet as `line:column message`. */
async function check(code: string, page: Surroundings = { types: new Set() }): Promise<string[]> {
  const parsed = await parseJava(code);
  const findings = 'error' in parsed ? [parsed.error] : checkNames(parsed.root, api, page);
  return findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('syntax', () => {
  test.each([
    ['a file', 'package a;\nimport java.util.List;\n\npublic class A { record B(int c) {} }'],
    ['statements', 'Button b = new Button();\nb.setText("x");'],
    ['members', 'private final Button b;\n\nA(Button b) {\n  this.b = b;\n}'],
    ['annotations alone', '@Route("/")\n@FrameTitle("x")'],
    ['an expression', 'new Button("x")'],
    ['a beginning', 'public class A extends Composite<Div> {\n  A() { // {'],
    ['text blocks, patterns and switches', 'String s = """\n  {"a": 1}\n  """;\nint i = switch (o) { case Button b -> 1; default -> 2; };'],
  ])('%s can be parsed', async (_, code) => {
    expect(await check(code)).toEqual([]);
  });

  test.each([
    ['Button b = new Button()\nb.setText("x");', /^2:1 the Java code cannot be parsed/],
    ['class A {\n  void a() {\n    b(;\n  }\n}', /^3:\d+ the Java code cannot be parsed/],
    ['int a = 1;\n…', /^2:1 the Java code cannot be parsed at "…"/],
  ])('%j is refused with its position', async (code, expected) => {
    const [problem, ...others] = await check(code);
    expect(others).toEqual([]);
    expect(problem).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});

describe('names that exist', () => {
  test.each([
    [
      'methods of a class, its supertypes and interfaces',
      'Dialog d = new Dialog();\nd.open().setAutoFocus(true).addClassName("x").isAttached();',
    ],
    ['methods of every object', 'Button b = new Button();\nb.equals(b);\nButtonTheme.valueOf("A").name();'],
    ['fluent chains', 'new Button("x").setTheme(ButtonTheme.PRIMARY).setText("y").onClick(e -> e.getComponent());'],
    [
      'what a generic type holds',
      'Table<Customer> t = new Table<>();\nt.addColumn("a", Customer::getName).setSortable(true).setMinWidth(3f);',
    ],
    ['classes of the snippet', 'class Buton { void a() {} }\nnew Buton().b();'],
    ['other libraries', 'import org.example.Buton;\nnew Buton().x();\nList<String> l = List.of();\nl.removeLast();'],
    ['receivers of unknown type', 'button.setTxt("x");\nfind().setTxt();'],
    ['what hidden superclasses may have', 'void a(DidEnterEvent event) { event.getState(A.class); event.getLocation(); }'],
    [
      'nested types',
      'import com.webforj.component.table.Table.SelectionMode;\nSelectionMode m = SelectionMode.SINGLE;\nTable.SelectionMode n = m;',
    ],
    [
      'static imports of methods, constants and types',
      'import static com.webforj.App.console;\nimport static com.webforj.component.button.ButtonTheme.PRIMARY;\nimport static com.webforj.component.table.Table.SelectionMode;\nimport static org.junit.Assert.x;\nSelectionMode m = SelectionMode.SINGLE;',
    ],
    ['members of samples', 'import com.webforj.samples.data.Customer;\nCustomer.find();'],
  ])('%s', async (_, code) => {
    expect(await check(code)).toEqual([]);
  });
});

describe('names that do not exist', () => {
  test.each([
    ['a method', 'Button b = new Button();\nb.setTxt("x");', '2:3 Button has no method "setTxt" in webforJ 25.03, did you mean "setText"?'],
    ['a method of a field', 'class A {\n  void a() { this.b.opne(); }\n  Dialog b;\n}', /^2:21 Dialog has no method "opne".*"open"/],
    ['a method at the end of a chain', 'new Dialog().open()\n    .clsoe();', /^2:6 Dialog has no method "clsoe".*"close"/],
    ['a method by reference', 'run(Dialog::opne);', /^1:13 Dialog has no method "opne"/],
    [
      'a method of what a lambda is given',
      'Button b = new Button();\nb.onClick(e -> e.getComponet());',
      /^2:18 ButtonClickEvent has no method "getComponet"/,
    ],
    ['a method that is called with too much', 'new Dialog().open(1);', '1:14 Dialog.open takes 0 arguments in webforJ 25.03, not 1'],
    ['a constant', 'a(ButtonTheme.PRIMRAY);', /^1:15 ButtonTheme has no constant or type "PRIMRAY".*"PRIMARY"/],
    ['a nested type', 'Table.SelectionMod m;', /^1:1 Table has no type "SelectionMod".*"SelectionMode"/],
    ['a type', 'Buton b = null;', '1:1 there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
    [
      'an import',
      'import com.webforj.component.Button;',
      /^1:8 there is no type "com.webforj.component.Button".*"com.webforj.component.button.Button"/,
    ],
    [
      'a static import',
      'import static com.webforj.App.consoleX;',
      /^1:15 App has no method "consoleX" in webforJ 25\.03, did you mean "console/,
    ],
    [
      'a static import of a constant',
      'import static com.webforj.component.button.ButtonTheme.PRIMRY;',
      '1:15 ButtonTheme has no constant or type "PRIMRY" in webforJ 25.03, did you mean "PRIMARY"?',
    ],
    ['a package', 'import com.webforj.componet.*;', '1:8 there is no package "com.webforj.componet" in webforJ 25.03'],
    ['an annotation', '@Rout("/")\nclass A {}', '1:2 there is no annotation "@Rout" in webforJ 25.03, did you mean "@Route"?'],
    [
      'an element of an annotation',
      '@Route(valu = "/")\nclass A {}',
      '1:8 @Route has no element "valu" in webforJ 25.03, did you mean "value"?',
    ],
    [
      'what overrides nothing',
      'class A extends Composite<Div> {\n  @Override\n  protected void onDidCrate(Div d) {}\n}',
      /^3:18 "onDidCrate" overrides nothing.*"onDidCreate"/,
    ],
  ])('%s', async (_, code, expected) => {
    const [problem, ...others] = await check(code);
    expect(others).toEqual([]);
    expect(problem).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test('reports unknown names on a variable of another snippet', async () => {
    const page = { types: new Set<string>(), variables: new Map([['button', 'Button']]) };
    expect(await check('button.setTxt("x");\nbutton.open();', page)).toEqual([expect.stringMatching(/^1:8 Button has no method "setTxt"/)]);
  });
});

test.each([
  ['Button.setText()', undefined],
  ['Button#setText', undefined],
  ['ButtonTheme.PRIMARY', undefined],
  ['Table.SelectionMode', undefined],
  ['com.webforj.App', undefined],
  ['@Route("/")', undefined],
  ['RouteEvent', undefined],
  ['Customer.getName()', undefined],
  ['MainView.java', undefined],
  ['setText("x")', undefined],
  ['new Button("x")', undefined],
  ['new Customer()', undefined],
  ['Map<String, List<Button>>', undefined],
  ['Table<Customer>', undefined],
  ['Button.setTxt()', 'Button has no method "setTxt" in webforJ 25.03, did you mean "setText"?'],
  ['Button#setTxt', 'Button has no method "setTxt" in webforJ 25.03, did you mean "setText"?'],
  ['ButtonTheme.PRIMRAY', 'ButtonTheme has no constant or type "PRIMRAY" in webforJ 25.03, did you mean "PRIMARY"?'],
  ['com.webforj.Application', 'there is no type "com.webforj.Application" in webforJ 25.03'],
  ['@Rout', 'there is no annotation "@Rout" in webforJ 25.03, did you mean "@Route"?'],
  ['new Buton()', 'there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
  ['new Table<Buton>("x")', 'there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
  ['List<Buton>', 'there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
  ['Map<String, ? extends Buton>', 'there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
  ['Buton', 'there is no type "Buton" in webforJ 25.03, did you mean "Button"?'],
])('code font: %s', (text, expected) => {
  expect(checkInlineCode(text, api, new Set())).toBe(expected);
});

test('finds declarations of snippets', () => {
  expect(declaredTypes('class A {}\nrecord B() {}\nenum c {}')).toEqual(['A', 'B']);
  const variables = declaredVariables(['Button a = b;\nTable<String> t;\nDialog d;', 'Drawer d = x;\nvar a = 1;', 'f(q -> q);\nButton q;']);
  expect([...variables]).toEqual([['t', 'Table<String>']]);
});

test('caches only requested results', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'java-'));
  const cache = path.join(folder, 'java.json');
  const run = async (...snippets: string[]) => {
    const java = await JavaCheck.open('content', cache);
    const results = [];
    for (const code of snippets) results.push(await java?.check(code, { types: new Set() }));
    await java?.results.save();
    return results;
  };
  const first = await run('Buton b;', 'Button b;');
  expect(await run('Buton b;')).toEqual([first[0]]);
  expect(Object.keys(JSON.parse(await readFile(cache, 'utf8')).results)).toHaveLength(1);
  await rm(folder, { recursive: true });
});
