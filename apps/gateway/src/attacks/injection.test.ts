import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

const LOGIN = { strategy: 'customer', phone: DEMO.phone, password: DEMO.password };
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
  ['a path that is led on', (split) => ({ path: `/de/${split}` })],
  ['a query that is led on', (split) => ({ path: `/?utm_source=${split}` })],
  ['the query of the choice of an alphabet', (split) => ({ path: `/uz?alphabet=cyrl&x=${split}` })],
  ['the alphabet chosen', (split) => ({ path: `/uz?alphabet=cyrl${split}` })],
  ['the address of a page for customers', (split) => ({ path: `/ru/main-page?x=${split}` })],
  ['the cookie of the language', (split) => ({ path: '/', headers: { cookie: `locale=ru${split}` } })],
  ['the cookie of the language, on a page', (split) => ({ path: '/ru', headers: { cookie: `locale=${split}` } })],
  ['the cookie of the alphabet', (split) => ({ path: '/uz', headers: { cookie: `alphabet=cyrl${split}` } })],
  ['the language asked for', (split) => ({ path: '/api/auth/user', headers: { 'accept-language': `oz${split}` } })],
  ['the id of a request', (split) => ({ path: '/api/auth/user', headers: { 'x-request-id': `1${split}` } })],
  ['an unknown call', (split) => ({ path: `/api/installment/v3/${split}` })],
];

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());

  test.each(PLACES)('response splitting by %s adds no header and no body', async (_name, place) => {
    for (const split of SPLITS) {
      const { path, headers = {} } = place(split);
      const answer = await ground.browser().get(path, headers);
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
  ])('the cookie %s of %s is taken at its word only when it is one: %s', async (name, path, good, to) => {
    expect((await ground.browser().get(path, { cookie: `${name}=${good}` })).headers['location']).toBe(to);
    for (const bad of ['//evil.example', 'evil.example', '../api', 'ru/../..', 'uz%0d%0aX:1', '__proto__', 'constructor', 'UZ', 'uz ru']) {
      expect([bad, (await ground.browser().get(path, { cookie: `${name}=${bad}` })).headers['location']]).toEqual([bad, '/ru']);
      const refused = await ground.browser().get('/api/nothing', { cookie: `${name}=${bad}` });
      expect([bad, refused.status, /^[А-Яа-я ]+/.test(String(refused.json()['message']))]).toEqual([bad, 404, true]);
    }
  });

  test('the cookie of the alphabet chooses one of two and says nothing else anywhere', async () => {
    const pages = new Set<string>();
    for (const value of ['latn', 'evil', '"><script>1</script>', '__proto__', 'cyrl%0d%0aX:1', '../..']) {
      const answer = await ground.browser().get('/uz', { cookie: `alphabet=${value}` });
      expect([value, answer.status, answer.headers['content-language']]).toEqual([value, 200, 'uz']);
      pages.add(answer.text.replace(/render \d+/, ''));
    }
    expect(pages.size).toBe(1);
    expect((await ground.browser().get('/uz', { cookie: 'alphabet=cyrl' })).headers['content-language']).toBe('uz-Cyrl');
  });

  test('prototype pollution by JSON: keys of the prototype are no fields, and nothing else has them afterwards', async () => {
    const own = { origin: ground.site, 'x-requested-with': 'muddat-web', 'content-type': 'application/json' };
    const bodies = [
      `{"__proto__":${JSON.stringify(LOGIN)}}`,
      `{"constructor":{"prototype":${JSON.stringify(LOGIN)}}}`,
      `{"__proto__":{"__proto__":${JSON.stringify(LOGIN)}}}`,
      `[${JSON.stringify(LOGIN)}]`,
      `{"strategy":"customer","__proto__":${JSON.stringify(LOGIN)}}`,
      `{"strategy":{"__proto__":"customer"},"phone":["${DEMO.phone}"]}`,
    ];
    for (const path of ['/api/auth/login', '/api/auth/send-code']) {
      for (const body of bodies) {
        const answer = await ground.browser().ask(path, { method: 'POST', body, headers: own });
        expect([path, body, answer.status]).toEqual([path, body, 400]);
      }
    }
    for (const key of ['strategy', 'phone', 'password']) expect(Reflect.get({}, key)).toBeUndefined();
    const plain = await ground.browser().post('/api/auth/login', {});
    expect(plain.json()['code']).toBe('validation_failed');
  });

  test('prototype pollution by the query and by cookies: nothing has the keys afterwards, and pages are as before', async () => {
    const before = (await ground.browser().get('/ru')).text;
    const queries = [
      '__proto__[polluted]=1',
      '__proto__.polluted=1',
      'constructor[prototype][polluted]=1',
      'a[__proto__][polluted]=1',
      '__proto__=1',
    ];
    for (const query of queries) {
      for (const path of ['/ru', '/api/auth/user', '/api/bot/challenge', '/api/installment/v3/stores', '/uz']) {
        const answer = await ground.browser().get(`${path}?${query}`, { cookie: '__proto__=1; constructor=1; __proto__[polluted]=1' });
        expect([path, query, answer.status < 500]).toEqual([path, query, true]);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }
    expect((await ground.browser().get('/ru')).text).toBe(before);
  });

  test('what an address says is shown as text, also on the page of last resort, when even the page of errors fails', async () => {
    for (const failing of [false, true]) {
      ground.gateway.site.errorsFailing = failing;
      for (const path of ['/ru/<script>window.__xss=1</script>', '/ru/%3Cscript%3Ewindow.__xss=1%3C/script%3E', '/ru/"onload=alert(1)']) {
        const answer = await ground.raw(`GET ${path} HTTP/1.1\r\nHost: ${ground.host}\r\nConnection: close\r\n\r\n`);
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        expect([path, head.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 404 Not Found']);
        // The last-resort error page shows both languages at once.
        expect([path, body.includes('Voy!')]).toEqual([path, failing]);
        expect(body).not.toMatch(/<script>window|<svg\/onload/i);
        expect(head).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      }
    }
    ground.gateway.site.errorsFailing = false;
  });
});
