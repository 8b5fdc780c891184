import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path/posix';
import { glob } from 'tinyglobby';
import { sourceHash } from '../checks/translations/status';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { defaultLocale, locales } from '../i18n/locales';
import { buildModel } from '../routes/model';
import type { Site } from '../site/schema';
import { suggestion, UsageError } from './scaffold';

/** What {@link movePage} did. */
export type Move = {
  /** New paths of the page in all languages. */
  moved: string[];
  /** Other files whose links were changed. */
  changed: string[];
  /** Undefined where the address stays as it was, or the page was never published. */
  redirect?: { from: string; to: string };
};

/**
 * Moves a page to another path in all languages. Links to it, its own relative links, images and imports, and addresses in
 * the configuration are rewritten; the old address becomes a redirect.
 * @param root content folder
 * @param valuesFile the configuration that holds `redirects`
 * @param from path below the docs folder, as in `components/button.mdx`; without extension, it is found
 * @throws UsageError when there is no such page, or one in the way
 */
export async function movePage(root: string, site: Site, valuesFile: string, from: string, to: string): Promise<Move> {
  const oldSource = findSource(root, from);
  const bare = to.replace(/^\/?(?:docs\/)?/, '');
  const newSource = /\.mdx?$/.test(bare) ? bare : `${bare}${path.extname(oldSource)}`;
  if (path.normalize(newSource) !== newSource || newSource.startsWith('..')) throw new UsageError(`"${to}" is no path below the docs`);
  if (newSource === oldSource) throw new UsageError(`${oldSource} is there already`);
  const oldPath = await addressOf(root, site, oldSource);

  const moved: string[] = [];
  const texts = await readTexts(root);
  for (const locale of locales) {
    const [old, now] = [`${root}/${locale}/docs/${oldSource}`, `${root}/${locale}/docs/${newSource}`];
    if (!existsSync(old)) continue;
    if (existsSync(now)) throw new UsageError(`${now} exists already`);
    moved.push(now);
  }
  const rewritten = new Map<string, string>();
  for (const [file, text] of texts) {
    const [, folder = '', source = ''] = /^([^/]+\/docs[^/]*)\/(.*)$/.exec(file) ?? [];
    const isMoved = source === oldSource && folder.endsWith('/docs');
    const target = rewriteUrls(text, (url) => rewriteUrl(url, { source, oldSource, newSource, isMoved, isDocs: folder.endsWith('/docs') }));
    if (target !== text) rewritten.set(file, target);
  }
  for (const [file, text] of rewritten) await writeFile(`${root}/${file}`, text);
  for (const now of moved) {
    const old = now.replace(`/docs/${newSource}`, `/docs/${oldSource}`);
    await mkdir(path.dirname(now), { recursive: true });
    await rename(old, now);
    if ((await readdir(path.dirname(old))).length === 0) await rmdir(path.dirname(old));
  }
  const newPath = await addressOf(root, site, newSource);
  const hashes = new Map(
    [...texts].map(([file, text]) => [
      file.endsWith(`/docs/${oldSource}`) ? file.replace(`/docs/${oldSource}`, `/docs/${newSource}`) : file,
      sourceHash(text),
    ]),
  );
  const changed = [...rewritten.keys()].filter((file) => !file.endsWith(`/docs/${oldSource}`)).map((file) => `${root}/${file}`);
  const result: Move = { moved, changed };
  if (oldPath === undefined || newPath === undefined || oldPath === newPath) {
    await updateHashes(root, hashes);
    return result;
  }
  result.redirect = { from: oldPath, to: newPath };
  // Links by address, which are known only now that the page is where it goes.
  for (const [file, text] of await readTexts(root)) {
    const target = rewriteUrls(text, (url) => replaceAddress(url, oldPath, newPath));
    if (target === text) continue;
    await writeFile(`${root}/${file}`, target);
    if (!moved.includes(`${root}/${file}`) && !changed.includes(`${root}/${file}`)) changed.push(`${root}/${file}`);
  }
  await updateHashes(root, hashes);
  const values = await readFile(valuesFile, 'utf8');
  await writeFile(valuesFile, addRedirect(values, result.redirect));
  return result;
}

function findSource(root: string, page: string): string {
  const bare = page.replace(/^\/?(?:docs\/)?/, '');
  const found = [bare, `${bare}.mdx`, `${bare}.md`].find(
    (source) => /\.mdx?$/.test(source) && existsSync(`${root}/${defaultLocale}/docs/${source}`),
  );
  if (found === undefined) {
    const missing = `${root}/${defaultLocale}/docs/${bare}${/\.mdx?$/.test(bare) ? '' : '.mdx'}`;
    throw new UsageError(`there is no page ${missing}${suggestion(missing)}`);
  }
  return found;
}

async function readTexts(root: string): Promise<Map<string, string>> {
  const names = (await glob(['*/{docs,docs-*,blog,pages}/**/*.{md,mdx}'], { cwd: root })).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(`${root}/${name}`, 'utf8')] as const)));
}

