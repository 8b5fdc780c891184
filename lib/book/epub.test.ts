import { XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { modelOf } from '../routes/test-model';
import type { Locale } from '../shared/i18n/locales';
import { toEpub } from './epub';
import { makeBooks } from './make';
import { toPrint } from './print';

const page = (title: string, text: string, more = '') => `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${text}\n`;

const { model } = modelOf(
  {
    'en/docs/guide/_category_.json': '{ "label": "Guide", "position": 1, "link": { "type": "doc", "id": "overview" } }',
    'en/docs/guide/overview.mdx': page(
      'Guide & more',
      `See [the button](button.mdx#use), [its top](/docs/guide/button), [here](#below), [nothing](button.mdx#gone), [other](/docs/other/start), [blog](/blog), [web](https://example.com/?a=1&b=2), [mail](mailto:a@example.com).

:::tip Short
A *tip* & a line<br/>break.
:::

## Below {#below}

| Left | Right |
| :--- | ----: |
| a    | b     |

\`\`\`java title="App.java" {2}
if (a < b && c > d) {
    call("&amp;");
}
\`\`\`

<Tabs>
<TabItem value="one">First</TabItem>
<TabItem value="two">Second</TabItem>
</Tabs>

- [x] done
- [ ] open

A note.[^1]

[^1]: The foot.
`,
      'sidebar_position: 1\n',
    ),
    'en/docs/guide/button.mdx': page(
      'Button',
      '## Use {#use}\n\n```html preview title="A button"\n<dwc-button theme="primary">Save</dwc-button>\n```\n\n## Use {#use-2}\n\n![A picture](picture.png)\n',
    ),
    'en/docs/guide/inner/_category_.json': '{ "label": "Inner", "link": { "type": "generated-index", "description": "Pages." } }',
    'en/docs/guide/inner/deep.mdx': page('Deep', '## Use {#use}\n'),
    'en/docs/other/_category_.json': '{ "label": "Other", "position": 2 }',
    'en/docs/other/start.mdx': page('Start', '[back](../guide/button.mdx#use)'),
    'de/docs/guide/button.mdx': page('Knopf', '## Verwenden {#use}\n'),
  },
  { env: { SITE_URL: 'https://docs.example.com', BASE_PATH: '/sub' } },
);

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

async function booksOf(locale: Locale) {
  const books = new Map<string, { bytes: Uint8Array; files: Record<string, string>; names: string[] }>();
  for await (const book of makeBooks(model, locale)) {
    const bytes = await toEpub(book, model.site);
    const unzipped = unzipSync(bytes);
    const files = Object.fromEntries(Object.entries(unzipped).map(([name, content]) => [name, text(content)]));
    books.set(book.plan.section, { bytes, files, names: Object.keys(unzipped) });
  }
  return books;
}

type Books = Awaited<ReturnType<typeof booksOf>>;
let english: Books;
let german: Books;

beforeAll(async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  english = await booksOf('en');
  german = await booksOf('de');
});

afterEach(() => vi.unstubAllEnvs());

