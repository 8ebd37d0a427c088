import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ServerOptions, ServerProcess } from './server-process.ts';

const started: ServerProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.end('SIGKILL'))));

function serverOf(script: string, ready: ServerOptions['ready'] = /listens on (\S+)/): ServerProcess {
  const server = new ServerProcess('server', { program: ['--input-type=module', '-e', script], env: { PATH: process.env['PATH'] }, ready });
  started.push(server);
  return server;
}
const LISTENS = `import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end('ok'));
server.listen(Number(process.argv[1] ?? 0), '127.0.0.1', () => console.log('listens on http://127.0.0.1:' + server.address().port));`;

test('start returns the address that the server prints and responds at', async () => {
  const server = serverOf(LISTENS);
  const address = await server.start();
  expect(await (await fetch(address)).text()).toBe('ok');
  expect(server.output).toBe(`listens on ${address}\n`);
});

test('a server is ready when its URL responds', async () => {
  const port = await freePort();
  const server = serverOf(LISTENS.replace('process.argv[1] ?? 0', String(port)), `http://127.0.0.1:${port}/healthz`);
  expect(await server.start()).toBe(`http://127.0.0.1:${port}`);
});

test('a server ended by a signal can be started again and has only its new output', async () => {
  const server = serverOf(LISTENS);
  await server.start();
  const first = server.pid;
  expect(await server.end('SIGKILL')).toBe(null);
  expect(server.pid).toBe(undefined);
  const address = await server.start();
  expect(server.pid).not.toBe(first);
  expect(server.output).toBe(`listens on ${address}\n`);
});

test('a failed start reports the exit code and the output', async () => {
  const server = serverOf(`console.error('PORT is taken'); process.exitCode = 3;`);
  await expect(server.start()).rejects.toThrow('The server ended (3) before it was ready:\nPORT is taken\n');
  expect(await server.ended).toBe(3);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
