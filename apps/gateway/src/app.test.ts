import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway } from './app.ts';
import { parseConfig } from './config/config.ts';
import { writeBundles } from './testing/bundles.ts';
import { startGateway, type TestGateway } from './testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
test('every response has the security headers and a request id', async () => {
  const browser = gateway.browser();
  for (const path of [
    '/',
    '/ru',
    '/ru/none',
    '/ru/sign-up',
    '/ru/main-page',
    '/api/auth/user',
    '/api/none',
    '/assets/site/app-1a2b3c.js',
    '/assets/none',
    '/healthz',
    '/ru/%zz',
    '/robots.txt',
  ]) {
    const { headers } = await browser.get(path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each(['site', 'cabinet'] as const)(
  'the gateway does not start without the build of %s, and its error says to build the apps',
  async (app) => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const dist = writeBundles(folder);
    const parsed = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder);
    if (!parsed.ok) throw new Error('bad fixture');
    await expect(createGateway({ config: parsed.config, dist: { ...dist, [app]: join(folder, 'nowhere') } })).rejects.toThrow(
      /nowhere.* is missing: build the apps first/,
    );
    rmSync(folder, { recursive: true, force: true });
  },
);