const attributes = (xml: string, name: string) => [...xml.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test('there is a book for each section, and one with all', () => {
  expect([...english.keys()]).toEqual(['guide', 'other', 'all']);
  expect([...german.keys()]).toEqual(['guide', 'other', 'all']);
});

describe.each([
  ['en', 'guide'],
  ['en', 'other'],
  ['en', 'all'],
  ['de', 'guide'],
  ['de', 'all'],
] as const)('the book %s/%s', (locale, section) => {
  const book = () => {
    const found = (locale === 'en' ? english : german).get(section);
    if (!found) throw new Error('no book');
    return found;
  };
  const documents = () => Object.entries(book().files).filter(([name]) => /\.(?:xhtml|opf|xml)$/.test(name));

  test('begins with its type, which is not compressed', () => {
    const { bytes } = book();
    const header = Buffer.from(bytes);
    expect(header.readUInt32LE(0)).toBe(0x04034b50);
    // Method: stored. Readers look for the type at byte 38: a name of 8 bytes, and no extra field.
    expect([header.readUInt16LE(8), header.readUInt16LE(26), header.readUInt16LE(28)]).toEqual([0, 8, 0]);
    expect(header.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  });

  test('names its package, which lists all files', () => {
    const { files, names } = book();
    expect(attributes(files['META-INF/container.xml'] ?? '', 'full-path')).toEqual(['EPUB/package.opf']);
    const opf = files['EPUB/package.opf'] ?? '';
    const listed = attributes(opf.slice(opf.indexOf('<manifest>')), 'href').map((name) => `EPUB/${name}`);
    expect(listed.sort()).toEqual(
      names.filter((name) => !['mimetype', 'META-INF/container.xml', 'EPUB/package.opf'].includes(name)).sort(),
    );
    const ids = attributes(opf.slice(opf.indexOf('<manifest>'), opf.indexOf('</manifest>')), 'id');
    expect(attributes(opf, 'idref').every((id) => ids.includes(id))).toBe(true);
    expect(opf).toContain('<meta property="dcterms:modified">2023-11-14T22:13:20Z</meta>');
    expect(opf).toContain(`<dc:identifier id="id">https://docs.example.com/sub/books/${locale}/${section}.epub</dc:identifier>`);
    expect(opf).toContain(`<dc:language>${locale === 'en' ? 'en-US' : 'de-DE'}</dc:language>`);
  });

  test('has well-formed documents without scripts, inline styles, and duplicate ids', () => {
    for (const [name, xml] of documents()) {
      expect([name, XMLValidator.validate(xml)]).toEqual([name, true]);
      const ids = attributes(xml, 'id');
      expect([name, new Set(ids).size]).toEqual([name, ids.length]);
      expect(xml).not.toMatch(/<script|\son\w+="|\sstyle="/);
    }
    // Also across chapters, which are one document in print.
    const all = documents().flatMap(([name, xml]) => (name.endsWith('.xhtml') ? attributes(xml, 'id') : []));
    expect(new Set(all).size).toBe(all.length);
  });

  test('has only links that lead to a place in it, or to another site', () => {
    const { files } = book();
    for (const [name, xml] of documents()) {
      if (!name.endsWith('.xhtml')) continue;
      for (const href of [...attributes(xml, 'href'), ...attributes(xml, 'src')]) {
        if (/^(?:https?|mailto):/.test(href)) continue;
        const [file = '', id] = href.split('#');
        expect([href, Object.keys(files)]).toEqual([href, expect.arrayContaining([`EPUB/${file}`])]);
        if (id !== undefined) expect(attributes(files[`EPUB/${file}`] ?? '', 'id')).toContain(id);
      }
    }
  });

  test('lists all chapters in its table of contents, in their order', () => {
    const { files } = book();
    const spine = attributes(files['EPUB/package.opf'] ?? '', 'idref');
    const opf = files['EPUB/package.opf'] ?? '';
    const hrefs = spine.map((id) => new RegExp(`<item id="${id}" href="([^"]*)"`).exec(opf)?.[1]);
    const chapters = hrefs.filter((href) => href !== 'nav.xhtml' && href !== 'title.xhtml');
    const listed = attributes(files['EPUB/nav.xhtml'] ?? '', 'href').filter((href) => href.endsWith('.xhtml'));
    expect(listed).toEqual(chapters);
    expect(chapters.length).toBeGreaterThan(0);
  });
});

test('links inside of the book lead to their place, all others to the site in the language', () => {
  const overview = english.get('guide')?.files['EPUB/guide-overview.xhtml'] ?? '';
  expect(attributes(overview.slice(overview.indexOf('<body')), 'href').slice(0, 8)).toEqual([
    'guide-button.xhtml#guide-button--use',
    'guide-button.xhtml',
    'guide-overview.xhtml#guide-overview--below',
    'guide-button.xhtml',
    'https://docs.example.com/sub/docs/other/start',
    'https://docs.example.com/sub/blog',
    'https://example.com/?a=1&amp;b=2',
    'mailto:a@example.com',
  ]);
  expect(english.get('all')?.files['EPUB/guide-overview.xhtml']).toContain('href="other-start.xhtml"');
  expect(german.get('guide')?.files['EPUB/guide-overview.xhtml']).toContain('href="https://docs.example.com/sub/de/docs/other/start"');
});

test('the title page of a translation says that it is one, and leads to the English page', () => {
  const title = (books: Books, section: string) => books.get(section)?.files['EPUB/title.xhtml'] ?? '';
  expect(title(german, 'guide')).toContain('<a href="https://docs.example.com/sub/docs/guide/overview">englische Dokumentation</a>');
  expect(title(german, 'other')).not.toContain('b-notice');
  expect(title(english, 'guide')).not.toContain('b-notice');
});

test('headings of the second level are in the table of contents, and an untranslated chapter has its own language', () => {
  const nav = german.get('guide')?.files['EPUB/nav.xhtml'] ?? '';
  expect(nav).toContain('<a href="guide-button.xhtml#guide-button--use">Verwenden</a>');
  expect(nav).toContain('lang="de-DE"');
  expect(german.get('guide')?.files['EPUB/guide-inner-deep.xhtml']).toContain(
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-US" xml:lang="en-US" dir="ltr">',
  );
});

test('code keeps its text, and its lines hang; tables keep their alignment; tasks and pictures have alternatives', () => {
  const overview = english.get('guide')?.files['EPUB/guide-overview.xhtml'] ?? '';
  const [, code = ''] = /<pre><code class="language-java">([\s\S]*?)<\/code><\/pre>/.exec(overview) ?? [];
  expect(code.replace(/<[^>]*>/g, '')).toBe('if (a &lt; b &amp;&amp; c &gt; d) {\n    call(&quot;&amp;amp;&quot;);\n}\n');
  expect(code).toMatch(/<span class="line marked i4" title="[^"]+">/);
  expect(overview).toContain('class="at-right"');
  expect(overview).toMatch(/<span role="img" aria-label="[^"]+">☑ <\/span>/);
  const button = english.get('guide')?.files['EPUB/guide-button.xhtml'] ?? '';
  expect(button).toMatch(/<div class="preview book[^"]*" role="img" aria-label="A button">/);
  expect(button).toContain('A picture');
});

test('the same content gives the same bytes', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
  const again = await booksOf('en');
  for (const [section, { bytes }] of english) expect(Buffer.from(again.get(section)?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
});

test('the printed book is one document, whose links lead to places in it', async () => {
  for await (const book of makeBooks(model, 'en')) {
    const { xhtml, read } = await toPrint(book, model.site);
    expect(XMLValidator.validate(xhtml)).toBe(true);
    const ids = attributes(xhtml, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of attributes(xhtml.slice(xhtml.indexOf('<body')), 'href'))
      if (!/^(?:https?|mailto):/.test(href)) expect(ids).toContain(href.slice(1));
    expect(text((await read('style.css')).content)).toContain('@page');
  }
});
