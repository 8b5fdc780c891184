import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';

describe('demos of a page', () => {
  test('are listed with their attributes, in the order of the page', async () => {
    const { demos, problems } = await compileMdx(
      [
        `<ComponentDemo path="/webforj/a?" sources={['home/HelloView.java', "components/button/ButtonView.java"]} title="First" height="300px" />`,
        '',
        ":::note\n\n<ComponentDemo path={'/webforj/b'} sources={[`home/HelloView.java`]} />\n\n:::",
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(demos).toEqual([
      { path: '/webforj/a?', sources: ['home/HelloView.java', 'components/button/ButtonView.java'], title: 'First', height: '300px' },
      { path: '/webforj/b', sources: ['home/HelloView.java'], title: undefined, height: undefined },
    ]);
  });

  test('are found under their imported name', async () => {
    const { demos } = await compileMdx(
      `import Demo from '@site/src/components/DocsTools/ComponentDemo';\n\n<Demo path="/webforj/a" sources={['A.java']} />`,
    );
    expect(demos.map(({ path }) => path)).toEqual(['/webforj/a']);
  });

  test.each([
    ['a computed path', `<ComponentDemo path={'/webforj/' + 1} sources={['A.java']} />`],
    ['a path with a variable', "export const name = 'a';\n\n<ComponentDemo path={name} sources={['A.java']} />"],
    ['computed sources', `export const files = ['A.java'];\n\n<ComponentDemo path="/webforj/a" sources={files} />`],
    ['a source that is no text', `<ComponentDemo path="/webforj/a" sources={['A.java', 1]} />`],
    ['spread sources', `<ComponentDemo path="/webforj/a" sources={[...['A.java']]} />`],
    ['attributes of an object', `<ComponentDemo {...{ path: '/webforj/a' }} sources={['A.java']} />`],
  ])('with %s are left out, with a warning', async (_name, body) => {
    const { demos, problems } = await compileMdx(body);
    expect(demos).toEqual([]);
    expect(problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('not on the live demo page'), line: body.split('\n').length },
    ]);
  });

  test.each([
    ['<ComponentDemo path="/webforj/a" sources={[]} />', ['sources of <ComponentDemo>: expected at least one text in the list']],
    ['<ComponentDemo path="/webforj/a" sources="A.java" />', ["sources of <ComponentDemo>: expected a list of texts, as in {['a', 'b']}"]],
    ['<ComponentDemo path="/webforj/a" />', ["<ComponentDemo> needs sources={['…']}"]],
    ['<AppLayoutViewer />', ['<AppLayoutViewer> needs path="…"', "<AppLayoutViewer> needs sources={['…']}"]],
  ])('as %s are refused', async (body, messages) => {
    const { demos, problems } = await compileMdx(body);
    expect(demos).toEqual([]);
    expect(problems).toEqual(messages.map((message) => ({ severity: 'error', message, line: 1, column: 1 })));
  });

  test('with a source that does not exist are reported with the nearest name', async () => {
    const { problems } = await compileMdx(`Text\n\n<ComponentDemo path="/a" sources={['home/HelloView.java', 'home/HeloView.java']} />`);
    const message =
      'the source "home/HeloView.java" of the demo does not exist: there is no content/samples/home/HeloView.java, did you mean "home/HelloView.java"?';
    expect(problems).toEqual([{ severity: 'error', message, line: 3, column: 1 }]);
  });

  test('in code are ignored', async () => {
    expect((await compileMdx('```jsx\n<ComponentDemo path="/a" sources={[\'A.java\']} />\n```')).demos).toEqual([]);
  });
});

test('pictures of previews and cards are collected; one that does not exist is reported with the nearest name', async () => {
  const { pictures, problems, sources } = await compileMdx(
    '<Preview src="components/button/ButtonView" title="A button" />\n\n<GalleryCard header="Button" href="/" preview="cards/Buton" />',
  );
  expect(pictures).toEqual([
    { src: 'components/button/ButtonView', line: 1, column: 1 },
    { src: 'cards/Buton', line: 3, column: 1 },
  ]);
  expect(Object.keys(sources)).toContain('samples/components/button/ButtonView.preview.html');
  const message =
    'the preview "cards/Buton" does not exist: there is no content/samples/cards/Buton.preview.html, did you mean "cards/Button.preview.html"?';
  expect(problems).toEqual([{ severity: 'error', message, line: 3, column: 1 }]);
});
