import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const STORAGE = new URL('./s3-storage.ts', import.meta.url).href;

const storedObjects = new Map<string, string>();
const receivedRequests: string[] = [];
let server: Server;
let endpoint = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = (request.url ?? '').split('?')[0] ?? '';
      const found = storedObjects.get(key);
      receivedRequests.push(`${request.method} ${key}`);
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
        response.writeHead(403).end();
      } else if (request.method === 'PUT') {
        storedObjects.set(key, Buffer.concat(chunks).toString('latin1'));
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        storedObjects.delete(key);
        response.writeHead(204).end();
      } else if (found === undefined) {
        response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
      } else {
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.from(found, 'latin1'));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/**
 * Runs the storage in a separate process, as in production: with Vitest's condition `module`, Node resolves SDK files that it cannot load.
 */
test('createS3Storage writes, reads and deletes a photo in its bucket, and reads null for a missing one', async () => {
  const settings = { endpoint, region: 'us-east-1', bucket: 'photos', accessKeyId: 'key', secretAccessKey: 'secret' };
  const script = `
    const { createS3Storage } = await import(${JSON.stringify(STORAGE)});
    const storage = createS3Storage(${JSON.stringify(settings)}, 'image/jpeg');
    const text = async () => (await storage.get('doc_1.jpg'))?.toString('latin1') ?? null;
    const before = await text();
    await storage.put('doc_1.jpg', Buffer.from('\\u00ff\\u00d8photo', 'latin1'));
    const held = await text();
    await storage.remove('doc_1.jpg');
    await storage.remove('doc_1.jpg');
    console.log(JSON.stringify([before, held, await text()]));
  `;
  const { stdout } = await run(process.execPath, ['--conditions=@muddat/source', '--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual([null, '\u00ff\u00d8photo', null]);
  expect(receivedRequests).toEqual(['GET', 'PUT', 'GET', 'DELETE', 'DELETE', 'GET'].map((method) => `${method} /photos/doc_1.jpg`));
  expect(storedObjects.size).toBe(0);
});
