import { createHash } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { canonicalPayload } from './canonical-payload';
import { linkedStyles, mergeStyles } from './merge-styles';

/** Where inline scripts of the framework go; named by content, so that a host may keep them for good. */
const scriptFolder = '/_next/static/inline';

type Options = {
  basePath: string;
  /** Address of the payload within the export. */
  url: string;
  /** Gives other addresses of style sheets to the page and to its payload (`mergeStyles`). */
  restyle?: (text: string) => string;
};

type Deferred = {
  html: string;
  /** What the page's `.txt` file is to hold: {@link canonicalPayload}, and its sum. */
  payload: string;
  /** Files that the page loads besides: site path → content. */
  files: Map<string, string>;
};

/**
 * What the boot script reads to start the runtime of a page: address of the payload on the host; sum of the payload, which
 * stands in its last row, since a page of another deploy must not be mixed with it; addresses of the scripts.
 */
export type Runtime = [payload: string, sum: string, ...scripts: string[]];

/**
 * Takes the client runtime out of a page: no script of the framework runs until the boot script starts them all
 * (components/site/boot-script.tsx). The payload that the framework wrote into the page is the same as in its `.txt`
 * file, which is used instead. What is left has one inline script, the same on every page.
 * @param payload content of the page's `.txt` file
 * @throws Error when the page holds another payload than the file, or none
 */
export function deferRuntime(html: string, payload: string, { basePath, url, restyle = (text) => text }: Options): Deferred {
  const scripts: string[] = [];
  const files = new Map<string, string>();
  let inline = '';
  let rest = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, attributes: string, code: string) => {
      const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
      // Polyfills for browsers without modules, which are older than what the site is written for.
      if (/\snomodule/i.test(attributes)) return '';
      if (src?.startsWith(`${basePath}/_next/`)) {
        scripts.push(src);
        return '';
      }
      const chunk = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/.exec(code)?.[1];
      if (chunk) {
        inline += (JSON.parse(chunk) as [1, string])[1];
        return '';
      }
      if (code.startsWith('(self.__next_f=')) return '';
      if (attributes.includes('id="_R_"')) {
        const file = `${scriptFolder}/${digest(code).slice(0, 12)}.js`;
        files.set(file, code);
        scripts.push(basePath + file);
        return '';
      }
      return tag;
    });
  // Browsers search what is hidden only in this way, which React cannot write (components/mdx/tab-panels.tsx).
  rest = rest.replace(/(<div [^>]*role="tabpanel"[^>]*) hidden=""/g, '$1 hidden="until-found"');
  // React writes it before or after others of the head, whichever was ready first.
  const sizeAdjust = '<meta name="next-size-adjust" content=""/>';
  if (rest.includes(sizeAdjust)) rest = rest.replace(sizeAdjust, '').replace('</head>', `${sizeAdjust}</head>`);
  if (inline !== payload) throw new Error(`${url}: the payload in the page is not that of its .txt file.`);
  const signed = signPayload(canonicalPayload(restyle(payload)));
  const runtime: Runtime = [basePath + url, signed.sum, ...scripts];
  // Data, no script: a policy against inline scripts does not concern it. Nothing in it needs escaping but "<".
  const data = `<script type="application/json" id="runtime">${JSON.stringify(runtime).replaceAll('<', '\\u003c')}</script>`;
  return { html: restyle(rest).replace('</body>', () => `${data}</body>`), payload: signed.payload, files };
}

/**
 * Adds the sum of a payload, in a last row that nothing refers to, under an id that no page reaches. The row of an earlier
 * sum is taken away.
 */
export function signPayload(payload: string): { sum: string; payload: string } {
  const rows = payload.replace(/^fffff:.*\n$/m, '');
  const sum = digest(rows).slice(0, 12);
  return { sum, payload: `${rows}fffff:"${sum}"\n` };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** More than the heads of pages have: what is read of a page to learn its style sheets. */
const headBytes = 2 ** 15;

/** The head of a page, and of what follows whatever was read with it. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const start = buffer.toString('utf8', 0, bytesRead);
    return bytesRead < headBytes || start.includes('</head>') ? start : await readFile(file, 'utf8');
  } finally {
    await handle.close();
  }
}

/**
 * Defers the runtime of every page of an export that has one, gives all pages one style sheet, and brings the payloads
 * into an order that does not change.
 * @param options `styles` are lists of style sheets that other pages of the site load, which are not in the export yet
 * @param compress gets each file that was written for good, with its content
 * @returns the lists of style sheets of all pages
 */
export async function deferRuntimes(
  exportDir: string,
  { basePath, styles: known = [] }: { basePath: string; styles?: string[][] },
  compress: (file: string, content: Buffer) => Promise<void> = async () => {},
): Promise<string[][]> {
  const pages = (await glob(['**/*.html'], { cwd: exportDir })).sort();
  const styles = new Map(known.map((list) => [list.join(), list]));
  for (const file of pages) {
    const list = linkedStyles(await readHead(path.join(exportDir, file)));
    styles.set(list.join(), list);
  }
  const restyle = await mergeStyles(exportDir, basePath, styles.values());
  const written = new Map<string, string>();
  const put = async (file: string, text: string) => {
    const content = Buffer.from(text);
    await writeFile(file, content);
    await compress(file, content);
  };
  const work = async () => {
    for (let file = pages.pop(); file !== undefined; file = pages.pop()) {
      const page = path.join(exportDir, file);
      const html = await readFile(page, 'utf8');
      // Redirect pages, and what else no component renders.
      if (!html.includes('self.__next_f')) continue;
      const url = `/${file.replace(/\.html$/, '.txt')}`;
      const payload = path.join(exportDir, url);
      const deferred = deferRuntime(html, await readFile(payload, 'utf8'), { basePath, url, restyle });
      await Promise.all([put(page, deferred.html), put(payload, deferred.payload)]);
      for (const [name, code] of deferred.files) written.set(name, code);
    }
  };
  // While one page is worked on, others are read, written and compressed.
  await Promise.all(Array.from({ length: 4 }, work));
  for (const [name, code] of written) {
    const file = path.join(exportDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await put(file, code);
  }
  return [...styles.values()];
}
