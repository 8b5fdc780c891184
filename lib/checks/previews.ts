import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { checkFence, checkPreview, missingElements } from '../previews/check';
import { drawingGroups } from '../previews/elements';
import { parseFence, parsePreview } from '../previews/parse';
import { previewFile } from '../previews/read';
import { readSampleTexts } from '../previews/sample-texts';
import type { Problem } from '../problems/problem';
import { type ClientComponent, componentTags, readComponent } from '../reference/data';
import type { CompiledFile } from './text-files';

/** Previews without a sample: small ones for cards. */
const cards = 'samples/cards/';

/**
 * Checks the previews of demos, cards, and code fences, and reports demos that have none.
 * @param files pages; their demos name the samples
 * @param pages whether only the previews of these pages are checked
 */
export async function checkPreviews(root: string, files: CompiledFile[], pages: boolean): Promise<Problem[]> {
  const samples = new Set(await glob('samples/**', { cwd: root }));
  const existing = new Set([...samples].filter((name) => name.endsWith('.preview.html')));
  const wanted = new Map<string, Problem>();
  const shown = new Set<string>();
  for (const { file, locale, artifact } of files) {
    if (locale !== 'en') continue;
    for (const { sources } of artifact.demos) {
      // The compiler reports samples that do not exist.
      if (!samples.has(`samples/${sources[0]}`)) continue;
      const name = `samples/${previewFile(sources)}`;
      const message = `the demo has no preview: write content/${name}, see lib/previews/README.md`;
      wanted.set(name, { severity: 'error', kind: 'missingPreviews', file: file.file, message });
    }
  }
  for (const { artifact } of files)
    for (const { src } of artifact.pictures) if (src !== undefined) shown.add(`samples/${src}.preview.html`);
  const missing = [...wanted].filter(([name]) => !existing.has(name)).map(([, problem]) => problem);
  const checked = pages ? [...existing].filter((name) => wanted.has(name) || shown.has(name)) : [...existing];
  const problems = await checkPreviewFiles(root, checked.sort(), demoSources(files));
  const named = (file: string) => (pages ? path.join('content', path.relative(root, file)) : file);
  return [...missing, ...(await checkFences(files)), ...problems.map((problem) => ({ ...problem, file: named(problem.file) }))];
}

/**
 * Checks preview files.
 * @param names paths below the content folder
 * @param sources sources of demos by the path of the preview; without them, the sample of the same name is the only one
 */
export async function checkPreviewFiles(root: string, names: string[], sources = new Map<string, string[]>()): Promise<Problem[]> {
  const components = await readComponents();
  const javaApi = await readFile(path.join(root, 'data/java-api.json'), 'utf8').catch(() => '{"types":{}}');
  const { types } = JSON.parse(javaApi) as { types: Parameters<typeof readSampleTexts>[2] };
  const results = await Promise.all(
    names.map(async (name) => {
      const sample = name.slice('samples/'.length).replace('.preview.html', '.java');
      const file = path.join(root, name);
      const problem = (place: { line?: number; column?: number }, message: string, where = file): Problem => ({
        ...{ severity: 'error', kind: 'previews', file: where, line: place.line, column: place.column },
        message,
      });
      if (name.startsWith(cards))
        return checkPreview(parsePreview(await readFile(file, 'utf8')), { components }).map((fault) => problem(fault, fault.message));
      const texts = await readSampleTexts(root, sources.get(name) ?? [sample], types);
      if (texts.created.size === 0 && !(await isReadable(path.join(root, 'samples', sample))))
        return [problem({ line: 1 }, `there is no sample content/samples/${sample}: name the preview after its sample, or delete it`)];
      const preview = parsePreview(await readFile(file, 'utf8'));
      const faults = checkPreview(preview, { components, sample: texts });
      const missing = missingElements(preview, texts, (javaClass) => tagOfClass(javaClass, components));
      return [
        ...faults.map(({ line, column, message }) => problem({ line, column }, message)),
        ...missing.map(({ file: source, line, message }) => problem({ line }, message, path.join(root, 'samples', source))),
      ];
    }),
  );
  return results.flat();
}

/** Checks code fences that are drawn. */
async function checkFences(files: CompiledFile[]): Promise<Problem[]> {
  const components = await readComponents();
  return files.flatMap(({ file, artifact }) =>
    artifact.pictures.flatMap(({ markup, line = 1, column = 1 }) =>
      markup === undefined
        ? []
        : checkFence(parseFence(markup), markup, components).map(
            (fault): Problem => ({
              ...{ severity: 'error', kind: 'previews', file: file.file, message: fault.message },
              ...{ line: file.bodyOffset + line + fault.line, column: column - 1 + fault.column },
            }),
          ),
    ),
  );
}

async function readComponents(): Promise<Map<string, ClientComponent>> {
  const components = new Map<string, ClientComponent>();
  for (const tag of await componentTags()) {
    // The page of a component reports wrong data.
    const component = await readComponent(tag).catch(() => undefined);
    if (component) components.set(tag, component);
  }
  return components;
}

const isReadable = (file: string) =>
  readFile(file).then(
    () => true,
    () => false,
  );

/** Sources of all demos by the path of their preview. */
function demoSources(files: CompiledFile[]): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const { artifact } of files)
    for (const demo of artifact.demos) {
      const name = `samples/${previewFile(demo.sources)}`;
      sources.set(name, [...new Set([...(sources.get(name) ?? []), ...demo.sources])]);
    }
  return sources;
}

/** Tag of the element that an object of a Java class is in the browser. */
function tagOfClass(javaClass: string, components: ReadonlyMap<string, ClientComponent>): string | undefined {
  for (const { drawings } of drawingGroups)
    for (const [tag, { controls }] of Object.entries(drawings)) if (controls?.includes(javaClass)) return tag;
  for (const { tag, controls } of components.values()) if (controls.includes(javaClass)) return tag;
  return undefined;
}
