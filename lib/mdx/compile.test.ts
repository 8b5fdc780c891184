import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';
import { renderMdx } from './test-render';
import { admonitionKinds, authorNames } from './vocabulary';

const known = `(known: ${authorNames.join(', ')})`;

/** Returns the problems of a body as `line:column message`. */
async function problemsOf(body: string): Promise<string[]> {
  const { problems } = await compileMdx(body);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('syntax beyond MDX', () => {
  test.each([
    ['<https://example.com/a?b=1>', '<p><a href="https://example.com/a?b=1">https://example.com/a?b=1</a></p>'],
    ['<docs@example.com>', '<p><a href="mailto:docs@example.com">docs@example.com</a></p>'],
    ['See <https://a.example> and <b>this</b>.', '<p>See <a href="https://a.example">https://a.example</a> and <b>this</b>.</p>'],
    ['Text\n<https://a.example>', '<p>Text\n<a href="https://a.example">https://a.example</a></p>'],
    ['- <https://a.example>', '<ul>\n<li><a href="https://a.example">https://a.example</a></li>\n</ul>'],
    ['At 10:30:ss or a:b.', '<p>At 10:30:ss or a:b.</p>'],
    ['::name', '<p>::name</p>'],
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['<!--\nhidden\n\n<Unknown>\n-->\n\nshown', '<p>shown</p>'],
    ['`<!-- shown -->`', '<p><code>&lt;!-- shown --&gt;</code></p>'],
    ['<div class="wide">x</div>', '<div class="wide">x</div>'],
    ['![A](a.png)', '<img src="a.png" alt="A" data-block="" loading="lazy"/>'],
  ])('%s', async (body, html) => {
    expect((await renderMdx(body)).trim()).toBe(html);
  });

  test('tables scroll in a frame that the keyboard reaches', async () => {
    expect(await renderMdx('| a |\n| - |\n| b |')).toMatch(
      /^<div class="table-frame" tabindex="0" role="group"><table>.*<\/table><\/div>$/s,
    );
  });

  test('columns of long texts get room, in tables of three columns and more', async () => {
    const long = 'A text that is much longer than a name. '.repeat(2);
    const wide = async (body: string) => (await renderMdx(body)).match(/<td class="wide">\p{L}+/gu);
    expect(await wide(`| a | b | c |\n| - | - | - |\n| 1 | ${long} | 3 |\n| 1 | Longer ${long} | 3 |`)).toEqual([
      '<td class="wide">Longer',
    ]);
    expect(await wide(`| a | b |\n| - | - |\n| 1 | ${long} |`)).toBeNull();
    expect(await wide(`| a | b | c |\n| - | - | - |\n| 1 | ${'表格单元格的文本'.repeat(4)} | 3 |`)).toHaveLength(1);
  });

  test('code in text that is longer than a line of a phone may break', async () => {
    expect(await renderMdx('`com.webforj.component.button.Button` or `setEnabled()`')).toBe(
      '<p><code class="long">com.webforj.component.button.Button</code> or <code>setEnabled()</code></p>',
    );
  });

  test('links and images written as tags are rendered like those of Markdown, and anchors without a link are left alone', async () => {
    const { code } = await compileMdx('<a href="b.mdx">b</a> <img src="./a.png" alt="" /> <a id="old" />');
    expect(code).toContain('_jsx(_components.a, {\n      href: "b.mdx"');
    expect(code).toContain('_jsx(_components.img, {\n      src: "./a.png"');
    expect(code).toContain('_jsx("a", {\n      id: "old"');
  });
});

describe('admonitions', () => {
  test.each(admonitionKinds)(':::%s is an admonition', async (kind) => {
    expect(await renderMdx(`:::${kind}\n\nText\n\n:::`)).toBe(`<aside data-kind="${kind}"><p>Text</p></aside>`);
  });

  test.each([':::tip[Use `run` *now*]\nText\n:::', ':::tip Use `run` *now*\nText\n:::'])('%s has a title with Markdown', async (body) => {
    expect(await renderMdx(body)).toBe(
      '<aside data-kind="tip"><span slot="title">Use <code>run</code> <em>now</em></span><p>Text</p></aside>',
    );
  });

  test('can be nested with more colons outside', async () => {
    const body = ':::::note[Outer]\n\n::::tip Middle\n\n:::danger\nInner\n:::\n\n::::\n\nText\n\n:::::';
    expect((await renderMdx(body)).replace(/\n/g, '')).toBe(
      '<aside data-kind="note"><span slot="title">Outer</span><aside data-kind="tip"><span slot="title">Middle</span>' +
        '<aside data-kind="danger"><p>Inner</p></aside></aside><p>Text</p></aside>',
    );
  });

  test('of an unknown kind are reported with the nearest one', async () => {
    expect(await problemsOf('Text\n\n:::wraning\nText\n:::\n\n:::poem\nText\n:::')).toEqual([
      `3:1 unknown block ":::wraning"; expected one of ${admonitionKinds.join(', ')} (did you mean "warning"?)`,
      `7:1 unknown block ":::poem"; expected one of ${admonitionKinds.join(', ')}`,
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['## Adding icons {#icons}', 'icons'],
    ['## Adding icons {/* #icons */}', 'icons'],
    ['## 安装 {#安装}', '安装'],
    ["## What's `new` in 25.03?", 'whats-new-in-2503'],
    ['## Überblick', 'überblick'],
  ])('%s has the id %s', async (body, id) => {
    const { headings, problems } = await compileMdx(body);
    expect(problems).toEqual([]);
    expect(headings).toMatchObject([{ depth: 2, id }]);
  });

  test('of the same text get different ids', async () => {
    const { headings } = await compileMdx('## Setup\n\n### Setup\n\n## Setup');
    expect(headings).toMatchObject([{ id: 'setup' }, { id: 'setup-1' }, { id: 'setup-2' }]);
  });

  test('with an id that is taken are reported', async () => {
    expect(await problemsOf('## One {#a}\n\n## Two {#b}\n\n### Three {#a}')).toEqual([
      '5:1 the heading id "a" is taken on this page already (1:1-1:16); write another one, as in {#a-2}',
    ]);
  });

  test('have an anchor link that is labelled with their text', async () => {
    const { code } = await compileMdx('## Run `it` {#run}');
    expect(code).toContain('className: "heading h2"');
    expect(code).toMatch(/className: "heading-anchor",\s+"data-heading": "Run it",\s+href: "#run"/);
  });

  test.each([
    ['first', '# Title {#t}\n\nText'],
    ['first, underlined', 'Title\n=====\n\nText'],
    ['behind imports and comments', 'import Tabs from "@theme/Tabs"\n\n<!-- x -->\n\n# Title\n\nText'],
  ])('of level 1 are left out if they come %s', async (_, body) => {
    expect((await renderMdx(body)).trim()).toBe('<p>Text</p>');
    expect((await compileMdx(body)).headings).toEqual([]);
  });

  test('of level 1 stay when they come later', async () => {
    expect(await renderMdx('Text\n\n# Title')).toBe('<p>Text</p>\n<h1 id="title">Title</h1>');
  });

  test('are collected with code, without chips, and marked if they are in a block', async () => {
    const body =
      '## The `run` method <DocChip chip="since" label="24.10" /> {#run}\n\n:::note\n\n### Inside\n\n:::\n\n> ## Quoted\n\n#### Deep **bold**';
    const { headings } = await compileMdx(body);
    expect(headings).toEqual([
      {
        depth: 2,
        id: 'run',
        parts: [
          { code: false, value: 'The ' },
          { code: true, value: 'run' },
          { code: false, value: ' method' },
        ],
        nested: false,
      },
      { depth: 3, id: 'inside', parts: [{ code: false, value: 'Inside' }], nested: true },
      { depth: 2, id: 'quoted', parts: [{ code: false, value: 'Quoted' }], nested: true },
      { depth: 4, id: 'deep-bold', parts: [{ code: false, value: 'Deep bold' }], nested: false },
    ]);
  });
});

describe('links and images of a page', () => {
  test('include those in properties of components', async () => {
    const { links, images } = await compileMdx(
      '<DocCard href="./a.mdx" title="A" />\n\n<GalleryCard header="B" href="./b.mdx" image="./b.png" />\n',
    );
    expect(links.map(({ url }) => url)).toEqual(['./a.mdx', './b.mdx']);
    expect(images.map(({ url }) => url)).toEqual(['./b.png']);
  });

  test('are recorded with their position', async () => {
    const { links, images } = await compileMdx(
      'See [a](a.mdx#b) and\n<a href="/x">x</a>.\n\n![](img/a.png)\n\n<video src="v.mp4" />\n\n<img src="b.png" />',
    );
    expect(links).toEqual([
      { url: 'a.mdx#b', line: 1, column: 5 },
      { url: '/x', line: 2, column: 1 },
    ]);
    expect(images).toEqual([
      { url: 'img/a.png', line: 4, column: 1 },
      { url: 'v.mp4', line: 6, column: 1 },
      { url: 'b.png', line: 8, column: 1 },
    ]);
  });

  test('anchors may be any element with an id', async () => {
    const { anchors } = await compileMdx('## Title {#t}\n\n<a id="old"></a> and <div id="box">x</div>[^1]\n\n[^1]: Note');
    expect(anchors).toEqual(expect.arrayContaining(['t', 'old', 'box', 'user-content-fn-1', 'user-content-fnref-1']));
  });

  test('the hidden heading of footnotes has no anchor link', async () => {
    expect((await compileMdx('Text[^1]\n\n[^1]: Note')).code).not.toContain('heading-anchor');
  });
});

describe('imports', () => {
  test.each([
    ["import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';", '<Tabs><TabItem value="a">x</TabItem></Tabs>'],
    ["import DocChip from '@site/src/components/DocsTools/DocChip'", '<DocChip label="x" />'],
    ["import { DocChip } from '@site/src/components/chips'", '<DocChip label="x" />'],
    ["import DocChip from '@site/src/components/DocChip/index.js'", '<DocChip label="x" />'],
    ["import '../styles.css'", 'Text'],
    ["import Unknown from '@site/src/components/Unknown'", 'Not used'],
    ["import Unknown from '@site/src/components/Unknown'", '<!-- <Unknown /> for later -->'],
  ])('%s is fine above %s', async (imports, text) => {
    const { problems, aliases } = await compileMdx(`${imports}\n\n${text}`);
    expect(problems).toEqual([]);
    expect(aliases).toEqual({});
  });

  test.each([
    ["import Chip from '@site/src/components/DocsTools/DocChip'", { Chip: 'DocChip' }],
    ["import { DocChip as Chip } from '@site/src/components/chips'", { Chip: 'DocChip' }],
    ["import Chip from '@site/src/components/DocChip/index'", { Chip: 'DocChip' }],
  ])('%s gives a component another name', async (line, aliases) => {
    const result = await compileMdx(`${line}\n\n<Chip label="x" />`);
    expect(result.problems).toEqual([]);
    expect(result.aliases).toEqual(aliases);
  });

  test('of Markdown files become partials, whose place among the headings is kept', async () => {
    const { partials, headings } = await compileMdx(
      "import Setup from './_setup.mdx'\n\n## One\n\n<Setup />\n\n## Two\n\n:::note\n<Setup />\n:::",
    );
    expect(partials).toEqual([{ name: 'Setup', url: './_setup.mdx', line: 1, column: 1 }]);
    expect(headings).toMatchObject([{ id: 'one' }, { partial: 'Setup', nested: false }, { id: 'two' }, { partial: 'Setup', nested: true }]);
  });

  test('of image files become their path', async () => {
    const body = 'import logo from \'./img/logo.svg\'\n\n<img src={logo} alt="" />';
    expect(await renderMdx(body)).toBe('<img src="./img/logo.svg" alt="" loading="lazy"/>');
    expect((await compileMdx(body)).images).toEqual([{ url: './img/logo.svg', line: 1, column: 1 }]);
  });

  test.each([
    [
      "Text\n\nimport Tab from '@site/src/components/TabItems'\n\n<Tab />",
      `3:1 cannot import Tab from "@site/src/components/TabItems": the site has no such component, did you mean TabItem? ${known}`,
    ],
    [
      "import Tabs from '@theme/Tabs'\nimport Gallery from '@site/src/Gallery'\n\n<Admonition type='tip' title={<Gallery />} />",
      `2:1 cannot import Gallery from "@site/src/Gallery": the site has no such component ${known}`,
    ],
    [
      "import versions from '@site/versions.json'\n\nThere are {versions.length}.",
      `1:1 cannot import versions from "@site/versions.json": the site has no such component ${known}`,
    ],
  ])('%s is reported', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });
});

describe('unknown components', () => {
  test.each([
    ['Text\n\n<Tabz>x</Tabz>', `3:1 unknown component <Tabz>, did you mean <Tabs>? ${known}`],
    ['Text with <DocChips /> in it', `1:11 unknown component <DocChips>, did you mean <DocChip>? ${known}`],
    ['<Gallery.Card />', `1:1 unknown component <Gallery> ${known}`],
    ['Text\n\n{true && <Gallery />}', `3:10 unknown component <Gallery> ${known}`],
    ['<Admonition type="tip" title={<Gallery.Card />} />', `1:31 unknown component <Gallery> ${known}`],
  ])('%s is reported', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });

  test('are not components that the page defines', async () => {
    const body =
      'export const Box = ({ Icon, children }) => <i><Icon />{children}</i>\nexport function Line() { return <hr /> }\n\n<Box Icon={Line}>a</Box>';
    expect(await renderMdx(body)).toBe('<i><hr/>a</i>');
  });

  test('are reported together with everything else', async () => {
    expect(await problemsOf('<Foo />\n\n:::nota\nText\n:::\n\n## A {#a}\n\n## B {#a}')).toHaveLength(3);
  });
});

describe('messages about imports from Docusaurus name the replacement', () => {
  test.each([
    ['Link', '@docusaurus/Link', '<Link to="/x">x</Link>', 'write a Markdown link, as in [text](./page.mdx)'],
    ['useBaseUrl', '@docusaurus/useBaseUrl', '<img src={useBaseUrl(\'/a.png\')} alt="" />', 'write the path itself, as in'],
    ['TOCInline', '@theme/TOCInline', '<TOCInline toc={toc} />', 'write a list of links, as in [Heading](#heading)'],
  ])('%s from %s', async (name, url, body, advice) => {
    const [problem] = await problemsOf(`import ${name} from '${url}'\n\n${body}`);
    expect(problem).toContain(`1:1 cannot import ${name} from "${url}": ${advice}`);
    expect(problem).toMatch(/, and leave out the import$/);
  });
});

describe('Markdown that would lose a part is reported', () => {
  test.each([
    [':::note\n\nText', '1:1 the block ":::note" has no end: write a line ":::" behind its last one'],
    ['Text\n\n:::tip Title\nText\n\n## Heading', '3:1 the block ":::tip" has no end: write a line ":::" behind its last one'],
    ['- a\n\n  :::note\n  Text\n\nText', '3:3 the block ":::note" has no end: write a line ":::" behind its last one'],
    ['Text[^gone].', '1:5 there is no footnote "gone": write [^gone]: with its text in a line of the page, or \\[ for a bracket'],
    [
      '| a | b |\n| - | - |\n| `x|y` | z |',
      '3:9 the row has 3 cells and the table 2 columns, so the rest is left out: write \\| for a bar within a cell',
    ],
    ['## Heading {#Bad Id!}', '1:12 the id "Bad Id!" of the heading holds a space: write {#bad-id}'],
  ])('%j', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });

  test.each([
    ':::note\n\nText\n\n:::\n\nText',
    '::::note\n\n:::tip\nText\n:::\n\n::::',
    '> :::note\n> Text\n> :::',
    '- a\n\n  :::note\n  Text\n  :::\n\nText',
    'Text[^a].\n\n[^a]: Note.',
    'Text \\[^a] and `[^b]`.',
    '| a | b |\n| - | - |\n| x \\| y | z |\n| x |',
  ])('%j is whole', async (body) => {
    expect(await problemsOf(body)).toEqual([]);
  });
});

