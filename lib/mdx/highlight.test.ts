import { describe, expect, test } from 'vitest';
import { highlight } from './highlight';

const plain = { marked: new Set<number>(), lineNumbers: false };

/** Returns the visible text of highlighted code. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '');

const samples: Record<string, string> = {
  java: '/** Doc. */\n@Route("/x")\npublic class A<T> extends B {\n  private static final int MAX = 5;\n  void run() { log("a < b"); }\n}',
  xml: '<!-- note -->\n<dependency scope="test">\n  <version>25.03</version>\n</dependency>',
  bash: '# comment\nmvn -q "clean" && echo $HOME',
  powershell: 'Get-Item $env:HOME # x',
  properties: '# comment\na.b=true',
  ini: '[section]\na=1',
  json: '{ "a": [1, true, "x"] }',
  css: '.a::part(b) { --c: 1px; color: red }',
  html: '<p class="a">x &amp; y</p>',
  sql: "SELECT a FROM b WHERE c = 'd' -- e",
  hocon: 'a.b = "c"',
  javascript: "const a = (b) => b + 'x'; // c",
  markdown: '# A\n\n- `b` **c**',
  groovy: "plugins { id 'java' }",
  docker: 'FROM eclipse-temurin:21\nRUN ./mvnw',
  yaml: 'a:\n  - b: "c" # d',
};

describe.each(Object.entries(samples))('%s', (language, code) => {
  test('has one of seven classes per token, and no inline style', async () => {
    const html = await highlight(code, language, plain);
    expect(html.match(/<(?!\/?i\b)[^>]*>/g)).toBeNull();
    expect(html).not.toContain('style');
    const classes = new Set([...html.matchAll(/<i class="([^"]*)">/g)].map(([, name]) => name));
    expect([...classes].every((name) => ['k', 't', 'f', 's', 'n', 'a', 'c'].includes(name ?? ''))).toBe(true);
    expect(classes.size).toBeGreaterThan(0);
  });

  test('keeps the text unchanged', async () => {
    expect(textOf(await highlight(code, language, plain))).toBe(code);
  });
});

describe('highlighting', () => {
  test('distinguishes the parts of Java code', async () => {
    expect(await highlight('@Route("/x")\nclass App { } // end', 'java', plain)).toBe(
      '<i class="a">@Route</i>(<i class="s">&quot;/x&quot;</i>)\n<i class="k">class </i><i class="t">App</i> { } <i class="c">// end</i>',
    );
  });

  test.each(['JAVA', 'Java'])('reads %s as java', async (language) => {
    expect(await highlight('int a;', language, plain)).toBe('<i class="k">int</i> a;');
  });

  test.each(['text', '', 'bbj', 'no-such-language', 'constructor'])('shows code of the language "%s" as it is', async (language) => {
    expect(await highlight('if (a < b) return "&";', language, plain)).toBe('if (a &lt; b) return &quot;&amp;&quot;;');
  });

  test('wraps lines where one is marked', async () => {
    expect(await highlight('a\nb\n\nc', 'text', { marked: new Set([2, 3, 9]), lineNumbers: false })).toBe(
      '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line marked">\n</span><span class="line">c\n</span>',
    );
  });

  test('marks added and removed lines, and lines of several kinds', async () => {
    const options = { added: new Set([1]), removed: new Set([2]), focused: new Set([1]), error: new Set([3]), lineNumbers: false };
    expect(await highlight('a\nb\nc', 'text', options)).toBe(
      '<ins class="line added focused">a\n</ins><del class="line removed">b\n</del><span class="line error">c\n</span>',
    );
  });

  test('describes marked lines for screen readers', async () => {
    const notes = { marked: 'highlighted', added: 'added', removed: 'removed', focused: 'in focus', error: '"wrong"' };
    const options = { marked: new Set([1]), error: new Set([1]), lineNumbers: false, notes };
    expect(await highlight('a\nb', 'text', options)).toBe(
      '<span class="line marked error" data-note="highlighted, &quot;wrong&quot;">a\n</span><span class="line">b\n</span>',
    );
  });

  test('numbers lines from another one', async () => {
    expect(await highlight('a\nb', 'text', { lineNumbers: true, firstLine: 9 })).toBe(
      '<span class="line" data-number="9">a\n</span><span class="line" data-number="10">b\n</span>',
    );
  });

  test.each([
    ['App', '<i class="k">class </i><i class="t"><mark>App</mark></i> { }'],
    ['ss App', '<i class="k">cla<mark>ss </mark></i><i class="t"><mark>App</mark></i> { }'],
    ['none', '<i class="k">class </i><i class="t">App</i> { }'],
  ])('marks the word "%s", also over several tokens', async (word, html) => {
    expect(await highlight('class App { }', 'java', { lineNumbers: false, words: [word] })).toBe(html);
  });

  test('marks words with characters that HTML escapes', async () => {
    expect(await highlight('a <b> c', 'text', { lineNumbers: false, words: ['<b>'] })).toBe('a <mark>&lt;b&gt;</mark> c');
  });

  test('wraps lines where they are numbered', async () => {
    expect(await highlight('a\nb', 'text', { ...plain, lineNumbers: true })).toBe(
      '<span class="line">a\n</span><span class="line">b\n</span>',
    );
  });
});
