import type { AddressInfo } from 'node:net';
import { createStaticServer, exportHeaders } from '../export/server';

/** Serves an export, compressed and with its headers, while `work` runs. */
export async function served<T>(exportDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = createStaticServer(exportDir, { basePath: '', headers: await exportHeaders(exportDir) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
