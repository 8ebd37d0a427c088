import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f00"/></svg>';
const EVIL = 'evil.example';

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
    target.gateway.backend.respondTo('/mobile/v2/picture/', ({ url }, response) => {
      const huge = url.includes('huge') ? SVG.replace('viewBox="0 0 40 40"', 'width="900000" height="900000"') : SVG;
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(huge);
    });
  });
  afterAll(() => target.close());
  beforeEach(() => {
    target.gateway.backend.requests.length = 0;
  });
  const seen = (): string[] =>
    target.gateway.backend.requests.map(({ url }) => url).filter((url) => !/^\/(auth\/oauth\/token|builder\/v1\/version)/.test(url));

  test.each([
    'product/../../../../auth/user/profile',
    'product/..%2f..%2f..%2fauth%2fuser%2fprofile',
    'product/%2e%2e/%2e%2e/v3/user/limit',
    'product/..',
    '../v2/pages',
    `http://${EVIL}/a.png`,
    `http:%2f%2f${EVIL}%2fa.png`,
    `/${EVIL}/a.png`,
    `product/a@${EVIL}`,
    'product/a%00.png',
    'product/a%0d%0aHost:%20evil',
    'product/a?url=http://127.0.0.1:1/',
    'file:///etc/passwd',
  ])('GET /images/320/%s fetches nothing outside the picture API', async (rest) => {
    const answer = await target.browser().get(`/images/320/${rest}`);
    expect(seen().filter((url) => !/^\/mobile\/v2\/picture\/product\/[a-z0-9.-]+$/.test(url) || /\.\./.test(url))).toEqual([]);
    expect(answer.text).not.toMatch(/root:|token|profile/);
    if (!rest.includes('?')) expect(answer.status).toBe(404);
  });

  test.each(['99999', '0', '-1', '1e3', '321', '00320', '320.0', '%33%32%30'])('a picture width of %s gets 404', async (width) => {
    expect((await target.browser().get(`/images/${width}/product/a`)).status).toBe(404);
    expect(seen()).toEqual([]);
  });

  test('an SVG of 900,000 by 900,000 px gets 404', async () => {
    expect((await target.browser().get('/images/320/product/huge')).status).toBe(404);
  });

  test.each([
    'main-page',
    'orders/100001',
    'orders/100001/pay',
    'profile/security',
    'sign-up',
    '../ru/main-page',
    'public-offer/../main-page',
  ])('the cabinet page %s has no page payload, also for a signed-in customer', async (path) => {
    const loads = target.gateway.site.loads;
    for (const browser of [target.browser(), await target.signedIn()]) {
      const answer = await browser.get(`/payload/ru/${path}.json`);
      expect([answer.status, answer.headers['cache-control'], answer.json()['page']]).toEqual([404, 'no-store', null]);
    }
    expect(target.gateway.site.loads).toBe(loads);
  });

  test('cache poisoning: headers, cookies and unknown queries of the first visitor do not change the cached page', async () => {
    for (const path of ['/ru', '/uz/public-offer', '/payload/ru/public-offer.json']) {
      const own = await start();
      const poison = {
        'x-forwarded-host': EVIL,
        'x-forwarded-scheme': 'http',
        'x-original-url': '/ru/main-page',
        'x-rewrite-url': '/ru/main-page',
        'x-host': EVIL,
        forwarded: `host=${EVIL}`,
        'accept-language': EVIL,
        'user-agent': EVIL,
        origin: `https://${EVIL}`,
        referer: `https://${EVIL}/`,
        cookie: `locale=${EVIL}; region=${EVIL}; alphabet=${EVIL}; ${own.cookies.session}=${'x'.repeat(43)}`,
      };
      // The request that fills the cache leaves out `X-Forwarded-Host`: with a foreign one the gateway refuses a request from a trusted
      // proxy.
      const { 'x-forwarded-host': _host, ...unkeyed } = poison;
      const first = await own.browser().get(`${path}?utm_source=${EVIL}&cb=1&__proto__=1`, unkeyed);
      const second = await own.browser().get(path);
      expect([first.status, second.status]).toEqual([200, 200]);
      // Only the visitor's own page says that they have a session cookie.
      expect(second.text).toBe(first.text.replace(' data-tab-bar=""', ''));
      expect(second.text).not.toContain(EVIL);
      expect(JSON.stringify(second.headers)).not.toContain(EVIL);
      expect((await own.browser().get(path, poison)).text).not.toContain(EVIL);
      await own.close();
    }
  });

  test('cache flooding: neither unknown nor known query parameters evict the home page from the page cache', async () => {
    const { clock } = target.gateway;
    const browser = target.browser();
    const home = (await browser.get('/ru')).text;
    const renders = target.gateway.site.renders;
    for (let index = 0; index < 40; index += 1) await browser.get(`/ru?flood=${index}&page=${index}`);
    expect(target.gateway.site.renders).toBe(renders);
    for (let index = 0; index < 700; index += 1) await browser.get(`/ru/faq?q=${index}`);
    expect(target.gateway.site.renders).toBe(renders + 700);
    expect((await browser.get('/ru')).text).toBe(home);
    expect(clock.ms).toBeGreaterThan(0);
  });

  test.each(['1799', '1726%0d%0aset-cookie:%20a=b', '1726"; Domain=evil.example', 'all;1726', '<script>'])(
    'the unknown region %s changes no page and sets no cookie',
    async (region) => {
      const browser = target.browser();
      const plain = await browser.get('/ru/faq');
      const answer = await browser.get(`/ru/faq?region=${encodeURI(region)}`, { cookie: `region=${encodeURIComponent(region)}` });
      expect(answer.text).toBe(plain.text);
      expect(JSON.stringify(answer.headers['set-cookie'] ?? '')).not.toMatch(/region|a=b|evil/);
    },
  );
});
