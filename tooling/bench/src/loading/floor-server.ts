import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { floorPage } from './floor-page.ts';

export type FloorServer = { url: string; close(): Promise<void> };

type Kept = { status: number; headers: Record<string, string>; body: Buffer };
/** Headers of a file that say how it is kept and read; those that guard an app are left out. */
const KEPT_HEADERS = ['content-type', 'cache-control'];

/**
 * The floor pages of a site, sent by a bare server: the documents are made from the site's own, everything else (fonts, pictures) is the
 * site's. All of it is fetched once and then sent from memory.
 */
export async function startFloorServer(site: string): Promise<FloorServer> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const found = kept.get(path) ?? fetchOnce(site, path);
    kept.set(path, found);
    found.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
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

async function fetchOnce(site: string, path: string): Promise<Kept> {
  const response = await fetch(new URL(path, site), { headers: { accept: 'image/avif,image/webp,*/*' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(KEPT_HEADERS.map((name) => [name, response.headers.get(name) ?? '']));
  if (!headers['content-type']?.startsWith('text/html')) return { status: response.status, headers, body };
  const html = brotliCompressSync(Buffer.from(floorPage(body.toString('utf8'))));
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body: html };
}
