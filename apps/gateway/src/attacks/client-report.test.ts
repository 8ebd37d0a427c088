import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { startGateway } from '../testing/start.ts';

const PATH = '/api/client-report';
const FRAME = 'site/app-1a2b3c.js:1:20';
const PHONE = '998907654321';
const error = (change: object = {}) => ({ kind: 'error', name: 'TypeError', page: 'order', frames: [FRAME], ...change });
const report = (change: object = {}) => ({ page: 'home', vitals: [], errors: [], ...change });
const isFailedPage = (line: string) => line.includes('a page failed in a browser');

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());
  const metrics = async (): Promise<string> => (await target.gateway.opsBrowser().get('/metrics')).text;
  const figure = async (name: string): Promise<number> => {
    const line = (await metrics()).split('\n').find((one) => one.startsWith(`muddat_gateway_${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  test('a report of our page is counted by vital, kind and owner, and an error is logged with its frames', async () => {
    const vitals = [
      { name: 'LCP', value: 2_400 },
      { name: 'CLS', value: 0.3 },
    ];
    const { status, text } = await target.browser().post(PATH, report({ vitals, errors: [error()] }));
    expect([status, text]).toEqual([204, '']);
    expect(await figure('web_vital_seconds_bucket{le="2.5",vital="LCP",owner="public-site"}')).toBe(1);
    expect(await figure('web_vital_seconds_bucket{le="1.8",vital="LCP",owner="public-site"}')).toBe(0);
    expect(await figure('web_vital_layout_shift_sum{owner="public-site"}')).toBe(0.3);
    expect(await figure('client_errors_total{kind="error",owner="cabinet"}')).toBe(1);
    const [line = ''] = target.gateway.logs.filter(isFailedPage);
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      kind: 'error',
      error: 'TypeError',
      owner: 'cabinet',
      page: 'order',
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
      frames: [FRAME],
    });
  });

  test('a phone in any field of a client report appears in no metric and no log line', async () => {
    const from = target.gateway.logs.length;
    const bodies: object[] = [
      report({ page: PHONE, errors: [error({ name: PHONE, page: `/ru/${PHONE}`, frames: [`site/${PHONE}-aaaaaaaa.js:1:1`, PHONE] })] }),
      report({ [PHONE]: PHONE }),
      report({ errors: [error({ message: PHONE })] }),
      report({ errors: [error({ kind: PHONE })] }),
      report({ vitals: [{ name: PHONE, value: Number(PHONE) }] }),
    ];
    for (const body of bodies) {
      const headers = { 'user-agent': PHONE, referer: `${target.site}/ru?phone=${PHONE}` };
      expect((await target.browser().post(`${PATH}?phone=${PHONE}`, body, headers)).status).toBe(204);
    }
    const logged = target.gateway.logs.slice(from);
    expect(logged.some(isFailedPage)).toBe(true);
    expect(`${await metrics()}${logged.join('\n')}`).not.toContain(PHONE);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example', 'x-requested-with': 'muddat-web' }],
    ['without an Origin', { 'x-requested-with': 'muddat-web' }],
  ])('a client report %s gets 403 and is not counted', async (_name, headers) => {
    const before = await figure('client_errors_total{kind="view",owner="cabinet"}');
    const body = JSON.stringify(report({ errors: [error({ kind: 'view' })] }));
    const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    expect((await target.browser().request(PATH, request)).status).toBe(403);
    expect(await figure('client_errors_total{kind="view",owner="cabinet"}')).toBe(before);
  });

  test('a client report without our header, as sendBeacon sends it, gets 403', async () => {
    const headers = { 'content-type': 'text/plain', origin: target.site };
    expect((await target.browser().request(PATH, { method: 'POST', headers, body: JSON.stringify(report()) })).status).toBe(403);
  });

  test.each(['{', 'null', '', '['.repeat(15_000), '{"page":"home","vitals":[],"errors":[],"__proto__":{"x":1}}'])(
    'an unreadable client report gets 204 and is counted as dropped: %.20s',
    async (body) => {
      const before = await figure('client_reports_dropped_total{reason="unreadable"}');
      const headers = { 'content-type': 'application/json', origin: target.site, 'x-requested-with': 'muddat-web' };
      expect((await target.browser().request(PATH, { method: 'POST', headers, body })).status).toBe(204);
      expect(await figure('client_reports_dropped_total{reason="unreadable"}')).toBe(before + 1);
    },
  );

  test('a client report of 33 KB gets 413, one that is no JSON 415, and GET 405', async () => {
    const headers = { 'content-type': 'text/plain', origin: target.site, 'x-requested-with': 'muddat-web' };
    const large = await target.browser().post(PATH, report({ page: 'x'.repeat(33_000) }));
    const text = await target.browser().request(PATH, { method: 'POST', headers, body: '{}' });
    expect([large.status, text.status, (await target.browser().get(PATH)).status]).toEqual([413, 415, 405]);
  });
});

test('client reports of one network beyond 120 a minute are dropped, and use up no writes of its customers', async () => {
  const gateway = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  const browser = gateway.browser();
  const from = { 'x-forwarded-for': '84.54.70.1' };
  const answers = await Promise.all(Array.from({ length: 700 }, () => browser.post(PATH, report({ errors: [error()] }), from)));
  expect(answers.map(({ status }) => status)).toEqual(Array(700).fill(204));
  const { text } = await gateway.opsBrowser().get('/metrics');
  expect(text).toContain('muddat_gateway_client_errors_total{kind="error",owner="cabinet"} 120');
  expect(text).toContain('muddat_gateway_client_reports_dropped_total{reason="rate"} 580');
  expect(gateway.logs.filter(isFailedPage)).toHaveLength(1);
  expect((await browser.post('/api/auth/logout', {}, from)).status).toBeLessThan(300);
  await gateway.close();
});
