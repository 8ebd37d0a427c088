import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
/** Payloads that try to end one header and begin another, encoded as a browser or a script sends them. */
const SPLITS = [
  '%0d%0aSet-Cookie:%20evil=1',
  '%0aSet-Cookie:evil=1',
  '%0dSet-Cookie:evil=1',
  '%0d%0a%0d%0a<script>window.__xss=1</script>',
  '%E5%98%8A%E5%98%8DSet-Cookie:evil=1',
  '%u000d%u000aSet-Cookie:evil=1',
  '%250d%250aSet-Cookie:evil=1',
  '%c4%8d%c4%8aSet-Cookie:evil=1',
];
const PLACES: readonly [string, (split: string) => { path: string; headers?: Record<string, string> }][] = [
  ['the path', (split) => ({ path: `/ru/${split}` })],
  ['a path that is redirected', (split) => ({ path: `/de/${split}` })],
  ['a query that is redirected', (split) => ({ path: `/?utm_source=${split}` })],
  ['a query beside the alphabet parameter', (split) => ({ path: `/uz?alphabet=cyrl&x=${split}` })],
  ['the alphabet parameter', (split) => ({ path: `/uz?alphabet=cyrl${split}` })],
  ['the query of a page that requires sign-in', (split) => ({ path: `/ru/main-page?x=${split}` })],
  ['the locale cookie on the root path', (split) => ({ path: '/', headers: { cookie: `locale=ru${split}` } })],
  ['the locale cookie on a page', (split) => ({ path: '/ru', headers: { cookie: `locale=${split}` } })],
  ['the alphabet cookie', (split) => ({ path: '/uz', headers: { cookie: `alphabet=cyrl${split}` } })],
  ['Accept-Language', (split) => ({ path: '/api/auth/user', headers: { 'accept-language': `oz${split}` } })],
  ['X-Request-Id', (split) => ({ path: '/api/auth/user', headers: { 'x-request-id': `1${split}` } })],
  ['the path of an unknown API call', (split) => ({ path: `/api/installment/v3/${split}` })],
];

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  test.each(PLACES)('response splitting by %s adds no header and no body', async (_name, place) => {
    for (const split of SPLITS) {
      const { path, headers = {} } = place(split);
      const answer = await target.browser().get(path, headers);
      // A 5xx would mean that the gateway tried to write the payload and Node refused it.
      expect([split, answer.status < 500]).toEqual([split, true]);
      expect([split, Object.keys(answer.headers).filter((name) => /evil/i.test(name))]).toEqual([split, []]);
      const cookies = (answer.headers['set-cookie'] ?? []).toString();
      expect([split, /evil/i.test(cookies)]).toEqual([split, false]);
      for (const value of Object.values(answer.headers)) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
        expect([split, /[\u0000-\u001f\u007f]|\u560a|\u560d/.test(String(value))]).toEqual([split, false]);
      }
      expect([split, answer.text.includes('<script>window.__xss')]).toEqual([split, false]);
    }
  });

  test.each([
    ['locale', '/', 'uz', '/uz'],
    ['locale', '/', 'ru', '/ru'],
  ])('the cookie %s on %s decides the redirect only if its value is known, such as %s', async (name, path, good, to) => {
    expect((await target.browser().get(path, { cookie: `${name}=${good}` })).headers['location']).toBe(to);
    for (const bad of ['//evil.example', 'evil.example', '../api', 'ru/../..', 'uz%0d%0aX:1', '__proto__', 'constructor', 'UZ', 'uz ru']) {
      expect([bad, (await target.browser().get(path, { cookie: `${name}=${bad}` })).headers['location']]).toEqual([bad, '/ru']);
      const refused = await target.browser().get('/api/nothing', { cookie: `${name}=${bad}` });
      expect([bad, refused.status, /^[А-Яа-я ]+/.test(String(refused.json()['message']))]).toEqual([bad, 404, true]);
    }
  });

  test('an unknown value of the alphabet cookie does not change the page', async () => {
    const pages = new Set<string>();
    for (const value of ['latn', 'evil', '"><script>1</script>', '__proto__', 'cyrl%0d%0aX:1', '../..']) {
      const answer = await target.browser().get('/uz', { cookie: `alphabet=${value}` });
      expect([value, answer.status, answer.headers['content-language']]).toEqual([value, 200, 'uz']);
      pages.add(answer.text.replace(/render \d+/, ''));
    }
    expect(pages.size).toBe(1);
    expect((await target.browser().get('/uz', { cookie: 'alphabet=cyrl' })).headers['content-language']).toBe('uz-Cyrl');
  });

  test('a JSON body with prototype keys gets 400 and pollutes no object', async () => {
    const own = { origin: target.site, 'x-requested-with': 'muddat-web', 'content-type': 'application/json' };
    const bodies = [
      `{"__proto__":${JSON.stringify(LOGIN)}}`,
      `{"constructor":{"prototype":${JSON.stringify(LOGIN)}}}`,
      `{"__proto__":{"__proto__":${JSON.stringify(LOGIN)}}}`,
      `[${JSON.stringify(LOGIN)}]`,
      `{"strategy":"customer","__proto__":${JSON.stringify(LOGIN)}}`,
      `{"strategy":{"__proto__":"customer"},"phone":["${DEMO_CUSTOMER.phone}"]}`,
    ];
    for (const path of ['/api/auth/login', '/api/auth/send-code']) {
      for (const body of bodies) {
        const answer = await target.browser().request(path, { method: 'POST', body, headers: own });
        expect([path, body, answer.status]).toEqual([path, body, 400]);
      }
    }
    for (const key of ['strategy', 'phone', 'password']) expect(Reflect.get({}, key)).toBeUndefined();
    const plain = await target.browser().post('/api/auth/login', {});
    expect(plain.json()['code']).toBe('validation_failed');
  });

  test('prototype keys in the query or in cookies pollute no object and do not change the page', async () => {
    const before = (await target.browser().get('/ru')).text;
    const queries = [
      '__proto__[polluted]=1',
      '__proto__.polluted=1',
      'constructor[prototype][polluted]=1',
      'a[__proto__][polluted]=1',
      '__proto__=1',
    ];
    for (const query of queries) {
      for (const path of ['/ru', '/api/auth/user', '/api/bot/challenge', '/api/installment/v3/stores', '/uz']) {
        const answer = await target.browser().get(`${path}?${query}`, { cookie: '__proto__=1; constructor=1; __proto__[polluted]=1' });
        expect([path, query, answer.status < 500]).toEqual([path, query, true]);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }
    expect((await target.browser().get('/ru')).text).toBe(before);
  });

  test('HTML in an address is escaped on error pages, the last-resort error page included', async () => {
    for (const failing of [false, true]) {
      target.gateway.site.errorsFailing = failing;
      for (const path of ['/ru/<script>window.__xss=1</script>', '/ru/%3Cscript%3Ewindow.__xss=1%3C/script%3E', '/ru/"onload=alert(1)']) {
        // Each campaign has its own cached error page.
        const answer = await target.raw(`GET ${path}?utm_source=${failing} HTTP/1.1\r\nHost: ${target.host}\r\nConnection: close\r\n\r\n`);
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        expect([path, head.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 404 Not Found']);
        // The last-resort error page shows both languages at once.
        expect([path, body.includes('Voy!')]).toEqual([path, failing]);
        expect(body).not.toMatch(/<script>window|<svg\/onload/i);
        expect(head).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      }
    }
    target.gateway.site.errorsFailing = false;
  });
});
