import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const ROOT = new URL('../', import.meta.url);
/** What the page needs: itself, and modules of ours. */
const SERVED = /^\/(index\.html|node_modules\/@muddat\/[\w./-]+\.js)$/;

/** Serves the page on a port of this computer; 0 chooses a free one. */
export function serve(port) {
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = pathname === '/' ? '/index.html' : pathname;
  const file = SERVED.test(path) && (await readFile(new URL(`.${path}`, ROOT)).catch(() => null));
  if (!file) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8' }).end(file);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await serve(8080);
  console.log(`http://127.0.0.1:${server.address().port}`);
}
