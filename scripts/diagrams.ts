import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type DiagramTheme, diagramSettings, diagramThemes } from '../lib/mdx/diagram-themes';
import { drawingFile, drawingPaths } from '../lib/mdx/diagrams';
import { runScript } from './run';

declare const mermaid: {
  initialize(settings: object): void;
  render(id: string, code: string): Promise<{ svg: string }>;
};

/**
 * `npm run diagrams`: draws new diagrams and deletes drawings of removed ones. `--all` draws all diagrams again.
 * Drawings are part of the content, so that builds need no browser.
 */
runScript(async () => {
  const { checkSources } = await import('../lib/checks/site');
  const { contentRoot } = await import('../lib/content/root');
  const { diagramsOf } = await import('../lib/checks/content');
  const { site } = await import('../lib/site');
  const { model } = await checkSources(path.relative(process.cwd(), contentRoot), site);
  const { getArtifact } = await import('../lib/mdx/cache');
  // The style guide is a page of test builds, outside of the content.
  const styleGuide = await getArtifact({ body: await readFile('tests/fixtures/style-guide/page.mdx', 'utf8'), textLocale: 'en' });
  const codes = [...new Set([...(await diagramsOf(model)), ...styleGuide.diagrams.map(({ code }) => code)])];
  const folder = path.join(contentRoot, 'diagrams');
  await mkdir(folder, { recursive: true });
  const wanted = new Set(codes.flatMap((code) => (Object.keys(diagramThemes) as DiagramTheme[]).map((theme) => drawingFile(code, theme))));
  for (const name of await readdir(folder)) {
    if (wanted.has(`diagrams/${name}`)) continue;
    await rm(path.join(folder, name));
    console.log(`removed ${name}`);
  }
  const exists = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );
  const missing: { code: string; theme: DiagramTheme; file: string }[] = [];
  for (const code of codes) {
    for (const [theme, file] of Object.entries(drawingPaths(code)) as [DiagramTheme, string][]) {
      if (process.argv.includes('--all') || !(await exists(file))) missing.push({ code, theme, file });
    }
  }
  if (missing.length === 0) {
    console.log(`All ${codes.length} diagrams are drawn.`);
    return;
  }
  const { ensureChromium } = await import('./setup.mjs');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  // Served over http, because modules can only import others from such a URL.
  await page.route('http://diagrams.test/**', async (route) => {
    const file = path.join('node_modules/mermaid/dist', new URL(route.request().url()).pathname);
    if (file.endsWith('.mjs')) await route.fulfill({ contentType: 'text/javascript', body: await readFile(file, 'utf8') });
    else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Diagrams</title>' });
  });
  await page.goto('http://diagrams.test/');
  await page.addScriptTag({ type: 'module', content: "import mermaid from '/mermaid.esm.min.mjs'; window.mermaid = mermaid;" });
  await page.waitForFunction(() => 'mermaid' in window);
  for (const [index, { code, theme, file }] of missing.entries()) {
    const settings = {
      ...diagramSettings,
      themeVariables: { ...diagramThemes[theme], fontSize: '14px', fontFamily: diagramSettings.fontFamily },
    };
    const svg = await page.evaluate(
      async ([id, source, config]) => {
        mermaid.initialize(config);
        const { svg: drawn } = await mermaid.render(id, source);
        const frame = document.createElement('div');
        frame.innerHTML = drawn;
        document.body.append(frame);
        const root = frame.querySelector('svg');
        if (!root) throw new Error('no drawing');
        const { width, height } = root.viewBox.baseVal;
        root.setAttribute('width', String(Math.ceil(width)));
        root.setAttribute('height', String(Math.ceil(height)));
        root.removeAttribute('style');
        // Readers may have another font than this machine. Its text must not leave the box.
        for (const text of root.querySelectorAll<SVGTextContentElement>('tspan, text')) {
          if (text.querySelector('tspan') || !text.textContent?.trim()) continue;
          text.setAttribute('textLength', text.getComputedTextLength().toFixed(1));
          text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
        }
        const markup = new XMLSerializer().serializeToString(root);
        frame.remove();
        return markup;
      },
      [`diagram-${theme}`, code, settings] as const,
    );
    await writeFile(file, `${svg}\n`);
    console.log(`${index + 1}/${missing.length} ${path.relative(process.cwd(), file)}`);
  }
  await browser.close();
});