/**
 * Translations that were up to date still are: their links were rewritten as well.
 * @param before hash of each file as it was, by its path now
 */
async function updateHashes(root: string, before: Map<string, string>): Promise<void> {
  const texts = await readTexts(root);
  for (const [file, text] of texts) {
    const english = file.replace(/^[^/]+/, defaultLocale);
    const now = texts.get(english);
    const old = before.get(english);
    if (file === english || now === undefined || old === undefined || sourceHash(now) === old) continue;
    const updated = text.replace(/^(source_hash:\s*)(['"]?)([0-9a-f]{12})\2[ \t]*$/m, (line, field: string, _, hash: string) =>
      hash === old ? `${field}'${sourceHash(now)}'` : line,
    );
    if (updated !== text) await writeFile(`${root}/${file}`, updated);
  }
}

/** Address of a page, drafts included; undefined for a draft, which nobody can have a link to. */
async function addressOf(root: string, site: Site, source: string): Promise<string | undefined> {
  const content = parseContent(new ContentReader(root).read(), root);
  const model = buildModel({ content, site, drafts: false });
  return model.routes.find(
    (route) =>
      route.kind === 'doc' && route.locale === defaultLocale && route.doc.version.name === 'current' && route.doc.entry.source === source,
  )?.path;
}

/** Replaces the addresses in a text: of links, images, tags and imports. Code stays as it is. */
export function rewriteUrls(text: string, rewrite: (url: string) => string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, marks] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
      if (marks !== undefined) {
        if (fence === undefined) fence = marks;
        else if (marks.startsWith(fence)) fence = undefined;
        return line;
      }
      if (fence !== undefined) return line;
      return line
        .split(/(`+[^`]*`+)/)
        .map((part, index) =>
          index % 2 === 1
            ? part
            : part
                .replace(/(\]\(\s*<?)([^)\s>]+)/g, (_, before: string, url: string) => before + rewrite(url))
                .replace(/(\b(?:href|src|image|poster)=["'])([^"']+)/g, (_, before: string, url: string) => before + rewrite(url))
                .replace(/^(\s*\[[^\]]+\]:\s+<?)([^\s>]+)/g, (_, before: string, url: string) => before + rewrite(url))
                .replace(/^(\s*import\s.*\bfrom\s+["'])([^"']+)/g, (_, before: string, url: string) => before + rewrite(url)),
        )
        .join('');
    })
    .join('\n');
}

type Place = { source: string; oldSource: string; newSource: string; isMoved: boolean; isDocs: boolean };

function rewriteUrl(url: string, { source, oldSource, newSource, isMoved, isDocs }: Place): string {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (!isDocs || target === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/|@)/i.test(target)) return url;
  if (target.startsWith('/')) {
    const [, prefix = '/', name = ''] = /^(\/docs\/|\/)(.*)$/.exec(target) ?? [];
    return name === oldSource ? prefix + newSource + rest : url;
  }
  // A page without extension is an address, which does not follow files.
  const leadsTo = path.join(path.dirname(source), target);
  const isOld = leadsTo === oldSource || (!target.startsWith('.') && target === oldSource);
  if (isOld) return relative(path.dirname(isMoved ? newSource : source), newSource, target) + rest;
  if (!isMoved || !/\.\w+$/.test(target)) return url;
  return relative(path.dirname(newSource), leadsTo, target) + rest;
}

/** A relative path, with `./` where the author wrote it so. */
function relative(folder: string, file: string, written: string): string {
  const result = path.relative(folder, file);
  return result.startsWith('.') || !written.startsWith('.') ? result : `./${result}`;
}

function replaceAddress(url: string, oldPath: string, newPath: string): string {
  return url === oldPath || (url.startsWith(oldPath) && /^[?#]/.test(url.slice(oldPath.length)))
    ? newPath + url.slice(oldPath.length)
    : url;
}

/**
 * The text of the configuration with one more redirect; what led to the old address leads to the new one.
 * @throws Error when the text has no list of redirects
 */
export function addRedirect(values: string, { from, to }: { from: string; to: string }): string {
  const led = values.replace(
    /(\b(?:to|landing): ')([^']+)(')/g,
    (_, before: string, url: string, after: string) => before + replaceAddress(url, from, to) + after,
  );
  // A page that comes back to an old address needs no redirect from there any more.
  const free = led.replace(/^ *\{ from: '([^']+)', to: '[^']+' \},\n/gm, (line, old: string) => (old === to ? '' : line));
  const [list] = /\n( *)redirects: \[\n[\s\S]*?\n\1\],/.exec(free) ?? [];
  if (list === undefined) throw new Error(`add to redirects in the configuration: { from: '${from}', to: '${to}' },`);
  const indent = /^\n( *)/.exec(list)?.[1] ?? '';
  return free.replace(list, () => `${list.slice(0, list.lastIndexOf('\n'))}\n${indent}  { from: '${from}', to: '${to}' },\n${indent}],`);
}
