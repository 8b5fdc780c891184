import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';

/** Problems of a body as `line:column message`. */
async function problemsOf(body: string): Promise<string[]> {
  const { problems } = await compileMdx(body);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('an active element is refused', () => {
  test.each([
    ['<script>alert(1)</script>', '<script> is not allowed: scripts of pages do not run; show it in a code fence, or leave it out'],
    ['<script src="https://evil.example/x.js" />', '<script> is not allowed: scripts of pages do not run'],
    ['<style>a</style>', '<style> is not allowed: the security policy blocks it; use Markdown'],
    ['<base href="https://evil.example" />', '<base> is not allowed: it would lead all links of the page elsewhere'],
    ['<meta httpEquiv="refresh" content="0; url=/" />', '<meta> is not allowed: the site writes it; write title_meta, description'],
    ['<link rel="stylesheet" href="https://evil.example/x.css" />', '<link> is not allowed: the site writes it'],
    ['<object data="x.swf" />', '<object> is not allowed: the security policy blocks it; link to the file'],
    ['<embed src="x.swf" />', '<embed> is not allowed'],
    ['{true && <script src="x.js" />}', '<script> is not allowed'],
    ['export const A = () => <script src="x.js" />', '<script> is not allowed'],
    ['<svg><script>a</script></svg>', '<script> is not allowed'],
  ])('%s', async (body, problem) => {
    expect((await problemsOf(body))[0]).toContain(problem);
  });
});

describe('an active attribute is refused', () => {
  test.each([
    ["<div style={{ color: 'red' }}>x</div>", 'style of <div> is not allowed: the security policy blocks it; use Markdown'],
    ['<div style="color: red">x</div>', 'style of <div> is not allowed'],
    ["{true && <b style={{ color: 'red' }} />}", 'style of <b> is not allowed'],
    ['<b onClick={() => 1}>x</b>', 'onClick of <b> is not allowed: scripts of pages do not run; leave it out'],
    ['<b onclick="x()">x</b>', 'onclick of <b> is not allowed'],
    ['<b {...{ onClick: 1 }}>x</b>', 'onClick of <b> is not allowed'],
    [
      '<b dangerouslySetInnerHTML={{ __html: "<i>" }} />',
      'dangerouslySetInnerHTML of <b> is not allowed: write the content between the tags',
    ],
    ['<iframe src="https://a.example" srcDoc="<b>" />', 'srcDoc of <iframe> is not allowed'],
  ])('%s', async (body, problem) => {
    const problems = await problemsOf(body);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a forbidden URL scheme is refused', () => {
  const advice = 'write a path, or an address that begins with https:, http:, mailto: or tel:';

  test.each([
    ['[x](javascript:alert)', '1:1 the link "javascript:alert" has the scheme "javascript:"'],
    ['[x](JaVaScRiPt:alert)', '1:1 the link "JaVaScRiPt:alert" has the scheme "JaVaScRiPt:"'],
    ['Text [x](&#106;avascript:alert)', '1:6 the link "javascript:alert" has the scheme "javascript:"'],
    ['[x](vbscript:a)', '1:1 the link "vbscript:a" has the scheme "vbscript:"'],
    ['[x](data:text/html,a)', '1:1 the link "data:text/html,a" has the scheme "data:"'],
    ['[x](file:///etc/passwd)', '1:1 the link "file:///etc/passwd" has the scheme "file:"'],
    ['[x]\n\n[x]: javascript:alert', '3:1 the link "javascript:alert" has the scheme "javascript:"'],
    ['<a href="javascript:alert">x</a>', '1:1 href of <a> "javascript:alert" has the scheme "javascript:"'],
    ["<a href={'\\tjavascript:a'}>x</a>", '1:1 href of <a> "\tjavascript:a" has the scheme "javascript:"'],
    ['<DocCard href="javascript:a" title="x" />', '1:1 href of <DocCard> "javascript:a" has the scheme "javascript:"'],
    ['<form action="javascript:a" />', '1:1 action of <form> "javascript:a" has the scheme "javascript:"'],
    ['<svg><a xlinkHref="javascript:a" /></svg>', '1:6 xlinkHref of <a> "javascript:a" has the scheme "javascript:"'],
    ['{true && <a href="javascript:a">x</a>}', '1:10 href of <a> "javascript:a" has the scheme "javascript:"'],
  ])('%j', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([`${problem}: ${advice}`]);
  });
});

test.each([
  '[a](https://a.example) [b](mailto:a@a.example) [c](tel:+49) [d](./d.mdx) [e](#e) <https://a.example>',
  '<a href="/docs/a?b=c:d">x</a>',
  '<div className="wide" id="x">a</div>',
  '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>',
  '`<script>` and `style={{}}`',
  '```html\n<script>alert(1)</script>\n```',
])('%j is fine', async (body) => {
  expect(await problemsOf(body)).toEqual([]);
});

test('frames are recorded, because the configuration allows their hosts', async () => {
  const { frames, problems } = await compileMdx(
    'Text\n\n<iframe src="https://a.example/x" />\n\n{true && <iframe src="https://b.example" />}',
  );
  expect(problems).toEqual([]);
  expect(frames).toEqual([
    expect.objectContaining({ url: 'https://a.example/x', line: 3, column: 1 }),
    expect.objectContaining({ url: 'https://b.example', line: 5, column: 10 }),
  ]);
  expect(await problemsOf('<iframe src={props.url} />')).toEqual(['1:1 <iframe> needs src="https://…", written as a text']);
});
