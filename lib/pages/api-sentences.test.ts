import { expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import { apiSentences } from './api-sentences';

const page = (title: string, type: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\njavadoc: webforj-foundation/com.webforj.${type}\n---\nText.`;

const { model } = modelOf({
  'en/docs/text-field.mdx': page('Text Field', 'field.TextField', 'Take one line of text.'),
  'de/docs/text-field.mdx': '---\ntitle: Textfeld\ndescription: Eine Zeile Text eingeben.\n---\nText.',
  'en/docs/elements.mdx': page('Elements', 'Element', 'Put any tag into an app with Element.'),
  'en/docs/basics.mdx': page('Basics', 'Component', 'What every component has.'),
  'en/docs/silent.mdx': '---\ntitle: Silent\njavadoc: webforj-foundation/com.webforj.Silent\n---\nText.',
});

test('a type has the description of its page, in the language of the reader', async () => {
  expect(await apiSentences(model, 'de')).toMatchObject({
    'com.webforj.field.TextField': { text: 'Eine Zeile Text eingeben.' },
    'com.webforj.Element': { text: 'Put any tag into an app with Element.', lang: 'en-US' },
  });
});

test('pages about more than the type say nothing about it', async () => {
  expect(Object.keys(await apiSentences(model, 'en'))).not.toContain('com.webforj.Component');
});
