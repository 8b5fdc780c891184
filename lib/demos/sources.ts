import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlight } from '../mdx/highlight';

/** A source file of a demo, highlighted. */
export type DemoFile = { name: string; language: string; html: string };

/**
 * Reads and highlights the sources of a demo.
 * @param sources files below `samples`
 * @throws Error that names a file which does not exist
 */
export function readDemoFiles(contentRoot: string, sources: string[]): Promise<DemoFile[]> {
  return Promise.all(
    sources.map(async (source) => {
      let code: string;
      try {
        code = await readFile(path.join(contentRoot, 'samples', source), 'utf8');
      } catch {
        throw new Error(`ComponentDemo: content/samples/${source} does not exist. Write the file, or correct "sources".`);
      }
      const language = path.extname(source).slice(1);
      return {
        name: path.basename(source),
        language,
        html: await highlight(code.trimEnd(), language, { marked: new Set(), lineNumbers: false }),
      };
    }),
  );
}
