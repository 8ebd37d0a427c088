import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTlsProxy } from '../testing/attack-target/tls-proxy.ts';
import { type Backend, startBackend } from '../testing/backend.ts';
import { checkGateway } from './check-gateway.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function listen(server: TcpServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function check(env: Record<string, string>): Promise<readonly [code: number, lines: readonly string[]]> {
  const lines: string[] = [];
  const code = await checkGateway({ env: { ...upstreamsOf(backend.url), ...env }, cwd: '/srv', print: (line) => void lines.push(line) });
  return [code, lines];
}

test('a check without problems says so and returns 0', async () => {
  expect(await check({})).toEqual([0, ['No problem found.']]);
});

test('a check lists wrong settings and returns 1', async () => {
  expect(await check({ PORT: 'x', TRUSTED_PROXY: '127.0.0.1' })).toEqual([
    1,
    [expect.stringMatching(/^warning: TRUSTED_PROXY is not a setting/), 'PORT must be a whole number from 0 to 65535.'],
  ]);
});

test('a check with warnings only prints them and returns 0', async () => {
  expect(await check({ TRUSTED_PROXY: '127.0.0.1' })).toEqual([
    0,
    [expect.stringMatching(/^warning: TRUSTED_PROXY is not a setting/), 'No problem found.'],
  ]);
});

test('a check lists only the auth provider if it alone is silent', async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  expect(await check({ UPSTREAM_AUTH_URL: `http://127.0.0.1:${port}/auth` })).toEqual([
    1,
    ['UPSTREAM_AUTH_URL: the backend fails or does not answer (too slow).'],
  ]);
  await close(silent);
});

test('a check lists a client that the auth provider refuses', async () => {
  const refusing = createServer((_request, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{}'));
  const port = await listen(refusing);
  expect(await check({ UPSTREAM_AUTH_URL: `http://127.0.0.1:${port}/auth` })).toEqual([
    1,
    ['AUTH_CLIENT_ID, AUTH_CLIENT_SECRET: the auth provider gives no guest token for them.'],
  ]);
  await close(refusing);
});

test('a check lists a Redis that refuses the password', async () => {
  const redis = createTcpServer(
    (socket) => void socket.on('data', () => void socket.write('-WRONGPASS invalid username-password pair\r\n')),
  );
  const port = await listen(redis);
  const env = { REDIS_URL: `redis://:wrong@127.0.0.1:${port}`, SESSION_SECRET: 'a-secret-of-thirty-two-characters-and-more' };
  expect(await check(env)).toEqual([
    1,
    ['REDIS_URL is refused by the server (WRONGPASS): check its user name, password and database number.'],
  ]);
  await new Promise((resolve) => redis.close(resolve));
});

test('a check lists backends with the page of another server, or with the answers of another API', async () => {
  const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'));
  const port = await listen(page);
  const env = { UPSTREAM_BILLING_URL: `http://127.0.0.1:${port}/billing`, UPSTREAM_MOBILE_URL: `${backend.url}/installment` };
  expect(await check(env)).toEqual([
    1,
    [
      'UPSTREAM_MOBILE_URL: the answer is not one of this API (another contract).',
      'UPSTREAM_BILLING_URL: the answer is not one of this API (not JSON).',
    ],
  ]);
  await close(page);
});

test('a check lists at once a missing Redis and backends that cannot be reached, have an unknown certificate or another clock', async () => {
  const late = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', date: new Date(Date.now() + 60_000).toUTCString() });
    response.end('{"data":[],"regions":[]}');
  });
  const port = await listen(late);
  const tls = await startTlsProxy('localhost', () => Number(new URL(backend.url).port));
  const [code, lines] = await check({
    REDIS_URL: 'redis://127.0.0.1:2',
    SESSION_SECRET: 'a-secret-of-thirty-two-characters-and-more',
    UPSTREAM_BILLING_URL: 'http://127.0.0.1:2/billing',
    UPSTREAM_BUILDER_URL: `https://localhost:${tls.port}/builder`,
    UPSTREAM_MOBILE_URL: `http://127.0.0.1:${port}/mobile`,
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'REDIS_URL: no Redis there accepts a write.',
    'UPSTREAM_BUILDER_URL: the backend fails or does not answer (certificate).',
    'UPSTREAM_BILLING_URL: the backend fails or does not answer (refused).',
    expect.stringMatching(/^UPSTREAM_MOBILE_URL: its clock is (59|60|61) s ahead of the clock of this machine\.$/),
  ]);
  await tls.close();
  await close(late);
});
