import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
describe('routing of addresses', () => {
  test.each([
    ['/', undefined, 302, '/ru'],
    ['/', 'uz', 302, '/uz'],
    ['/', 'oz', 302, '/ru'],
    ['/', 'de', 302, '/ru'],
    ['/?utm_source=x&a=%20b', 'uz', 302, '/uz?utm_source=x&a=%20b'],
    ['/CabinetPage', 'uz', 302, '/uz/cabinet'],
    ['/SignUp?x=1', undefined, 302, '/ru/sign-up?x=1'],
    ['/home', undefined, 302, '/ru'],
    ['/main-page', 'uz', 302, '/uz/main-page'],
    ['/.well-known/change-password', undefined, 302, '/ru/profile/password'],
    ['/.well-known/change-password', 'uz', 302, '/uz/profile/password'],
    ['/ru/.well-known/resource-that-should-not-exist', undefined, 404, null],
    ['/de', undefined, 301, '/ru'],
    ['/de/', 'uz', 301, '/ru'],
    ['/en-US/public-offer?a=1&b=2', 'uz', 301, '/ru/public-offer?a=1&b=2'],
    ['/ru', undefined, 200, null],
    ['/ru/', undefined, 200, null],
    ['/uz', undefined, 200, null],
    ['/oz', undefined, 200, null],
    ['/ru/public-offer', undefined, 200, null],
    ['/ru/sign-up', undefined, 200, null],
    ['/ru/main-page', undefined, 302, '/ru/sign-up'],
    ['/uz/orders/100001?from=sms', undefined, 302, '/uz/sign-up'],
    ['/ru/nothing', undefined, 404, null],
    ['/RU', undefined, 301, '/ru'],
    ['/ru//evil.example', undefined, 404, null],
    ['//evil.example/%2e%2e', undefined, 404, null],
    ['/..//evil.example', undefined, 404, null],
    ['/de//evil.example', undefined, 404, null],
    ['/de/%5cevil.example', undefined, 404, null],
    ['/ru/%zz', undefined, 404, null],
    ['/de/../api/auth/user', undefined, 404, null],
  ])('%s with the locale cookie %s gets status %i and Location %s', async (path, locale, status, location) => {
    const browser = gateway.browser();
    if (locale) browser.cookies.set('locale', locale);
    const answer = await browser.get(path);
    expect([answer.status, answer.headers['location'] ?? null]).toEqual([status, location]);
    if (status === 404) expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    if (status === 302) expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 301) expect(answer.headers['cache-control']).toContain('max-age');
    expect((await browser.request(path, { method: 'HEAD' })).status).toBe(status);
  });

  test('[S2-33] an unknown locale redirects with 301 to the Russian path; if that page is unknown, a 404 page shows the path', async () => {
    const browser = gateway.browser();
    const moved = await browser.get('/fr/no-such-page?a=1');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/ru/no-such-page?a=1']);
    const answer = await browser.get(String(moved.headers['location']));
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('/ru/no-such-page');
    expect((await browser.get('/fr/public-offer')).headers['location']).toBe('/ru/public-offer');
    expect((await browser.get('/ru/public-offer')).status).toBe(200);
  });

  test('[S8-10] an unknown path gets the error "Page Not Found: {path}" and a page that shows the path', async () => {
    for (const path of ['/ru/no-such-page', '/uz/orders/1/2', '/ru//evil.example']) {
      const answer = await gateway.browser().get(`${path}?a=1`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<p>Page Not Found: ${path}</p><p>Page not found ${path}</p>`);
    }
  });

  test('[S9-01] the language of a visited page is stored in the cookie locale, which decides the redirect from /', async () => {
    const browser = gateway.browser();
    const first = await browser.get('/uz');
    expect(String(first.headers['set-cookie'])).toBe('locale=uz; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await browser.get('/')).headers['location']).toBe('/uz');
    expect((await browser.get('/uz/public-offer')).headers['set-cookie']).toBeUndefined();
    await browser.get('/ru/sign-up');
    expect(browser.cookies.get('locale')).toBe('ru');
    await browser.get('/de');
    expect(browser.cookies.get('locale')).toBe('ru');
  });

  test('/oz returns the page of /uz with a canonical link to it', async () => {
    const [uz, oz] = [await gateway.browser().get('/uz/privacy-policy'), await gateway.browser().get('/oz/privacy-policy')];
    expect(oz.text).toBe(uz.text);
    expect(oz.headers['link']).toBe(`<${gateway.origin}/uz/privacy-policy>; rel="canonical"`);
    expect(uz.headers['link']).toBeUndefined();
    expect(oz.headers['content-language']).toBe('uz');
  });
});
