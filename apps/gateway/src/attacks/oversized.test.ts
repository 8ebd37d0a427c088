import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const PAYMENT = '/api/billing/v1/api-payments/payment';
const MEGABYTE = 'x'.repeat(1_048_576);

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  const head = (line: string, more = ''): string => `${line} HTTP/1.1\r\nHost: ${target.host}\r\n${more}\r\n`;
  const ours = () => ({ origin: target.site, 'x-requested-with': 'muddat-web', 'content-type': 'application/json' });

  test.each([
    ['an address of a megabyte', () => head(`GET /ru?${MEGABYTE}`)],
    ['an address of 17 KB', () => head(`GET /ru/${'a'.repeat(17_000)}`)],
    ['a header of a megabyte', () => head('GET /ru', `X-A: ${MEGABYTE}\r\n`)],
    ['a cookie of 17 KB', () => head('GET /ru', `Cookie: ${'a=1;'.repeat(4_300)}\r\n`)],
    ['ten thousand headers', () => head('GET /ru', Array.from({ length: 10_000 }, (_, index) => `X-${index}: 1\r\n`).join(''))],
    ['a header without an end', () => `GET /ru HTTP/1.1\r\nHost: ${target.host}\r\nX-A: ${MEGABYTE}`],
  ])('%s gets 431, 400 or a closed connection, and the server keeps serving', async (_name, text) => {
    expect(await target.raw(text())).toMatch(/^(HTTP\/1\.1 4(31|00) |$)/);
    expect((await target.browser().get('/healthz')).status).toBe(200);
  });

  test('a head that is too large because of its cookies gets a page that says so and deletes them; without them the page is back', async () => {
    const cookies = `Cookie: ${'a=1;'.repeat(4_300)}\r\n`;
    const answer = await target.raw(head('GET /ru', cookies));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/\r\nclear-site-data: "cookies"\r\n/i);
    expect(Buffer.from(answer, 'latin1').toString()).toContain('Файлы cookie этого сайта');
    for (const other of [head(`GET /ru/${'a'.repeat(17_000)}`, 'Cookie: a=1\r\n'), head('GET /ru', `X-A: ${'a'.repeat(17_000)}\r\n`)])
      expect(await target.raw(other)).not.toMatch(/clear-site-data/i);
    expect((await target.browser().get('/ru')).status).toBe(200);
  });

  test('a client that keeps sending after its head was refused still receives the 431 message', async () => {
    const answer = await target.raw(head(`GET /ru/search?q=${'a'.repeat(400_000)}`));
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(Buffer.from(answer, 'latin1').toString()).toContain('Запрос слишком длинный');
  });

  test.each([
    ['JSON of a hundred thousand levels', () => '['.repeat(100_000) + ']'.repeat(100_000), 400, 'malformed_json'],
    ['objects of twenty thousand levels', () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400, 'malformed_json'],
    ['JSON without an end', () => '['.repeat(200_000), 400, 'malformed_json'],
  ])('a body of %s gets 400 and reaches no backend', async (_name, body, status, code) => {
    const browser = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    for (const path of [PAYMENT, '/api/auth/login', '/api/auth/send-code']) {
      const answer = await browser.request(path, { method: 'POST', body: body(), headers: ours() });
      expect([path, answer.status, answer.json()['code']]).toEqual([path, status, code]);
    }
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  // The body is announced but not sent: a client that is still sending may lose the response when the connection closes.
  test('a Content-Length beyond the limit is refused before the body is sent', async () => {
    const before = target.gateway.backend.requests.length;
    const more = `Origin: ${target.site}\r\nX-Requested-With: muddat-web\r\nContent-Type: application/json\r\n`;
    for (const path of [PAYMENT, '/api/auth/login', '/ru']) {
      for (const length of ['262145', '999999999999'])
        expect(await target.raw(head(`POST ${path}`, `${more}Content-Length: ${length}\r\n`))).toMatch(/^HTTP\/1\.1 4(13|05) /);
    }
    expect(await target.raw(head(`POST ${PAYMENT}`, `${more}Content-Length: 262145\r\n`))).toContain('"code":"body_too_large"');
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  test('a chunked body beyond the limit gets 413 or a closed connection while it arrives', async () => {
    const chunked = head(
      `POST ${PAYMENT}`,
      `Origin: ${target.site}\r\nX-Requested-With: muddat-web\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n`,
    );
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    expect(await target.raw(chunked + chunk.repeat(8))).toMatch(/^(HTTP\/1\.1 413 |$)/);
  });

  test('thousands of query parameters, JSON keys or array items cause no 5xx response', async () => {
    const query = Array.from({ length: 3_000 }, (_, index) => `a${index}`).join('&');
    for (const path of ['/ru', '/api/auth/user', '/api/bot/challenge', '/api/installment/v3/stores'])
      expect([path, (await target.browser().get(`${path}?${query.slice(0, 12_000)}`)).status < 500]).toEqual([path, true]);
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, 1]));
    expect((await target.browser().post('/api/auth/login', keys)).status).toBe(400);
    expect((await target.browser().post('/api/auth/login', Array(100_000).fill(1))).status).toBe(400);
  });

  test.each([
    ['a phone of 100 KB', { strategy: 'customer', phone: '9'.repeat(100_000), password: 'x' }],
    ['a password of 100 KB', { strategy: 'customer', phone: '+998900000001', password: 'x'.repeat(100_000) }],
    ['a strategy of 100 KB', { strategy: 'x'.repeat(100_000), phone: '+998900000001', password: 'x' }],
  ])('a sign-in with %s gets 400 with a short response and reaches no backend', async (_name, body) => {
    const before = target.gateway.backend.requests.length;
    const answer = await target.browser().post('/api/auth/login', body);
    expect([answer.status, answer.text.length < 1_000]).toEqual([400, true]);
    expect(target.gateway.backend.requests).toHaveLength(before);
  });

  test('a payment with an undeclared content type gets 415, with invalid JSON or UTF-8 400, and reaches no backend', async () => {
    const browser = await target.signedIn();
    const before = target.gateway.backend.requests.length;
    for (const [type, body, status] of [
      ['text/plain', '{}', 415],
      ['application/x-www-form-urlencoded', 'a=1', 415],
      ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 415],
      ['application/json', '{"a":', 400],
      ['application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
    ] as const) {
      const answer = await browser.request(PAYMENT, { method: 'POST', body, headers: { ...ours(), 'content-type': type } });
      expect([type, answer.status]).toEqual([type, status]);
      expect(answer.json()['message']).toMatch(/[а-я]/);
    }
    expect(target.gateway.backend.requests).toHaveLength(before);
  });
});
