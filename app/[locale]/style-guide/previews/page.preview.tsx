import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'next';
import { DemoPreview } from '@/components/mdx/demo-preview';
import { parsePreview } from '@/lib/previews/parse';
import { previewSheet } from '@/lib/previews/styles';

const folder = 'tests/fixtures/style-guide/previews';

export const metadata: Metadata = { title: 'Elements of previews', robots: { index: false } };

/** Development and test builds only: every element of previews in every state, one group after the other, light and dark. */
export default async function PreviewGuide() {
  const files = (await readdir(folder)).sort();
  const previews = await Promise.all(files.map(async (file) => parsePreview(await readFile(path.join(folder, file), 'utf8'))));
  const { name: sheet } = await previewSheet();
  return (
    <main id="content" tabIndex={-1}>
      <h1>Elements of previews</h1>
      {previews.map((preview, index) => (
        <section key={files[index]}>
          <h2>{files[index]?.replace('.preview.html', '')}</h2>
          <div data-style="light">
            <DemoPreview preview={preview} title={`${files[index]}, light`} sheet={sheet} />
          </div>
          <div data-style="dark">
            <DemoPreview preview={preview} title={`${files[index]}, dark`} sheet={sheet} />
          </div>
        </section>
      ))}
    </main>
  );
}
