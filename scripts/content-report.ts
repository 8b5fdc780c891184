import { readFile } from 'node:fs/promises';
import { checkSources } from '../lib/checks/site';
import { checkWriting, type Finding, leastWords, measureText, missingDemos } from '../lib/checks/writing';
import type { DocFile } from '../lib/content/types';
import { getArtifact } from '../lib/mdx/cache';
import { defaultLocale } from '../lib/shared/i18n/locales';
import { runScript } from './run';

/** Prints statistics of the English documentation, and its gaps. */
runScript(async () => {
  const { site } = await import('../lib/site');
  const { content, model, problems } = await checkSources('content', site);
  const fixture = async (name: string) => JSON.parse(await readFile(`tests/fixtures/${name}.json`, 'utf8'));
  const { pages }: { pages: { path: string; partial?: boolean; draft?: boolean }[] } = await fixture('site-structure');
  const expected = new Set(pages.filter(({ partial, draft }) => !partial && !draft).map(({ path }) => path));
  const [set] = model.docSets(defaultLocale);
  const published = new Set([...(set?.docs.values() ?? [])].map(({ path }) => path));
  const missing = [...expected].filter((path) => !published.has(path));
  const surplus = [...published].filter((path) => !expected.has(path));

  const docs: DocFile[] = [...content.folder(defaultLocale, 'current').docs.values()];
  const posts = [...content.blog(defaultLocale).posts.values()];
  const measures = docs.map((doc) => ({ ...measureText(doc.body), source: doc.source }));
  const byWords = measures
    .map(({ words, source }) => ({ words, source, spare: words - leastWords(source) }))
    .sort((a, b) => a.spare - b.spare);
  const demos = new Map<string, string[]>();
  const repeatedIds: Finding[] = [];
  for (const doc of docs) {
    const { demos: onPage, headings } = await getArtifact(doc);
    demos.set(
      doc.source,
      onPage.filter(({ sources }) => sources.length > 0).map(({ path }) => path),
    );
    const ids = headings.flatMap((heading) => ('id' in heading ? heading.id : []));
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      repeatedIds.push({ file: doc.file, message: `two headings have the id ${id}, generated ones included` });
  }
  const slots: Record<string, string[]> = await fixture('demo-slots');
  const findings = [...checkWriting(docs, posts), ...missingDemos(slots, demos), ...repeatedIds];

  console.log(`Published pages: ${published.size} of ${expected.size}; missing ${missing.length}, surplus ${surplus.length}`);
  console.log(`Drafts: ${docs.filter(({ frontMatter }) => frontMatter.draft).length}; posts: ${posts.length}`);
  console.log(`Words of prose: ${measures.reduce((sum, { words }) => sum + words, 0)} in ${measures.length} pages; the shortest:`);
  for (const { words, source } of byWords.slice(0, 5)) console.log(`  ${words} ${source}`);
  console.log(`Headings: ${measures.reduce((sum, { headingIds }) => sum + headingIds.length, 0)}`);
  console.log(`Demo slots: ${Object.values(slots).flat().length}; demos on pages: ${[...demos.values()].flat().length}`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`Errors of npm run check in the sources: ${errors}`);
  for (const path of [...missing, ...surplus]) findings.push({ file: path, message: 'is in one of site structure and content only' });
  for (const { file, message } of findings) console.log(`${file}: ${message}`);
  console.log(`Findings: ${findings.length}`);
  if (findings.length + errors > 0) process.exitCode = 1;
});
