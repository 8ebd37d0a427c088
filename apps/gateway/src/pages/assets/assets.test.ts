import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
describe('static files', () => {
  test('of a build are cacheable for a year, compressed in advance and have their content types', async () => {
    const browser = gateway.browser();
    const script = await browser.get('/assets/site/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(script.bytes).toString()).toContain('console.log');
    const style = await browser.get('/assets/cabinet/app-4d5e6f.css');
    expect([style.headers['content-encoding'], style.headers['content-type']]).toEqual([undefined, 'text/css; charset=utf-8']);
    expect((await browser.get('/assets/site/font-1a2b3c.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test.each([
    '/assets/site/none.js',
    '/assets/site/',
    '/assets/site/../../server/entry-server.js',
    '/assets/site/%2e%2e/%2e%2e/index.html',
    '/assets/',
    '/assets/other/x.js',
  ])('are not found at %s: the response is 404 with a short text and Cache-Control: no-store', async (path) => {
    const answer = await gateway.browser().get(path);
    expect([answer.status, answer.text.length < 200, answer.headers['cache-control']]).toEqual([404, true, 'no-store']);
    expect(answer.text).not.toContain('import');
  });

  test('at the root are the icons, robots.txt and the build metadata; /index.html redirects to /ru/index.html', async () => {
    const browser = gateway.browser();
    for (const [path, type] of [
      ['/favicon.svg', 'image/svg+xml'],
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
    ]) {
      const icon = await browser.get(path ?? '');
      expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([200, type, 'public, max-age=3600']);
    }
    for (const path of ['/apple-touch-icon-precomposed.png', '/manifest.webmanifest'])
      expect([path, (await browser.get(path)).text]).toEqual([path, 'Not found\n']);
    expect((await browser.get('/robots.txt')).text).toMatch(/Disallow: \/api\/\n[\s\S]*Disallow: \/ru\/main-page\n/);
    expect((await browser.get('/index.html')).headers['location']).toBe('/ru/index.html');
    const [metadata, latest] = [await browser.get('/build-metadata.json'), await browser.get('/latest-build.json')];
    expect(metadata.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) });
    expect(latest.json()['id']).toBe(metadata.json()['id']);
    expect(latest.headers['cache-control']).toBe('no-store');
  });
});
