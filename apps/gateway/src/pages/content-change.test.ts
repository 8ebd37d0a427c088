import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

const content = { version: 'v1', status: 200 };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.backend.on('/builder/v1/version', (_seen, response) => {
    response.writeHead(content.status, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { version: content.version } }));
  });
});
afterAll(() => gateway.close());

const asks = () => gateway.backend.calls('/builder/v1/version');

describe('a change of the contents', () => {
  test('makes every kept page anew, in all languages, once it is known of', async () => {
    const browser = gateway.browser();
    const before = [(await browser.get('/ru')).text, (await browser.get('/uz')).text];
    await expect.poll(() => asks().length).toBe(1);
    expect(asks()[0]?.url).toBe('/builder/v1/version?organization=2');
    expect(asks()[0]?.headers).toMatchObject({
      organization: '2',
      clientmodel: 'web',
      authorization: expect.stringMatching(/^Bearer guest-/),
    });
    content.version = 'v2';
    gateway.clock.ms += 1_001;
    expect((await browser.get('/ru')).text).toBe(before[0]);
    await expect.poll(async () => (await browser.get('/ru')).text).not.toBe(before[0]);
    expect((await browser.get('/uz')).text).not.toBe(before[1]);
    const after = (await browser.get('/ru')).text;
    gateway.clock.ms += 1_001;
    await browser.get('/ru');
    await expect.poll(() => asks().length).toBe(3);
    expect((await browser.get('/ru')).text).toBe(after);
  });

  test('is seen at once by an editor’s preview, which the page itself is not told of', async () => {
    const browser = gateway.browser();
    const before = await browser.get('/ru');
    content.version = 'v3';
    const preview = await browser.get('/ru?preview=1&utm_source=editor');
    expect(preview.text).not.toBe(before.text);
    expect(preview.text).toContain('"url":"/ru"');
    expect((await browser.get('/ru')).text).toBe(preview.text);
    content.version = 'v4';
    const payload = await browser.get('/payload/ru/index.json?preview=1');
    expect(payload.status).toBe(200);
    expect((await browser.get('/ru')).text).not.toBe(preview.text);
  });

  test.each([503, 401, 404])('is none when the builder answers %d', async (status) => {
    const browser = gateway.browser();
    const before = await browser.get('/ru?preview=1');
    Object.assign(content, { status, version: `v of ${status}` });
    expect((await browser.get('/ru?preview=1')).text).toBe(before.text);
    content.status = 200;
  });
});
