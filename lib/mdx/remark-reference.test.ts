import { describe, expect, test } from 'vitest';
import { parseComponent } from '../reference/data';
import { compileMdx } from './compile';

describe('reference tables', () => {
  test('have the same heading and row ids in every language', async () => {
    const english = await compileMdx('## Styling {#styling}\n\n<TableBuilder name="dwc-button" />', 'en');
    const german = await compileMdx('## Gestaltung {#styling}\n\n<TableBuilder name="dwc-button" />', 'de');
    expect(english.problems).toEqual([]);
    expect(english.headings).toMatchObject(
      ['styling', 'shadow-parts', 'slots', 'reflected-attributes', 'css-properties'].map((id) => ({ id, nested: false })),
    );
    expect(german.headings.map((heading) => 'id' in heading && heading.id)).toEqual(
      english.headings.map((heading) => 'id' in heading && heading.id),
    );
    expect(german.headings).toMatchObject([{}, {}, {}, { parts: [{ value: 'Gespiegelte Attribute' }] }, {}]);
    expect(english.anchors).toEqual(
      expect.arrayContaining(['part-label', 'slot-default', 'slot-prefix', 'attribute-theme', 'dwc-button-background']),
    );
  });

  test('are beside a drawing of the parts, whose places their rows name', async () => {
    const { code, pictures } = await compileMdx('<TableBuilder name="dwc-button" clientComponent />');
    expect(pictures).toEqual([{ anatomy: 'dwc-button' }]);
    expect(code).toContain('title: "Parts of dwc-button"');
    expect(code).toContain('<tr id=\\"part-label\\" data-place=\\"3\\">');
    expect(code).toContain('<tr id=\\"part-left-edge\\"><th');
    for (const without of ['<TableBuilder name="dwc-hotkey" clientComponent />', '<TableBuilder name="dwc-button" />'])
      expect((await compileMdx(without)).pictures).toEqual([]);
  });

  test('accept the name of the Java control, and leave out what Java does not use', async () => {
    const { problems, code } = await compileMdx('<TableBuilder name="Button" />');
    expect(problems).toEqual([]);
    expect(code).toContain('left-edge');
    expect(code).not.toContain('part-dropdown-icon');
  });

  test('of a client component contain everything, with links to its dependencies', async () => {
    const { headings, links, problems } = await compileMdx('<TableBuilder name="dwc-button" clientComponent />');
    expect(problems).toEqual([]);
    expect(headings.map((heading) => 'id' in heading && heading.id)).toEqual([
      'properties',
      'events',
      'methods',
      'slots',
      'shadow-parts',
      'css-properties',
      'dependencies',
    ]);
    expect(links.map(({ url }) => url)).toContain('/client-components/icon.mdx');
  });

  test('of configuration keys have a row each', async () => {
    const { anchors, problems } = await compileMdx('<ConfigurationTable group="webforj" />');
    expect(problems).toEqual([]);
    expect(anchors).toEqual(expect.arrayContaining(['property-webforj-debug', 'property-webforj-servlets-n-className']));
  });

  test('of a version list new types, and new members of older types', async () => {
    const { code, problems } = await compileMdx('<NewApi version="25.03" />');
    expect(problems).toEqual([]);
    expect(code).toContain('com/webforj/router/observer/ActivateObserver');
    expect(code).toContain('setMovable(boolean)');
    // Only the start of Spring apps uses it.
    expect(code).not.toContain('SpringConfigMerger');
  });

  test('report a heading with one of their ids', async () => {
    const { problems } = await compileMdx('## Slots {#slots}\n\n<TableBuilder name="dwc-button" />');
    expect(problems).toMatchObject([{ severity: 'error', line: 3, message: expect.stringContaining('heading id "slots" is taken') }]);
  });

  test.each([
    [
      '<TableBuilder name="dwc-buton" />',
      'there is no client component "dwc-buton", did you mean "dwc-button"?: write its tag, as in name="dwc-button" (the data is in content/data/components)',
    ],
    ['<TableBuilder />', '<TableBuilder> needs name="…"'],
    [
      '<ConfigurationTable group="webforJ" />',
      'group of <ConfigurationTable>: expected one of webforj, devtools, found "webforJ" (did you mean "webforj"?)',
    ],
    [
      '<NewApi version="25.3" />',
      '<NewApi>: content/java-api/declarations.json has nothing that is new in "25.3". Write a version, as in "25.03"',
    ],
    ['<ParentLink parent="Fields" />', 'parent of <ParentLink>: expected one of Field, List, found "Fields" (did you mean "Field"?)'],
    [
      '<ShadowBox shadow="--dwc-shadow-huge" />',
      expect.stringContaining('<ShadowBox>: there is no token "--dwc-shadow-huge" (known: --dwc-shadow,'),
    ],
  ])('%s is refused', async (body, message) => {
    const { problems } = await compileMdx(`Text\n\n${body}`);
    expect(problems[0]).toEqual({ severity: 'error', line: 3, column: 1, message });
  });
});

