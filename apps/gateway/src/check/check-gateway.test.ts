import { createServer } from 'node:http';
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

async function check(env: Record<string, string>): Promise<readonly [code: number, lines: readonly string[]]> {
  const lines: string[] = [];
  const code = await checkGateway({ env: { ...upstreamsOf(backend.url), ...env }, cwd: '/srv', print: (line) => void lines.push(line) });
  return [code, lines];
}

test('a check without problems says so and returns 0', async () => {
  expect(await check({})).toEqual([0, ['No problem found.']]);
});

test('a check lists wrong and misspelled settings and returns 1', async () => {
  expect(await check({ PORT: 'x', TRUSTED_PROXY: '127.0.0.1' })).toEqual([
    1,
    ['PORT must be a whole number from 0 to 65535.', expect.stringMatching(/^TRUSTED_PROXY is not a setting/)],
  ]);
});

test('a check lists at once a missing Redis and backends that cannot be reached, have an unknown certificate or another clock', async () => {
  const late = createServer((_request, response) => response.setHeader('date', new Date(Date.now() + 60_000).toUTCString()).end('{}'));
  const port = await new Promise<number>((resolve) => {
    late.listen(0, '127.0.0.1', () => {
      const address = late.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
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
  late.closeAllConnections();
  await new Promise((resolve) => late.close(resolve));
});
