import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Library } from '../lib/mcp/library';
import { createMcpServer } from '../lib/mcp/server';
import { runScript } from './run';

/** Serves the exported documentation to AI assistants over standard input and output. It must not print anything else. */
runScript(async () => {
  const { site } = await import('../lib/site');
  const library = new Library(process.env.OUT_DIR || 'out');
  await createMcpServer(library, { name: `${site.name.toLowerCase()}-docs`, version: site.frameworkVersion }).connect(
    new StdioServerTransport(),
  );
});
