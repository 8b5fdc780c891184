import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { locales } from '../shared/i18n/locales';
import { type Hit, type Library, localeOf } from './library';

const locale = z
  .string()
  .optional()
  .describe(`Language: ${locales.join(', ')}. English when left out.`);
const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] });

/**
 * Creates a read-only Model Context Protocol server for an exported site: search, read a page, read an API symbol.
 * Errors are returned as tool errors that say what to request instead.
 * @see https://modelcontextprotocol.io/specification
 */
export function createMcpServer(library: Library, { name, version }: { name: string; version: string }): McpServer {
  const server = new McpServer({ name, version });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      title: 'Search documentation, blog, and Java API',
      description:
        'Finds sections of pages and posts, and Java types, by words, like the search of the site. Answers with the title of the page, the heading of the section, its URL, and its Markdown, best first. A long section is cut; read it whole by its URL.',
      inputSchema: { query: z.string().min(1), locale, limit: z.number().int().min(1).max(50).optional() },
      annotations,
    },
    async ({ query, locale: language, limit }) => {
      const hits = await library.search(query, localeOf(language), limit);
      if (hits.length === 0) return answer(`Nothing is found for "${query}". Try other words.`);
      return answer(hits.map(formatHit).join('\n\n---\n\n'));
    },
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page or one of its sections',
      description:
        'The Markdown of a page, by its path or URL as search gives it. With an anchor (/docs/components/button#styling), only that section with its subsections.',
      inputSchema: { path: z.string().min(1), locale },
      annotations,
    },
    async ({ path, locale: language }) => answer(await library.readPage(path, localeOf(language))),
  );
  server.registerTool(
    'read_api_symbol',
    {
      title: 'Read an API symbol',
      description: 'What the documentation says of a class, method, property, attribute or configuration key, and where its Java API is.',
      inputSchema: { name: z.string().min(1).describe('As in Button, setTheme, webforj.debug'), locale },
      annotations,
    },
    async ({ name: symbol, locale: language }) => {
      const { javadoc, mentions, name: found } = await library.readSymbol(symbol, localeOf(language));
      if (javadoc.length === 0 && mentions.length === 0) return answer(`The documentation does not name ${found}. Search for it in words.`);
      const api = javadoc.length > 0 ? `\n\nJava API:\n${javadoc.map((url) => `- ${url}`).join('\n')}` : '';
      const parts = mentions.map(({ path, heading, text }) => `${path}${heading ? `, ${heading}` : ''}\n${text}`);
      return answer(`# ${found}${api}\n\n${parts.join('\n\n')}`);
    },
  );
  return server;
}

/** Title and URL, then the text. Its first line is the heading, which is in the title already. */
function formatHit({ title, heading, url, text, excerpt }: Hit): string {
  const body = text.replace(/^#{1,4} .*\n+/, '');
  return [`# ${[title, heading].filter(Boolean).join(': ')}\n${url}`, excerpt && `> ${excerpt}`, body].filter(Boolean).join('\n\n');
}
