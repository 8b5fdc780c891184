import { expect, test } from 'vitest';
import { translatorFor } from '../i18n/translator';
import { chipsOf } from './chips';

test('chips are the facts of a component page, in the language of the page', async () => {
  const t = await translatorFor('de');
  const frontMatter = { since: '23.05', client_tag: 'dwc-button', shadow: true, javadoc: 'webforj-foundation/com.webforj.App' };
  expect(chipsOf(frontMatter, t, '/docs/client-components/button')).toEqual([
    { text: t('chips.since', { version: '23.05' }), hue: 'amber' },
    { text: 'dwc-button', code: true, href: '/docs/client-components/button' },
    { text: t('chips.shadow') },
    { text: t('chips.javadoc'), href: expect.stringMatching(/\/webforj-foundation\/[\d.]+\/com\/webforj\/App\.html$/) },
  ]);
  expect(chipsOf({ client_tag: 'dwc-button', shadow: false }, t)).toEqual([{ text: 'dwc-button', code: true, href: undefined }]);
  expect(chipsOf({}, t)).toEqual([]);
});
