import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

const EVIL = 'evil.example';
const PATHS = ['/', '/ru', '/ru/public-offer', '/ru/nothing', '/api/auth/user', '/robots.txt', '/.well-known/security.txt', '/healthz'];

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  const ask = (head: string, path = '/ru'): Promise<string> => target.raw(`GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);

  test.each([
    ['another host name', () => `Host: ${EVIL}\r\n`],
    ['another host name and our port', ({ host }: AttackTarget) => `Host: ${EVIL}:${host.split(':')[1] ?? '443'}\r\n`],
    ['a host name that ends in ours', ({ host }: AttackTarget) => `Host: evil${host}\r\n`],
    ['a host name that begins with ours', ({ host }: AttackTarget) => `Host: ${host.split(':')[0]}.${EVIL}\r\n`],
    ['our host as the user name of another host', ({ host }: AttackTarget) => `Host: ${host}@${EVIL}\r\n`],
    ['an address of the local network', () => 'Host: 10.0.0.1\r\n'],
    ['two Host headers, ours first', ({ host }: AttackTarget) => `Host: ${host}\r\nHost: ${EVIL}\r\n`],
    ['two Host headers, ours last', ({ host }: AttackTarget) => `Host: ${EVIL}\r\nHost: ${host}\r\n`],
    ['no Host header', () => ''],
    ['an empty Host header', () => 'Host:\r\n'],
    ['a path in the Host header', ({ host }: AttackTarget) => `Host: ${host}/ru\r\n`],
    ['another host in X-Forwarded-Host', ({ host }: AttackTarget) => `Host: ${host}\r\nX-Forwarded-Host: ${EVIL}\r\n`],
  ])('a request with %s gets 400 or 421, without redirect or cookie', async (_name, head) => {
    for (const path of PATHS) {
      const answer = await ask(head(target), path);
      expect([path, answer.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 4(00|21) /)]);
      expect(answer).not.toContain(EVIL);
      expect(answer.toLowerCase()).not.toMatch(/\r\n(location|set-cookie|etag):/);
    }
  });

  test('an absolute URL in the request line is answered, whatever the Host header; of another site it gets 421', async () => {
    const own = await target.raw(`GET http://${target.host}/ru HTTP/1.1\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`);
    expect(own).toMatch(/^HTTP\/1\.1 200 /);
    const answer = await target.raw(`GET http://${EVIL}/ru HTTP/1.1\r\nHost: ${target.host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).not.toMatch(/^location:/im);
  });

  test('requests for the own host name, localhost or 127.0.0.1 get 200 and the canonical link of the site', async () => {
    for (const host of [target.host, target.host.toUpperCase(), 'localhost', '127.0.0.1:1']) {
      expect([host, (await ask(`Host: ${host}\r\n`)).split('\r\n')[0]]).toEqual([host, 'HTTP/1.1 200 OK']);
      const page = await ask(`Host: ${host}\r\n`, '/oz');
      expect(page).toContain(`link: <${target.site}/uz>; rel="canonical"`);
    }
  });
});

test('X-Forwarded-Host and X-Forwarded-For are ignored if the sender is no trusted proxy', async () => {
  const target = await ATTACK_TARGETS[1].start({ env: { TRUSTED_PROXIES: '192.0.2.1', RATE_LIMITS: 'on', BOT_PROTECTION: 'altcha' } });
  const answer = await target.raw(`GET /ru HTTP/1.1\r\nHost: ${target.host}\r\nX-Forwarded-Host: ${EVIL}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain(EVIL);
  // The invented `X-Forwarded-For` values are ignored, so all 70 wrong passwords count for one address, and the bot check answers 403.
  const statuses = new Set<number>();
  for (let index = 0; index < 70; index += 1) {
    const phone = `+9989000${String(10_000 + index)}`;
    const sent = { strategy: 'customer', phone, password: 'x' };
    statuses.add((await target.browser().post('/api/auth/login', sent, target.from(`198.51.100.${index}`))).status);
  }
  expect([...statuses]).toEqual([401, 403]);
  await target.close();
});
