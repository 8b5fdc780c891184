import { readFile, writeFile } from 'node:fs/promises';
import { nearestName, type Problem } from '../problems/problem';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';
import { defaultLocale } from '../shared/i18n/locales';
import type { Site } from '../site/schema';

/** The recorded URLs of the site with the ids of their headings. */
export type AnchorManifest = Record<string, string[]>;

/** Returns the path of the manifest. */
export function manifestFile(root: string): string {
  return `${root}/anchors.json`;
}

/** Reads the manifest. Returns undefined if it does not exist. @throws SyntaxError when it is not valid JSON */
export async function readManifest(root: string): Promise<{ manifest: AnchorManifest; text: string } | undefined> {
  const text = await readFile(manifestFile(root), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { manifest: JSON.parse(text) as AnchorManifest, text };
}

/** Returns the current URLs and heading ids. English is enough: other checks ensure that translations have the same ids. */
export async function currentAnchors(model: SiteModel): Promise<AnchorManifest> {
  const result: AnchorManifest = {};
  for (const route of model.routes) {
    if (route.locale !== defaultLocale) continue;
    const ids = new Set<string>();
    const page = docOrPost(route);
    if (page) {
      for (const { artifact } of await docFiles(page, model))
        for (const heading of artifact.headings) if ('id' in heading && heading.depth > 1) ids.add(heading.id);
    }
    result[route.path] = [...ids];
  }
  return result;
}

/**
 * Checks that every recorded URL still works: the page has the heading, or a redirect of the page or heading exists
 * (`from: '/docs/x#old'`). New URLs get a separate warning, which `--fix` resolves.
 * @param text of the manifest, to find line numbers
 */
export function checkAnchors(
  root: string,
  { manifest, text }: { manifest: AnchorManifest; text: string },
  current: AnchorManifest,
  redirects: Site['redirects'],
): Problem[] {
  const problems: Problem[] = [];
  const file = manifestFile(root);
  const lines = text.split('\n');
  const lineOf = (path: string) => lines.findIndex((line) => line.includes(`${JSON.stringify(path)}:`)) + 1 || undefined;
  const from = new Set(redirects.map((redirect) => redirect.from));
  const report = (path: string, message: string) =>
    problems.push({ severity: 'error', kind: 'removedAddresses', file, line: lineOf(path), message });
  for (const [path, ids] of Object.entries(manifest)) {
    if (from.has(path)) continue;
    const now = current[path];
    if (!now) {
      const to = movedTo(path, ids, manifest, current);
      report(path, `the page ${path} is gone; add to redirects in lib/site/values.ts: { from: '${path}', to: '${to ?? '/docs/…'}' },`);
      continue;
    }
    for (const id of ids) {
      if (now.includes(id) || from.has(`${path}#${id}`)) continue;
      const added = now.filter((other) => !ids.includes(other));
      const to = nearestName(id, added) ?? (added.length === 1 ? added[0] : undefined);
      report(
        path,
        `the heading ${path}#${id} is gone; add to redirects in lib/site/values.ts: { from: '${path}#${id}', to: '${path}${to ? `#${to}` : ''}' },`,
      );
    }
  }
  const pages = Object.keys(current).filter((path) => !Object.hasOwn(manifest, path)).length;
  const headings = Object.entries(current).reduce(
    (sum, [path, ids]) => sum + (Object.hasOwn(manifest, path) ? ids.filter((id) => !manifest[path]?.includes(id)).length : 0),
    0,
  );
  if (pages + headings > 0) {
    const message = `${pages} pages and ${headings} headings are new; note them down with "npm run check -- --fix"`;
    problems.push({ severity: 'warning', kind: 'newAddresses', file, message });
  }
  return problems;
}

/** Guesses the new URL of a page: the new page with most of its headings, or with the most similar URL. */
function movedTo(path: string, ids: string[], manifest: AnchorManifest, current: AnchorManifest): string | undefined {
  const added = Object.keys(current).filter((other) => !Object.hasOwn(manifest, other));
  const shared = (other: string) => ids.filter((id) => current[other]?.includes(id)).length;
  const [best] = added.filter((other) => shared(other) > ids.length / 2).sort((a, b) => shared(b) - shared(a));
  return best ?? nearestName(path, added) ?? added.find((other) => other.endsWith(path.slice(path.lastIndexOf('/'))));
}

/** Adds new URLs to the manifest. Removed ones stay in it, because their redirects must stay too. */
export function addAnchors(manifest: AnchorManifest, current: AnchorManifest): AnchorManifest {
  const merged: AnchorManifest = {};
  for (const path of [...new Set([...Object.keys(manifest), ...Object.keys(current)])].sort())
    merged[path] = [...new Set([...(manifest[path] ?? []), ...(current[path] ?? [])])].sort();
  return merged;
}

/** Writes the manifest, one line per page, so that diffs are readable. */
export async function writeManifest(root: string, manifest: AnchorManifest): Promise<void> {
  const lines = Object.entries(manifest).map(([path, ids]) => `  ${JSON.stringify(path)}: ${JSON.stringify(ids)}`);
  await writeFile(manifestFile(root), `{\n${lines.join(',\n')}\n}\n`);
}