describe('MDX that cannot be parsed', () => {
  const brace = 'A "{" in text begins an expression: write \\{ or put the text into code font';
  const less = 'A "<" in text begins a tag: write \\< or put the text into code font';

  test.each([
    ['Text\n\nOpen { brace', `3:13 Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. ${brace}`],
    ['A {b c} d', `1:5 Could not parse expression with acorn. ${brace}`],
    ['Path /users/{id}', '1:13 {id} in text is an expression, and there is no "id": write \\{ or put the text into code font'],
    [
      '{frontMatter.title}',
      '1:1 {frontMatter} in text is an expression, and there is no "frontMatter": write \\{ or put the text into code font',
    ],
    ['a </b> c', `1:4 Unexpected closing slash \`/\` in tag, expected an open tag first. ${less}`],
    [
      'Text\n\nUse List<String> here',
      '3:9 Expected a closing tag for `<String>`. Write </String> where it ends, or, where it is no tag, put it into code font',
    ],
    ['a<br>b', '1:2 Expected a closing tag for `<br>`. Write <br />'],
    [
      '## A\n\n<Tabs>\n\nText',
      '3:1 Expected a closing tag for `<Tabs>`. Write </Tabs> where it ends, or, where it is no tag, put it into code font',
    ],
    ['<Tabs>\n\nText\n\n</TabItem>', '5:1 Unexpected closing tag `</TabItem>`, expected corresponding closing tag for `<Tabs>` (1:1-1:7)'],
    [
      'First.\n\nimport the class',
      '3:12 Could not parse import/exports with acorn. A line that begins with "import" or "export" is read as code: begin it with another word',
    ],
  ])('%j is reported with its position and a fix', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });

  test.each(['a <5', 'Map<K, V>', 'a <= b'])('%j explains "<"', async (body) => {
    const [problem, ...others] = await problemsOf(body);
    expect(problem).toMatch(/^1:\d+ Unexpected character/);
    expect(problem).toContain(less);
    expect(others).toEqual([]);
  });

  test.each(['{props.title}', '{1 + 2}', '{"{"}', '{Math.max(1, 2)}', 'export const a = 1\n\n{a}', 'Text \\{id\\}'])(
    '%j can be read',
    async (body) => {
      expect(await problemsOf(body)).toEqual([]);
    },
  );

  test.each([
    ['Text {String} here', '1:6 {String} in text is an expression, and "String" is a function of JavaScript, which has no text'],
    ['{Map}', '1:1 {Map} in text is an expression, and "Map" is a function of JavaScript, which has no text'],
    ['{Math}', '1:1 {Math} in text is an expression, and "Math" is an object of JavaScript, which has no text'],
    ['{Date.now}', '1:1 {Date.now} in text is an expression, and "Date.now" is a function of JavaScript, which has no text'],
    ['{process.env.HOME}', '1:1 {process} in text is an expression, and there is no "process"'],
    ['{id?.name}', '1:1 {id} in text is an expression, and there is no "id"'],
  ])('%j, which has no value, is reported', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([`${problem}: write \\{ or put the text into code font`]);
  });

  test.each([
    ['<DocChip label={version} />', '{version} in <DocChip> is an expression, and there is no "version"'],
    ['<DocChip label={String} />', '{String} in <DocChip> is an expression, and "String" is a function of JavaScript, which has no text'],
  ])('%j as a property value is reported', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([`1:1 ${problem}: write a text in quotes, or a value of the page, as in export const name = 1`]);
  });

  test.each(['{Math.PI}', '{undefined}', '{String(1)}', '{Number.MAX_SAFE_INTEGER}', '<DocChip label={String(1)} />'])(
    '%j has a value',
    async (body) => {
      expect(await problemsOf(body)).toEqual([]);
    },
  );

  test('keeps its position after comments and heading ids', async () => {
    expect(await problemsOf('<!-- a\nb --> ## x\n\n## T {#t}\n\n<!-- c --> {d}')).toEqual([
      '6:12 {d} in text is an expression, and there is no "d": write \\{ or put the text into code font',
    ]);
  });
});

