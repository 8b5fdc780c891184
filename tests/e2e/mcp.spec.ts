import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

/** Asks the server of `npm run mcp` as an assistant does. */
async function withClient(
  env: Record<string, string>,
  use: (ask: (name: string, args: object) => Promise<string>, client: Client) => Promise<void>,
) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', path.resolve('scripts/mcp.ts')],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  await client.connect(transport);
  const ask = async (name: string, args: object) => {
    const { content, isError } = (await client.callTool({ name, arguments: { ...args } })) as {
      content: { text: string }[];
      isError?: boolean;
    };
    return (isError ? 'ERROR ' : '') + content.map(({ text }) => text).join('\n');
  };
  try {
    await use(ask, client);
  } finally {
    await client.close();
  }
}

for (const [folder, basePath] of [
  ['out', ''],
  ['out.sub', '/sub'],
] as const) {
  test(`an assistant searches and reads the pages of ${folder}, in every language`, async () => {
    await withClient({ OUT_DIR: folder, BASE_PATH: basePath }, async (ask, client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name).sort()).toEqual(['read_api_symbol', 'read_page', 'search']);

      const found = await ask('search', { query: 'button', limit: 3 });
      expect(found).toMatch(new RegExp(`^# Button\nhttps://docs.webforj.com${basePath}/docs/components/button\n`));
      expect(await ask('search', { query: 'button', locale: 'de' })).toContain('/de/docs/components/button');
      expect(await ask('search', { query: 'qxqzqx' })).toContain('Nothing is found');

      const page = await ask('read_page', { path: '/docs/components/button' });
      expect(page).toMatch(/^# Button\n/);
      expect(page).toContain('```java');
      const section = await ask('read_page', { path: `https://docs.webforj.com${basePath}/docs/components/button#styling` });
      expect(section).toMatch(/^## Styling\n/);
      expect(page).toContain(section);
      expect(await ask('read_page', { path: '/docs/components/button#nowhere' })).toMatch(/^ERROR .* has no section #nowhere\. It has: #/);

      const sections = await ask('search', { query: 'how do I pin a table column to the left', limit: 3 });
      expect(sections).toContain(`# Columns: Pinning\nhttps://docs.webforj.com${basePath}/docs/components/table/columns#pinning\n`);
      // Texts of a drawing, and code of a demo.
      expect(await ask('search', { query: 'Registered: Maria Alvarez' })).toContain(`${basePath}/docs/components/button\n`);
      expect(await ask('search', { query: 'table.setMultiSorting(false)' })).toContain(`${basePath}/docs/components/table/sorting`);
      const post = await ask('read_page', { path: '/blog/whats-new-v25.03' });
      expect(post).toContain(`/blog/authors/webfor-j)\n- Tags: [`);
      expect(await ask('search', { query: 'MVC pattern' })).toContain(`${basePath}/blog/webforj-mvc`);
      expect(await ask('read_page', { path: `https://docs.webforj.com${basePath}/de/blog/whats-new-v25.03` })).toContain(
        '- Schlagwörter: [',
      );
      expect(await ask('read_page', { path: '/docs/introduction/basics', locale: 'zh' })).toMatch(/\p{Script=Han}/u);

      const symbol = await ask('read_api_symbol', { name: 'setTheme()' });
      expect(symbol).toContain('# setTheme');
      expect(symbol).toContain('/docs/components/button');
      expect(await ask('read_api_symbol', { name: 'Button' })).toContain('https://javadoc.io/doc/com.webforj/');
    });
  });
}

test('answers unknown names with suggestions', async () => {
  await withClient({}, async (ask) => {
    expect(await ask('read_page', { path: '/docs/nowhere/button' })).toMatch(
      /^ERROR There is no page .* Similar: .*\/docs\/components\/button/,
    );
    expect(await ask('search', { query: 'button', locale: 'xx' })).toMatch(/^ERROR There is no language "xx"; known are en, es/);
  });
});

test('without an export, the answer names the command', async () => {
  await withClient({ OUT_DIR: 'nowhere' }, async (ask) => {
    expect(await ask('search', { query: 'button' })).toContain('Build the site first: npm run build');
  });
});
