import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

const EVIL = 'evil.example';
const PATHS = ['/', '/ru', '/ru/public-offer', '/ru/nothing', '/api/auth/user', '/robots.txt', '/.well-known/security.txt', '/healthz'];

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());

  const ask = (head: string, path = '/ru'): Promise<string> => ground.raw(`GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);

  test.each([
    ['another name', () => `Host: ${EVIL}\r\n`],
    ['another name with our port', ({ host }: Ground) => `Host: ${EVIL}:${host.split(':')[1] ?? '443'}\r\n`],
    ['a name that ends in ours', ({ host }: Ground) => `Host: evil${host}\r\n`],
    ['a name that begins with ours', ({ host }: Ground) => `Host: ${host.split(':')[0]}.${EVIL}\r\n`],
    ['a user before another name', ({ host }: Ground) => `Host: ${host}@${EVIL}\r\n`],
    ['an address of a neighbour', () => 'Host: 10.0.0.1\r\n'],
    ['two names, ours first', ({ host }: Ground) => `Host: ${host}\r\nHost: ${EVIL}\r\n`],
    ['two names, ours last', ({ host }: Ground) => `Host: ${EVIL}\r\nHost: ${host}\r\n`],
    ['no name', () => ''],
    ['an empty name', () => 'Host:\r\n'],
    ['a path in the name', ({ host }: Ground) => `Host: ${host}/ru\r\n`],
    ['another name that a proxy forwards', ({ host }: Ground) => `Host: ${host}\r\nX-Forwarded-Host: ${EVIL}\r\n`],
  ])('%s gets no page, no answer of a call and no redirect', async (_name, head) => {
    for (const path of PATHS) {
      const answer = await ask(head(ground), path);
      expect([path, answer.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 4(00|21) /)]);
      expect(answer).not.toContain(EVIL);
      expect(answer.toLowerCase()).not.toMatch(/\r\n(location|set-cookie|etag):/);
    }
  });

  test('an address of another site in the request line leads nowhere', async () => {
    const answer = await ground.raw(`GET http://${EVIL}/ru HTTP/1.1\r\nHost: ${ground.host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toMatch(/^location:/im);
  });

  test('the site’s own name, this machine’s and the address itself are served; links name the site alone', async () => {
    for (const host of [ground.host, ground.host.toUpperCase(), 'localhost', '127.0.0.1:1']) {
      expect([host, (await ask(`Host: ${host}\r\n`)).split('\r\n')[0]]).toEqual([host, 'HTTP/1.1 200 OK']);
      const page = await ask(`Host: ${host}\r\n`, '/oz');
      expect(page).toContain(`link: <${ground.site}/uz>; rel="canonical"`);
    }
  });
});

test('a forwarded name, address or scheme is not believed from whoever is no proxy of ours', async () => {
  const ground = await GROUNDS[1].start({ env: { TRUSTED_PROXIES: '192.0.2.1', RATE_LIMITS: 'on', BOT_PROTECTION: 'altcha' } });
  const answer = await ground.raw(`GET /ru HTTP/1.1\r\nHost: ${ground.host}\r\nX-Forwarded-Host: ${EVIL}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain(EVIL);
  // The invented `X-Forwarded-For` values are ignored, so all 70 wrong passwords count for one address, and the bot check answers 403.
  const statuses = new Set<number>();
  for (let index = 0; index < 70; index += 1) {
    const phone = `+9989000${String(10_000 + index)}`;
    const sent = { strategy: 'customer', phone, password: 'x' };
    statuses.add((await ground.browser().post('/api/auth/login', sent, ground.from(`198.51.100.${index}`))).status);
  }
  expect([...statuses]).toEqual([401, 403]);
  await ground.close();
});
