import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGateway } from '../../../../app.ts';
import { parseConfig } from '../../../../config/config.ts';
import { boundPort } from '../../../../http/bound-port.ts';
import { type BreakableProxy, startBreakableProxy } from '../../../../testing/breakable-proxy.ts';
import { type Browser, createBrowser } from '../../../../testing/browser.ts';
import { writeBundles } from '../../../../testing/bundles.ts';
import { openTestRedis } from '../../../../testing/redis.ts';

const SESSION_SECRET = 'one-secret-of-thirty-two-characters-for-all';
const DAY_MS = 86_400_000;
const SCRIPT = 'console.log("a page of one build");\n'.repeat(40);
const BROTLI = { 'accept-encoding': 'br' };

let redis: Awaited<ReturnType<typeof openTestRedis>>;
let line: BreakableProxy;
const folder = mkdtempSync(join(tmpdir(), 'gateway-roll-out-'));
const opened: (() => Promise<void>)[] = [];
beforeAll(async () => {
  redis = await openTestRedis(11);
  line = await startBreakableProxy(redis.url);
});
afterAll(async () => {
  await line.disconnect();
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await redis.client.flushDb();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A gateway whose build has the page `page-<build>0000.js`, the style of the cabinet and a font of its own. */
async function open(build: string, REDIS_URL: string): Promise<{ browser: Browser; close(): Promise<void> }> {
  const own = join(folder, build);
  mkdirSync(own, { recursive: true });
  const dist = writeBundles(own);
  const script = join(dist.site, 'client/assets/site', `page-${build}0000.js`);
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(join(dist.cabinet, 'client/assets/cabinet', `onest-${build}0000.woff2`), `font ${build}`);
  const parsed = parseConfig(
    { PORT: '0', DATA_DIR: join(own, 'data'), LOG_LEVEL: 'silent', SESSION_SECRET, REDIS_URL, ...upstreamsOf('http://127.0.0.1:9') },
    own,
  );
  if (!parsed.ok) throw new Error(parsed.lines.join('\n'));
  const { app } = await createGateway({ config: parsed.config, dist });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => void (await app.close());
  opened.push(close);
  return { browser: createBrowser(`http://127.0.0.1:${boundPort(app, 0)}`), close };
}
const pick = ({ status, headers }: Awaited<ReturnType<Browser['get']>>) => {
  const {
    date,
    connection,
    'keep-alive': alive,
    'x-request-id': id,
    'last-modified': changed,
    'accept-ranges': ranges,
    etag,
    ...same
  } = headers;
  return { status, ...same, 'content-length': null, 'transfer-encoding': null, hasTag: typeof etag };
};

test('a gateway serves a file of another build with the headers of its own files, in each encoding', async () => {
  const [old, next] = [await open('aaaa', redis.url), await open('bbbb', redis.url)];
  for (const [asked, other, build] of [
    [old, next, 'bbbb'],
    [next, old, 'aaaa'],
  ] as const) {
    const path = `/assets/site/page-${build}0000.js`;
    const [foreign, own] = [await asked.browser.get(path, BROTLI), await other.browser.get(path, BROTLI)];
    expect(pick(foreign)).toEqual(pick(own));
    expect(brotliDecompressSync(foreign.bytes).toString()).toBe(SCRIPT);
    expect((await asked.browser.get(path)).text).toBe(SCRIPT);
    expect(gunzipSync((await asked.browser.get(path, { 'accept-encoding': 'gzip' })).bytes).toString()).toBe(SCRIPT);
    const font = `/assets/cabinet/onest-${build}0000.woff2`;
    const [foreignFont, ownFont] = [await asked.browser.get(font), await other.browser.get(font)];
    expect([pick(foreignFont), foreignFont.text]).toEqual([pick(ownFont), `font ${build}`]);
    const again = await asked.browser.get(path, { ...BROTLI, 'if-none-match': String(foreign.headers['etag']) });
    expect(again.status).toBe(304);
  }
});

test('files stay for a day after the last gateway of their build has stopped, and a start renews them', async () => {
  const path = '/assets/site/page-aaaa0000.js';
  await (await open('aaaa', redis.url)).close();
  const key = 'muddat:file:site/page-aaaa0000.js';
  expect(await redis.client.pTTL(key)).toBeGreaterThan(DAY_MS - 60_000);
  await redis.client.pExpire(key, 60_000);
  await (await open('aaaa', redis.url)).close();
  expect(await redis.client.pTTL(key)).toBeGreaterThan(DAY_MS - 60_000);
  const next = await open('bbbb', redis.url);
  expect((await next.browser.get(path)).text).toBe(SCRIPT);
  expect((await next.browser.get('/assets/cabinet/page-aaaa0000.js')).status).toBe(404);
});

test.each([
  '/assets/site/page-cccc0000.js',
  '/assets/site/page.js',
  '/assets/site/deep/page-aaaa0000.js',
  '/assets/site/page-aaaa0000.js.br',
])('a file that no build has is not found, and no cache stores that: %s', async (path) => {
  const { browser } = await open('bbbb', redis.url);
  await (await open('aaaa', redis.url)).close();
  const answer = await browser.get(path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('while Redis is away, own files are served and an unknown one is 503; the gateway shares its files when Redis is back', async () => {
  await line.disconnect();
  const { browser } = await open('aaaa', line.url);
  expect((await browser.get('/assets/site/page-aaaa0000.js')).status).toBe(200);
  const answer = await browser.get('/assets/site/page-bbbb0000.js');
  expect([answer.status, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([503, 'no-store', '2']);
  expect((await browser.get('/assets/site/page.js')).status).toBe(404);
  await line.reconnect();
  await expect.poll(() => redis.client.exists('muddat:file:site/page-aaaa0000.js'), { timeout: 20_000 }).toBe(1);
  expect((await browser.get('/assets/site/page-bbbb0000.js')).status).toBe(404);
});
