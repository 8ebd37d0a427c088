import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle cx="200" cy="200" r="150" fill="#06c"/></svg>';
const CHROME = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({}, 500);
  gateway.backend.respondTo('/mobile/v2/picture/', ({ url }, response) => {
    const name = url.split('/').at(-1);
    if (name === 'gone') return void response.writeHead(404).end();
    if (name === 'down') return void response.writeHead(503).end();
    if (name === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>');
    if (name === 'broken') return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg');
    if (name === 'away') return void response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    if (name === 'endless') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const write = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(write));
      };
      return write();
    }
    response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8', 'set-cookie': 'a=b' }).end(SVG);
  });
});
afterAll(() => gateway.close());

const calls = (name: string) => gateway.backend.requestsTo(`/mobile/v2/picture/product/${name}`);

describe('pictures', () => {
  test.each([
    ['avif', CHROME.accept, 'heif'],
    ['webp', 'image/webp,*/*', 'webp'],
    ['png', '*/*', 'png'],
  ])('are sent as %s if the browser accepts it, cacheable for a year', async (type, accept, format) => {
    const answer = await gateway.browser().get('/images/320/product/plain', { accept });
    expect(answer.headers).toMatchObject({
      'content-type': `image/${type}`,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const size = await sharp(answer.bytes).metadata();
    expect([size.format, size.width, size.height]).toEqual([format, 320, 320]);
    const known = await gateway.browser().get('/images/320/product/plain', { accept, 'if-none-match': String(answer.headers['etag']) });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test('are drawn once for parallel requests, and reused after a restart', async () => {
    const browser = gateway.browser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.get('/images/480/product/once', CHROME)));
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(calls('once')).toHaveLength(1);
    await gateway.restart();
    expect((await gateway.browser().get('/images/480/product/once', CHROME)).bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(calls('once')).toHaveLength(1);
  });

  test('are fetched from the backend without cookie, token or query', async () => {
    await gateway.browser().get('/images/240/product/bare?x=1', { ...CHROME, cookie: 'muddat-dev=secret' });
    expect(calls('bare').map(({ url }) => url)).toEqual(['/mobile/v2/picture/product/bare']);
    expect(calls('bare')[0]?.headers).not.toHaveProperty('cookie');
    expect(calls('bare')[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['gone', 404],
    ['broken', 404],
    ['page', 404],
    ['away', 404],
    ['endless', 404],
    ['down', 502],
  ])('that cannot be fetched or drawn (%s) get status %d, a short text and Cache-Control: no-store', async (name, status) => {
    const answer = await gateway.browser().get(`/images/320/product/${name}`, CHROME);
    expect([answer.status, answer.headers['cache-control'], answer.text.length < 20]).toEqual([status, 'no-store', true]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});
