import { createHash } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { brokenAssumption } from './assumptions';
import { canonicalPayload } from './canonical-payload';
import { linkedStyles, mergeStyles } from './merge-styles';

/** Folder of the extracted inline scripts. File names are content hashes, so hosts may cache the files forever. */
const scriptFolder = '/_next/static/inline';

type Options = {
  basePath: string;
  /** Path of the payload in the export. */
  url: string;
  /** Replaces the URLs of style sheets in the page and its payload (`mergeStyles`). */
  restyle?: (text: string) => string;
};

type Deferred = {
  html: string;
  /** New content of the page's `.txt` file: {@link canonicalPayload}, followed by its checksum. */
  payload: string;
  /** Further files that the page loads: site path → content. */
  files: Map<string, string>;
};

/**
 * The boot script reads this to start the client runtime of a page: path of the payload on the host, checksum of the
 * payload, URLs of the scripts. The last row of the payload repeats the checksum, so that a page never runs with the
 * payload of another deploy.
 */
export type Runtime = [payload: string, sum: string, ...scripts: string[]];

/**
 * Removes the client runtime from a page. No framework script runs until the boot script starts all of them
 * (components/site/boot-script.tsx). The inline payload is removed too, because the page's `.txt` file has the same
 * one. One inline script remains, and it is the same on every page.
 * @param payload content of the page's `.txt` file
 * @throws Error when the payload in the page differs from `payload`, or the page isn't written as expected
 */
export function deferRuntime(html: string, payload: string, { basePath, url, restyle = (text) => text }: Options): Deferred {
  const scripts: string[] = [];
  const files = new Map<string, string>();
  let inline = '';
  let starters = 0;
  let rest = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, attributes: string, code: string) => {
      const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
      // Polyfills for browsers without modules, which the site does not support.
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
        starters += 1;
        const file = `${scriptFolder}/${digest(code).slice(0, 12)}.js`;
        files.set(file, code);
        scripts.push(basePath + file);
        return '';
      }
      return tag;
    });
  if (inline === '') throw brokenAssumption('payload-script', url);
  if (starters !== 1) throw brokenAssumption('start-script', `${starters} in ${url}`);
  // Find in page only searches hidden panels with this value, which React cannot render
  // (components/mdx/tab-panels.tsx).
  rest = rest.replace(/(<div [^>]*role="tabpanel"[^>]*) hidden=""/g, '$1 hidden="until-found"');
  if (/<div [^>]*hidden=""[^>]*role="tabpanel"/.test(rest)) throw brokenAssumption('hidden-panels', url);
  // React writes this tag at a place that depends on timing. Move it to a fixed place.
  const sizeAdjust = '<meta name="next-size-adjust" content=""/>';
  if (rest.includes(sizeAdjust)) rest = rest.replace(sizeAdjust, '').replace('</head>', `${sizeAdjust}</head>`);
  else if (/<meta [^>]*next-size-adjust/.test(rest)) throw brokenAssumption('size-adjust', url);
  if (inline !== payload) throw new Error(`${url}: the payload in the page is not that of its .txt file.`);
  const signed = signPayload(canonicalPayload(restyle(payload)));
  // Their order depends on which page the same process rendered before. Browsers run them in any order.
  const runtime: Runtime = [basePath + url, signed.sum, ...scripts.sort()];
  // JSON is data, so a policy against inline scripts allows it. Only "<" needs escaping.
  const data = `<script type="application/json" id="runtime">${JSON.stringify(runtime).replaceAll('<', '\\u003c')}</script>`;
  return { html: restyle(rest).replace('</body>', () => `${data}</body>`), payload: signed.payload, files };
}

/**
 * Appends the checksum of a payload as a last row. No row refers to it, and its id is higher than those of real rows.
 * Replaces the checksum of an earlier call.
 */
export function signPayload(payload: string): { sum: string; payload: string } {
  const rows = payload.replace(/^fffff:.*\n$/m, '');
  const sum = digest(rows).slice(0, 12);
  return { sum, payload: `${rows}fffff:"${sum}"\n` };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Longer than nearly every `<head>`, so one read per page is enough to find its style sheets. */
const headBytes = 2 ** 15;

/** Reads the `<head>` of a page, plus whatever follows it in the same read. */
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
 * Defers the runtime of every rendered page of an export, merges the style sheets of all pages into one, and makes the
 * payloads reproducible.
 * @param options `styles`: style sheets of pages that will be added to the export later
 * @param compress called with each file that has its final content
 * @returns the style sheets of every page, without duplicates
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
      // Not rendered by React, such as redirect pages.
      if (!html.includes('self.__next_f')) continue;
      const url = `/${file.replace(/\.html$/, '.txt')}`;
      const payload = path.join(exportDir, url);
      const text = await readFile(payload, 'utf8').catch(() => {
        throw brokenAssumption('payload-address', `there is no ${payload}`);
      });
      const deferred = deferRuntime(html, text, { basePath, url, restyle });
      await Promise.all([put(page, deferred.html), put(payload, deferred.payload)]);
      for (const [name, code] of deferred.files) written.set(name, code);
    }
  };
  // Four at a time: file access and compression overlap.
  await Promise.all(Array.from({ length: 4 }, work));
  for (const [name, code] of written) {
    const file = path.join(exportDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await put(file, code);
  }
  return [...styles.values()];
}