test('a data file with missing fields is refused, naming file and fields', () => {
  expect(() =>
    parseComponent(
      'content/data/components/dwc-x.json',
      '{"tag":"dwc-x","controls":[],"events":[{"name":"a"}],"methods":["open"],"slots":[],"parts":[],"cssProperties":[],"dependencies":[],"dependents":[]}',
    ),
  ).toThrow(
    new Error(
      [
        'content/data/components/dwc-x.json: properties: is missing; expected a list',
        'content/data/components/dwc-x.json: events.0.detail: is missing; expected text',
        'content/data/components/dwc-x.json: methods.0: expected a method as in "open() => Promise<void>"',
      ].join('\n'),
    ),
  );
  expect(() => parseComponent('content/data/components/dwc-x.json', '{"tag"')).toThrow(
    'content/data/components/dwc-x.json is not valid JSON',
  );
});

describe('links to what controls of a kind share', () => {
  test('are part of the page, and checked like other links', async () => {
    const { links, code } = await compileMdx('<ParentLink parent="Field" />', 'de');
    expect(links).toEqual([{ url: '/components/fields/overview.mdx', line: 1, column: 1 }]);
    expect(code).toContain('Feldkomponenten');
  });
});

describe('boxes of tokens', () => {
  test('of one kind in a row are one table', async () => {
    const { code, problems } = await compileMdx(
      '<RadiusBox radius="--dwc-border-radius-s" />\n<RadiusBox radius="--dwc-border-radius-l" />\n\n<ShadowBox shadow="--dwc-shadow-m" />\n\nText\n\n<ColorPalette />',
    );
    expect(problems).toEqual([]);
    expect(code.match(/_jsx\(Tokens/g)).toHaveLength(3);
  });

  test('name their theme once per table, if themes differ', async () => {
    const { code } = await compileMdx(
      '<RadiusBox radius="--dwc-border-radius-s" />\n\nText\n\n<ShadowBox shadow="--dwc-shadow-s" />\n<ShadowBox shadow="--dwc-shadow-m" />\n\nText\n\n<ColorPalette />',
      'de',
    );
    const tables = code.split('_jsx(Tokens').slice(1);
    expect(tables.map((table) => table.split('des hellen Themes').length - 1)).toEqual([0, 1, 1]);
  });

  test('show one value per theme if themes differ', async () => {
    const { code } = await compileMdx('<SurfaceBox surface="--dwc-surface-3" />\n\n<SizingBox size="--dwc-size-m" />');
    const text = code.replace(/<[^>]+>/g, '');
    expect(text).toContain(
      '--dwc-surface-3light hsl(0, 0%, 100%) dark hsl(var(--dwc-color-default-h), var(--dwc-color-default-s), 12%) dark-pure hsl(0, 0%, 15%)',
    );
    expect(text).toContain('--dwc-size-m2.25rem');
  });

  test('of palettes show the colors of all shades', async () => {
    const text = (await compileMdx('<ColorPalette />')).code.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');
    expect(text).toContain('--dwc-color-primary-40 light hsl(211, 100%, 40%) dark hsl(211, 100%, 60%)');
    expect(text).toContain('--dwc-color-default-40 light hsl(211, 38%, 40%) dark hsl(211, 20%, 60%) dark-pure hsl(211, 3%, 60%)');
    expect(text).toContain('--dwc-color-on-danger-text var(--dwc-color-danger-text-40)');
  });

  test('can be used in a table', async () => {
    const { code, problems } = await compileMdx('| a |\n| - |\n| <TransitionBox easing="--dwc-ease-inQuad" /> |');
    expect(problems).toEqual([]);
    expect(code).toMatch(/_jsx\(Tokens, \{\s+html: .*cubic-bezier\(0\.55, 0\.085, 0\.68, 0\.53\).*\s+inline: true/);
  });
});

describe('texts of footnotes', () => {
  test('are in the language of the page', async () => {
    expect((await compileMdx('Text[^1]\n\n[^1]: Notiz', 'de')).code).toContain('Fußnoten');
  });
});
