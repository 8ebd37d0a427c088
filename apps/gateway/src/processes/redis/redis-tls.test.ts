import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTlsProxy, type TlsProxy } from '../../testing/attack-target/tls-proxy.ts';
import { type Backend, DEMO_CUSTOMER, startBackend } from '../../testing/backend.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { writeBundles } from '../../testing/bundles.ts';
import { startGatewayProcess } from '../../testing/gateway-process.ts';
import { openTestRedis } from '../../testing/redis.ts';

const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
let redis: Awaited<ReturnType<typeof openTestRedis>>;
let front: TlsProxy;
let backend: Backend;
const folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
const ca = join(folder, 'ca.pem');
beforeAll(async () => {
  redis = await openTestRedis(6);
  front = await startTlsProxy('localhost', () => Number(new URL(redis.url).port));
  writeFileSync(ca, front.ca);
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  await redis.close();
  await front.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a gateway that reaches Redis over TLS (rediss://) and passes a browser for it to `visit`. */
async function withGateway(env: Record<string, string>, visit: (browser: Browser, ops: Browser) => Promise<void>): Promise<void> {
  const url = new URL(redis.url.replace('redis://', 'rediss://'));
  [url.hostname, url.port] = ['localhost', String(front.rawPort)];
  const gateway = startGatewayProcess({
    folder,
    dist: writeBundles(folder),
    backend,
    env: { REDIS_URL: url.href, SESSION_SECRET, DATA_DIR: join(folder, 'data'), ...env },
  });
  try {
    const origin = await gateway.origin;
    await visit(createBrowser(origin), createBrowser(gateway.ops()));
  } finally {
    await gateway.server.end('SIGKILL');
  }
}
const readiness = async (browser: Browser): Promise<unknown> => JSON.parse((await browser.get('/readyz')).text).checks.sessions;

describe('Redis over TLS', { timeout: 120_000 }, () => {
  test('stores sessions if its certificate is trusted', async () => {
    await withGateway({ NODE_EXTRA_CA_CERTS: ca }, async (browser, ops) => {
      expect(await readiness(ops)).toBe('ok');
      const login = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
      expect((await browser.post('/api/auth/login', login)).status).toBe(200);
      expect(await redis.client.keys('muddat:session:*')).toHaveLength(1);
      // With Redis, no session or counter may be stored in a folder that other gateways cannot read.
      expect(existsSync(join(folder, 'data'))).toBe(false);
    });
  });

  test('makes the gateway report `failed` on /readyz if its certificate is not trusted', async () => {
    await withGateway({}, async (_browser, ops) => expect(await readiness(ops)).toBe('failed'));
  });
});
