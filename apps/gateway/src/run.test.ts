import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetFolders } from './pages/assets/hashed-files.ts';
import { type Backend, DEMO_CUSTOMER, startBackend } from './testing/backend.ts';
import { createBrowser } from './testing/browser.ts';
import { writeBundles } from './testing/bundles.ts';
import { deferred } from './testing/deferred.ts';
import { type GatewayProcess, startGatewayProcess } from './testing/gateway-process.ts';

let folder = '';
let dist: AssetFolders;
let backend: Backend;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway run '));
  dist = writeBundles(folder);
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (env: Record<string, string>): GatewayProcess => startGatewayProcess({ folder, dist, backend, env });

describe('the gateway process', () => {
  test('exits on an invalid setting with one line that names it', async () => {
    const { server } = run({ PORT: 'abc' });
    expect(await server.ended).toBe(1);
    expect(server.output).toBe('PORT must be a whole number from 0 to 65535.\n');
  });

  test('exits with a message that names DATA_DIR if its data folder cannot be used', async () => {
    const { server } = run({ DATA_DIR: join(dist.site, 'package.json', 'data') });
    expect(await server.ended).toBe(1);
    expect(server.output).toMatch(/^DATA_DIR .*package\.json.data cannot be used: .*\n$/);
  });

  test('exits with a message that names the port if it is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    const { server } = run({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output).toBe(
      `PORT ${port} is taken: another program listens on 127.0.0.1:${port}. Stop it, or start with another PORT.\n`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  test('exits if another gateway uses its data folder, and starts once that one is killed', async () => {
    const first = run({});
    const origin = await first.origin;
    const second = run({});
    expect(await second.server.ended).toBe(1);
    const line = `DATA_DIR ${join(folder, '.data')} is in use by another gateway. Stop it, or start with another DATA_DIR.\n`;
    expect(second.server.output).toBe(line);
    expect((await createBrowser(origin).get('/healthz')).status).toBe(200);
    // A killed gateway leaves no lock that would keep the next one from starting.
    await first.server.end('SIGKILL');
    const third = run({});
    expect((await createBrowser(await third.origin).get('/healthz')).status).toBe(200);
    expect(await third.server.end('SIGTERM')).toBe(0);
  });

  test('starts in production with the required settings, and refuses a code request without a bot check', async () => {
    const running = run({
      NODE_ENV: 'production',
      BOT_PROTECTION: '',
      RATE_LIMITS: '',
      DATA_DIR: join(folder, 'production'),
      PUBLIC_URL: 'https://muddat.example',
      SESSION_SECRET: 'a-secret-of-thirty-two-characters-and-more',
      AUTH_CLIENT_ID: 'portal',
      AUTH_CLIENT_SECRET: 'portal-secret',
      OPERATOR_NAME: '«Qadam» MCHJ',
      OPERATOR_STIR: '301234567',
      OPERATOR_ADDRESS: 'Toshkent',
      OPERATOR_LICENCE: 'OT-0012',
    });
    const browser = createBrowser(await running.origin);
    const answer = await browser.post(
      '/api/auth/send-code',
      { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in' },
      { origin: 'https://muddat.example' },
    );
    expect([answer.status, answer.json()['code']]).toEqual([403, 'bot_check_failed']);
    expect((await browser.get('/healthz')).status).toBe(200);
    expect(await running.server.end('SIGTERM')).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('is no longer ready on %s, completes pending requests, logs both and exits', async (signal) => {
    const running = run({ LOG_LEVEL: 'info' });
    const browser = createBrowser(await running.origin);
    const release = deferred<void>();
    backend.respondTo(
      '/installment/v3/stores',
      (_seen, response) =>
        void release.promise.then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"slow":true}')),
    );
    const before = backend.requestsTo('/installment/v3/stores').length;
    const slow = browser.get('/api/installment/v3/stores');
    await expect.poll(() => backend.requestsTo('/installment/v3/stores').length).toBe(before + 1);
    running.server.signal(signal);
    const readyz = async () => (await createBrowser(running.ops()).get('/readyz')).json();
    await expect.poll(readyz).toEqual({ status: 'stopping', checks: {} });
    release.resolve();
    expect((await slow).json()).toEqual({ slow: true });
    expect(await running.server.ended).toBe(0);
    expect(running.server.output).toContain('muddat-dev');
    expect(running.server.output).toContain(`"reason":"${signal}","open_requests":1,"msg":"stopping"`);
    expect(running.server.output).toContain('"cut_requests":0,"msg":"stopped"');
  });

  test('keeps a customer signed in across a SIGKILL and a restart', async () => {
    const first = run({});
    const browser = createBrowser(await first.origin);
    expect(
      (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password }))
        .status,
    ).toBe(200);
    await first.server.end('SIGKILL');
    const second = run({});
    const again = createBrowser(await second.origin);
    again.cookies.set('muddat-dev', browser.cookies.get('muddat-dev') ?? '');
    expect((await again.get('/api/auth/user')).json()).toMatchObject({ loggedIn: true, user: { name: 'Dilnoza Karimova' } });
    expect((await again.get('/api/installment/v3/user/orders/all')).json()['who']).toBe('customer');
    expect(await second.server.end('SIGTERM')).toBe(0);
  });
});
