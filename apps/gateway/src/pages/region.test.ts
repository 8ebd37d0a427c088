import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const setCookies = (headers: Record<string, string | string[] | undefined>): string[] => [headers['set-cookie'] ?? []].flat();

describe('the reader’s region', () => {
  test.each([
    '/ru?region=1726',
    '/uz?utm_source=tg&region=1726',
    '/oz?region=1726',
    '/ru/public-offer?region=1726',
    '/ru/sign-up?region=1726',
  ])('is stored in a cookie for a year by %s, without a redirect', async (path) => {
    const browser = gateway.browser();
    const answer = await browser.get(path);
    expect(answer.status).toBe(200);
    expect(browser.cookies.get('region')).toBe('1726');
    const cookie = setCookies(answer.headers).find((line) => line.startsWith('region='));
    expect(cookie).toMatch(/^region=1726; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toMatch(/private|no-store/);
    expect(setCookies((await browser.get(path)).headers)).toEqual([]);
  });

  test('is deleted by ?region=all; without a stored region this sets no cookie', async () => {
    const browser = gateway.browser();
    await browser.get('/ru?region=1703');
    await browser.get('/ru?region=all');
    expect(browser.cookies.has('region')).toBe(false);
    expect(setCookies((await browser.get('/ru?region=all')).headers)).toEqual([]);
  });

  test.each(['1700', '', '1726%0d%0aset-cookie:%20a=b', '1726;%20domain=evil.uz', '1726,1703', '%001726', 'ALL', '17260'])(
    'is not changed by the invalid value %s',
    async (value) => {
      const browser = gateway.browser();
      await browser.get('/ru?region=1703');
      const answer = await browser.get(`/ru?region=${value}`);
      expect([answer.status, setCookies(answer.headers), answer.headers['a']]).toEqual([200, [], undefined]);
      expect(browser.cookies.get('region')).toBe('1703');
    },
  );

  test('does not change text and ETag of a page that does not read the region', async () => {
    const own = gateway.browser();
    own.cookies.set('region', '1726');
    const other = gateway.browser();
    other.cookies.set('region', '1703"; x=y');
    const answers = [await own.get('/ru'), await other.get('/ru'), await gateway.browser().get('/ru')];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  });
});