describe('properties of components', () => {
  test.each([
    [
      '<Tabs groupID="os"><TabItem value="a">x</TabItem></Tabs>',
      '1:1 <Tabs> has no property "groupID", did you mean "groupId"? (known: groupId, queryString, defaultValue)',
    ],
    [
      '<DocChip chip="sinse" label="25.03" />',
      '1:1 chip of <DocChip>: expected one of since, name, shadow, experimental, scoped, found "sinse" (did you mean "since"?)',
    ],
    ['<ExpandableCode title>x</ExpandableCode>', '1:1 title of <ExpandableCode>: expected a text in quotes'],
    ['<TabItem label="A">x</TabItem>', '1:1 <TabItem> needs value="…"'],
    ['<ComponentArchetype />', '1:1 <ComponentArchetype> needs project="blank"'],
    [
      '<AppLayoutViewer path="/a" sources={[\'home/HelloView.java\']} mobile="yes" />',
      '1:1 mobile of <AppLayoutViewer>: expected true or false',
    ],
  ])('%s is refused', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });

  test('may be computed', async () => {
    expect(
      await problemsOf('export const label = "x"\n\n<DocChip chip="since" label={label} />\n\n<DocChip {...{ chip: label }} />'),
    ).toEqual([]);
  });
});

describe('code fences', () => {
  test('become highlighted blocks with title and line numbers', async () => {
    expect(await renderMdx('```Java title="A &lt;b&gt;.java" {2} showLineNumbers\nint a;\nint b;\n```')).toBe(
      '<pre data-language="java" data-numbers="true" title="A &lt;b&gt;.java">' +
        '<span class="line"><i class="k">int</i> a;\n</span><span class="line marked" data-note="highlighted"><i class="k">int</i> b;\n</span></pre>',
    );
  });

  test('keep text that looks like HTML or JSX', async () => {
    expect(await renderMdx('```text\n<a href="&lt;">{x}</a>\n\n  "y"\n```')).toBe(
      '<pre data-language="text">&lt;a href=&quot;&amp;lt;&quot;&gt;{x}&lt;/a&gt;\n\n  &quot;y&quot;</pre>',
    );
  });

  test('show a file of the samples, or a region of it', async () => {
    const { code, problems, sources } = await compileMdx('```java file="home/HelloView.java"\n```');
    expect(problems).toEqual([]);
    expect(code).toContain('title: "HelloView.java"');
    expect(Object.keys(sources)).toEqual(['samples/home/HelloView.java']);
  });

  test.each([
    [
      '```java file="home/Gone.java"\n```',
      'the file "home/Gone.java" of the code fence does not exist: there is no content/samples/home/Gone.java',
    ],
    [
      '```java file="home/HelloView.java" region="x"\n```',
      'the file "home/HelloView.java" of the code fence cannot be shown: it has no region "x" (regions: none)',
    ],
    ['```java region="x"\n```', 'the code fence has region="x" without file="…"'],
    [
      '```java file="home/HelloView.java"\nint a;\n```',
      'the code fence has file="home/HelloView.java" and code of its own; leave out one of them',
    ],
    ['```java title="A\nint a;\n```', 'the option title="A of the code fence has no end; write title="A"'],
    ['```java\n// highlight-start\na\n```', 'the code has "highlight-start" without "highlight-end" behind it'],
    [
      '```mermaid\ngraph LR\n```',
      'the diagram has no text alternative; write ```mermaid alt="What the diagram shows, in one or two sentences"',
    ],
    ['```html preview\n<p></p>\n```', 'the preview has no text alternative; write ```html preview title="What the picture shows"'],
    [
      '```java preview title="x"\nint a;\n```',
      'only HTML that is written into the code fence has a preview; write ```html preview title="What the picture shows"',
    ],
    ['```mermaid alt="x"\nflowchart LR\n  a -- \n```', 'the diagram cannot be drawn'],
  ])('%j is refused', async (body, message) => {
    if (message.startsWith('the diagram cannot')) {
      const [problem, ...others] = await problemsOf(`Text\n\n${body}`);
      expect(problem).toMatch(/^5:1 the diagram cannot be drawn: Parse error on line 3: Expecting /);
      expect(others).toEqual([]);
      return;
    }
    expect(await problemsOf(`Text\n\n${body}`)).toEqual([`3:1 ${message}`]);
  });

  test('with a preview are drawn above the code, which has no title of its own', async () => {
    const { pictures } = await compileMdx('Text\n\n```html preview title="A button" {1}\n<dwc-button>Save</dwc-button>\n```');
    expect(pictures).toEqual([{ line: 3, column: 1, markup: '<dwc-button>Save</dwc-button>' }]);
    expect(await renderMdx('```html preview title="A button"\n<hr>\n```')).toBe(
      '<div data-preview="A button: &lt;hr&gt;"><pre data-language="html">&lt;<i class="k">hr</i>&gt;</pre></div>',
    );
  });

  test('of diagrams are passed on unchanged', async () => {
    expect(await renderMdx('```mermaid alt="A leads to B"\ngraph LR\n  A --> B\n```')).toBe(
      '<pre data-mermaid="graph LR\n  A --&gt; B"></pre>',
    );
  });

  test('with a line range that cannot be read are reported', async () => {
    expect(await problemsOf('Text\n\n```java {a}\nx\n```')).toEqual([
      '3:1 line range "a" of the code fence cannot be read; expected numbers as in {1,3-5}',
    ]);
  });

  test('with an unknown option are shown, with a warning', async () => {
    const { code, problems } = await compileMdx('Text\n\n```java titel="A"\nx\n```');
    expect(code).toContain('CodeBlock');
    expect(problems).toEqual([
      {
        severity: 'warning',
        message:
          'unknown option "titel=\\"A\\"" of the code fence is ignored; known are title="…", {1,3-5}, showLineNumbers, added={…}, removed={…}, focus={…}, error={…}, /word/, diff, wrap, preview, file="…", region="…", unchecked="…", alt="…"',
        line: 3,
        column: 1,
      },
    ]);
  });

  test('table cells are aligned by attribute, not by style', async () => {
    const { code } = await compileMdx('| a | b |\n| :-- | --: |\n| 1 | 2 |');
    expect(code).toContain('align: "right"');
    expect(code).not.toContain('textAlign');
  });
});
