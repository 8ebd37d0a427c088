import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const rootOf = (text: string) => /<html[^>]*>/.exec(text)?.[0];

describe('the theme in the cookie', () => {
  test.each(['/ru', '/ru/sign-up', '/ru/no-such-page'])('[S2-11] is set on the root element of %s by the server', async (path) => {
    const browser = gateway.browser();
    const plain = await browser.get(path);
    browser.cookies.set('theme', 'dark');
    const dark = await browser.get(path);
    expect([rootOf(plain.text)?.includes('data-theme'), rootOf(dark.text)?.includes(' data-theme="dark"')]).toEqual([false, true]);
    expect(dark.text.replace(' data-theme="dark"', '')).toBe(plain.text);
    expect(dark.headers['vary']).toBe('Accept-Encoding, Cookie');
    const packed = await browser.get(path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.bytes).toString('utf8')).toBe(dark.text);
  });

  test('gives the page an ETag of its own', async () => {
    const browser = gateway.browser();
    const plain = await browser.get('/ru');
    browser.cookies.set('theme', 'contrast');
    const contrast = await browser.get('/ru', { 'if-none-match': String(plain.headers['etag']) });
    expect(contrast.status).toBe(200);
    expect((await browser.get('/ru', { 'if-none-match': String(contrast.headers['etag']) })).status).toBe(304);
  });

  test.each(['Dark', 'dark%22%20onload=%22x', 'none', ''])('is ignored if its value is %o', async (value) => {
    const browser = gateway.browser();
    const { text } = await browser.get('/ru');
    browser.cookies.set('theme', value);
    expect((await browser.get('/ru')).text).toBe(text);
  });
});

describe('the space for the tab bar', () => {
  const hint = ' data-tab-bar=""';

  test.each([
    ['a public page, to a customer', '/ru', true, true],
    ['a product, to a customer', '/ru/product/1000', true, true],
    ['a public page, to a guest', '/ru', false, false],
    ['a page of the cabinet, to a customer', '/ru/main-page', true, false],
    ['an error page, to a customer', '/ru/no-such-page', true, false],
  ])('on %s: %s, signed in %s, has the attribute: %s', async (_case, path, isSignedIn, isExpected) => {
    const browser = gateway.browser();
    if (isSignedIn) await browser.post('/api/auth/login', LOGIN);
    expect(rootOf((await browser.get(path)).text)?.includes(hint)).toBe(isExpected);
  });

  test('is beside the theme, and the page has an ETag of its own', async () => {
    const browser = gateway.browser();
    const guest = await browser.get('/ru');
    await browser.post('/api/auth/login', LOGIN);
    browser.cookies.set('theme', 'dark');
    const { text, headers } = await browser.get('/ru', { 'if-none-match': String(guest.headers['etag']) });
    expect(text.replace(` data-theme="dark"${hint}`, '')).toBe(guest.text);
    expect((await browser.get('/ru', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });
});
