import { stat } from 'node:fs/promises';
import { createStaticServer, exportHeaders, listen } from '../lib/export/server';
import { runScript } from './run';

/** @throws Error when the port is invalid; the message says what is valid */
function portOf(written = ''): number {
  const port = Number(written || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT: expected a number from 0 to 65535, found ${JSON.stringify(written)}`);
}

runScript(async () => {
  const folder = process.env.OUT_DIR || 'out';
  if (!(await stat(folder).catch(() => undefined))) throw new Error(`There is no ${folder}/. Build the site first: npm run build`);
  const { site } = await import('../lib/site');
  const wanted = portOf(process.env.PORT);
  const headers = await exportHeaders(folder);
  const server = createStaticServer(folder, { basePath: site.basePath, headers });
  const port = await listen(server, wanted, (busy) => console.log(`Port ${busy} is in use, trying ${busy + 1}.`));
  console.log(`The site is at http://localhost:${port}${site.basePath || '/'} (Ctrl+C ends the server).`);
});
