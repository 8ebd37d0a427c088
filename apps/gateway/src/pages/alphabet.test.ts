import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const renderedWith = (text: string) => JSON.parse(/json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');

describe('Uzbek in Cyrillic letters', () => {
  test('is chosen by ?alphabet=cyrl (a redirect with a cookie for a year), and ended by ?alphabet=latn', async () => {
    const browser = gateway.browser();
    const chosen = await browser.get('/uz/public-offer?a=1&alphabet=cyrl&b=%20');
    expect([chosen.status, chosen.headers['location'], chosen.headers['cache-control']]).toEqual([
      302,
      '/uz/public-offer?a=1&b=%20',
      'no-store',
    ]);
    expect(chosen.headers['set-cookie']).toContain('alphabet=cyrl; Max-Age=31536000; Path=/; SameSite=Lax');
    const page = await browser.get('/uz/public-offer');
    expect(renderedWith(page.text)).toMatchObject({ url: '/uz/public-offer', locale: 'uz', alphabet: 'cyrl' });
    expect(page.headers['content-language']).toBe('uz-Cyrl');
    expect((await browser.get('/uz?alphabet=latn')).headers['location']).toBe('/uz');
    expect(browser.cookies.has('alphabet')).toBe(false);
  });

  test.each(['Cyrl', 'latin', '', 'cyrl%20', 'cyrl;'])('is not chosen by the invalid value %o', async (value) => {
    const answer = await gateway.browser().get(`/uz?alphabet=${value}`);
    expect([answer.status, answer.headers['location']]).toEqual([200, undefined]);
  });

  test('is cached apart from Latin, while a Russian page is cached once for both alphabets', async () => {
    const own = await startGateway();
    const browser = own.browser();
    const latin = await browser.get('/uz');
    browser.cookies.set('alphabet', 'cyrl');
    const cyrillic = await browser.get('/uz', { 'if-none-match': String(latin.headers['etag']) });
    expect(cyrillic.status).toBe(200);
    expect(cyrillic.headers['vary']).toBe('Accept-Encoding, Cookie');
    expect(renderedWith(cyrillic.text).alphabet).toBe('cyrl');
    expect((await browser.get('/oz')).text).toBe(cyrillic.text);
    const russian = await browser.get('/ru');
    browser.cookies.delete('alphabet');
    expect((await browser.get('/uz')).text).toBe(latin.text);
    expect((await browser.get('/ru')).text).toBe(russian.text);
    expect(own.site.renders).toBe(3);
    await own.close();
  });

  test('has shells of its own; with an unknown value of the alphabet cookie the shell is in Latin letters', async () => {
    const browser = gateway.browser();
    browser.cookies.set('alphabet', 'cyrl');
    expect((await browser.get('/uz/sign-up')).text).toContain('<html lang="uz-Cyrl">');
    expect((await browser.get('/ru/sign-up')).text).toContain('<html lang="ru">');
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    expect((await browser.get('/uz/main-page')).text).toBe('<!doctype html><html lang="uz-Cyrl"><title>shell main-page</title></html>');
    browser.cookies.set('alphabet', 'greek');
    expect((await browser.get('/uz/main-page')).text).toContain('<html lang="uz">');
  });
});
