import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { networkOf } from '../limits/network-of.ts';
import { createServer } from './server.ts';
import { SERVER_LIMITS } from './server-limits.ts';

test('a request has the address of a client that disconnected before anything read it', async () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, process.cwd());
  if (!('config' in parsed)) throw new TypeError('no config');
  const app = await createServer({
    config: parsed.config,
    limits: SERVER_LIMITS,
    onResponse: () => undefined,
    onFailure: (_error, _request, reply) => reply,
  });
  const network = new Promise<string>((resolve, reject) => {
    app.get('/', async (request) => {
      if (!request.socket.destroyed) await once(request.socket, 'close');
      try {
        resolve(networkOf(request.ip));
      } catch (error) {
        reject(error);
      }
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  setTimeout(() => socket.destroy(), 50);
  await expect(network).resolves.toBe('127.0.0.1');
  await app.close();
});
