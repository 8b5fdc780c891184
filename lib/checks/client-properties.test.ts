import { expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { checkClientProperties } from './client-properties';
import { readTextFiles } from './text-files';

test('a property name that the client component does not have is reported at its line', async () => {
  const code = [
    'Slider slider = new Slider();',
    'slider.setProperty("tooltips", true);',
    'slider.setProperty("slidable", true);',
    'Element map = new Element("my-map");',
    'map.setProperty("anything", true);',
  ].join('\n');
  const content = parseContent(files({ 'en/docs/a.mdx': `---\ntitle: A\n---\n\`\`\`java\n${code}\n\`\`\`` }));
  const compiled = await readTextFiles(content, [{ name: 'current' }]);
  expect((await checkClientProperties(compiled)).map(formatProblem)).toEqual([
    'content/en/docs/a.mdx:7: dwc-slider has no property "slidable"; the names are those of content/data/components/dwc-slider.json',
  ]);
});
