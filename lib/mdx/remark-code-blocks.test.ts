import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';
import { renderMdx } from './test-render';

const imported = "import CodeBlock from '@theme/CodeBlock';\n\n";

describe('a code block written as a component', () => {
  test.each([
    ['<CodeBlock language="java" title="A.java">{`int a;`}</CodeBlock>', '```java title="A.java"\nint a;\n```'],
    [
      "<CodeBlock\n  language='java'\n  showLineNumbers>\n  {`int a;\nint b;`}\n</CodeBlock>",
      '```java showLineNumbers\nint a;\nint b;\n```',
    ],
    ['<CodeBlock language="java" metastring="{1}">{"int a;"}</CodeBlock>', '```java {1}\nint a;\n```'],
    ['<CodeBlock>plain text</CodeBlock>', '```\nplain text\n```'],
  ])('is a fence: %s', async (body, fence) => {
    expect((await renderMdx(imported + body)).trim()).toBe(await renderMdx(fence));
  });

  test('is checked like one', async () => {
    const { outline } = await compileMdx('<CodeBlock language="java">{`int a;`}</CodeBlock>');
    expect(outline.fences).toMatchObject([{ language: 'java', code: 'int a;' }]);
  });
});

describe('authors cannot use components that the compiler generates', () => {
  const fence = 'write a code fence, as in ```java title="App.java"';

  test.each([
    [
      `${imported}<CodeBlock>{code}</CodeBlock>`,
      `cannot import CodeBlock from "@theme/CodeBlock": the site has no such component; ${fence}`,
    ],
    ['<CodeBlock language={name}>{`int a;`}</CodeBlock>', `unknown component <CodeBlock>; ${fence}`],
    [
      '<Mermaid value="graph TD; A-->B" />',
      'unknown component <Mermaid>; write a code fence, as in ```mermaid alt="What the diagram shows"',
    ],
    ['<Html />', 'unknown component <Html>; write the HTML itself'],
    ['<Tokens />', 'unknown component <Tokens>; write one of the boxes, as in <ColorPalette />'],
  ])('%s', async (body, message) => {
    expect((await compileMdx(body)).problems.map((problem) => problem.message)).toContain(message);
  });
});
