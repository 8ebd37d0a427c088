import { createServer } from 'node:http';
import { loadBaselineFiles } from './baseline-files.ts';

export type BaselineServer = { url: string; close(): Promise<void> };

/** Serves the floor page from memory by a plain HTTP server. */
export async function startBaselineServer(): Promise<BaselineServer> {
  const files = await loadBaselineFiles();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file) response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the floor server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
