import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway } from '../testing/start.ts';

const PATH = '/api/csp-report';
const CLASSIC = 'application/csp-report';
const BATCH = 'application/reports+json';
const classic = (site: string, change: object = {}): object => ({
  'csp-report': {
    'document-uri': `${site}/ru/orders/100001?phone=%2B998900000001`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?card=8600123412341234',
    ...change,
  },
});
const batched = (site: string, directive = 'style-src-attr'): object => ({
  type: 'csp-violation',
  age: 10,
  url: `${site}/uz`,
  user_agent: 'Mozilla/5.0',
  body: { documentURL: `${site}/uz`, effectiveDirective: directive, blockedURL: 'inline', disposition: 'enforce', statusCode: 200 },
});
const send = (browser: Browser, type: string, body: unknown, headers: Record<string, string> = {}) =>
  browser.request(PATH, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());
  const figure = async (name: string): Promise<number> => {
    const { text } = await target.gateway.opsBrowser().get('/metrics');
    const line = text.split('\n').find((one) => one.startsWith(`muddat_gateway_csp_reports_${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  /**
   * Returns a function that reads the log lines written since this call. Refused calls log their origin, so earlier lines would match too.
   */
  const logging = () => {
    const from = target.gateway.logs.length;
    return () => target.gateway.logs.slice(from).join('\n');
  };
  const lines = () => target.gateway.logs.filter((line) => line.includes('content security policy'));

  test('the CSP of every document names the report address in report-uri and report-to', async () => {
    for (const path of ['/ru', '/ru/sign-up', '/ru/nothing']) {
      const { headers } = await target.browser().get(path);
      expect(String(headers['content-security-policy'])).toMatch(/; report-uri \/api\/csp-report; report-to csp$/);
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
    }
  });

  test('CSP reports of both formats are counted by directive and page, and the log has no personal data of them', async () => {
    const [script, style] = ['total{directive="script-src-elem",page="cabinet"}', 'total{directive="style-src-attr",page="public-site"}'];
    const before = [await figure(script), await figure(style)];
    const logged = logging();
    const browser = target.browser();
    const one = await send(browser, CLASSIC, classic(target.site));
    const two = await send(browser, `${BATCH}; charset=utf-8`, [
      batched(target.site),
      { type: 'deprecation', body: {} },
      batched(target.site),
    ]);
    expect([one.status, one.text, one.headers['set-cookie'], two.status]).toEqual([204, '', undefined, 204]);
    expect([await figure(script), await figure(style)]).toEqual([Number(before[0]) + 1, Number(before[1]) + 2]);
    expect(lines().map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ directive: 'script-src-elem', owner: 'cabinet', page: 'order', blocked: 'other-site' }),
    );
    for (const text of ['998900000001', '8600', '100001', 'evil.example', 'steal', 'Mozilla']) expect(logged()).not.toContain(text);
  });

  test('forged fields of a CSP report appear in no metric and no log line', async () => {
    const browser = target.browser();
    const logged = logging();
    // A word that our own metrics never contain: `forged` would match the label of refused writes.
    const forged = 'invented"} 1\nmuddat_invented 998907654321';
    await send(
      browser,
      CLASSIC,
      classic(target.site, { 'effective-directive': forged, 'violated-directive': forged, 'blocked-uri': forged }),
    );
    await send(
      browser,
      CLASSIC,
      classic(target.site, { 'document-uri': `${target.site}/ru/${encodeURIComponent(forged)}`, extra: forged }),
    );
    await send(browser, BATCH, [
      { ...batched(target.site, forged), type: 'csp-violation', [forged]: forged },
      { type: forged, body: forged },
    ]);
    for (const site of [
      'https://evil.example',
      `${target.site}.evil.example`,
      'javascript:alert(1)//',
      'data:text/html,',
      '',
      'about:blank',
    ])
      expect((await send(browser, CLASSIC, classic(site))).status).toBe(204);
    const { text } = await target.gateway.opsBrowser().get('/metrics');
    for (const known of [text, logged()]) expect(known).not.toMatch(/invented|998907654321|evil\.example/);
    expect(text).toMatch(/csp_reports_total\{directive="other",page="cabinet"\} \d/);
    expect(await figure('dropped_total{reason="foreign"}')).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['invalid JSON', '{'],
    ['an object without a report', '{"a":1}'],
    ['a number', '7'],
    ['null', 'null'],
    ['an empty body', ''],
    ['fields of wrong types', '{"csp-report":{"document-uri":{"a":1},"blocked-uri":7}}'],
    ['15,000 nested arrays', '['.repeat(15_000) + ']'.repeat(15_000)],
    ['prototype keys', '{"__proto__":{"csp-report":{}},"constructor":{"prototype":{"x":1}}}'],
  ])('an unreadable CSP report gets 204 and is counted as dropped: %s', async (_name, body) => {
    const before = await figure('dropped_total{reason="unreadable"}');
    expect((await send(target.browser(), CLASSIC, body)).status).toBe(204);
    expect(await figure('dropped_total{reason="unreadable"}')).toBe(before + 1);
  });

  test('a CSP report of 33 KB gets 413 and is not counted', async () => {
    const body = JSON.stringify(classic(target.site, { extra: 'x'.repeat(33_000) }));
    const total = await figure('total{directive="script-src-elem",page="cabinet"}');
    expect((await send(target.browser(), CLASSIC, body)).status).toBe(413);
    expect(await figure('total{directive="script-src-elem",page="cabinet"}')).toBe(total);
  });

  test('of a batch of 250 CSP reports only 20 are counted', async () => {
    const before = await figure('total{directive="img-src",page="public-site"}');
    const small = { type: 'csp-violation', body: { documentURL: `${target.site}/ru`, effectiveDirective: 'img-src' } };
    await send(target.browser(), BATCH, Array(250).fill(small));
    expect(await figure('total{directive="img-src",page="public-site"}')).toBe(before + 20);
  });

  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a CSP report of content type %j gets 403 from another site and 415 from this site',
    async (type) => {
      const from = async (headers: Record<string, string>) =>
        (
          await target
            .browser()
            .request(PATH, { method: 'POST', headers: { ...(type ? { 'content-type': type } : {}), ...headers }, body: '{}' })
        ).status;
      expect(await from({ origin: 'https://evil.example' })).toBe(403);
      expect(await from({ origin: target.site, 'x-requested-with': 'muddat-web' })).toBe(415);
    },
  );

  test('the CSP report address accepts only POST, and its content types do not bypass the CSRF guard of other calls', async () => {
    const { status, headers } = await target.browser().get(PATH);
    expect([status, headers['allow']]).toEqual([405, 'POST']);
    const victim = await target.signedIn();
    const answer = await victim.request('/api/auth/logout', { method: 'POST', headers: { 'content-type': CLASSIC }, body: '{}' });
    expect([answer.status, (await victim.get('/api/auth/user')).json()['loggedIn']]).toEqual([403, true]);
  });
});

test('CSP reports of one network beyond 60 a minute get 204 and are dropped; one report a minute is logged', async () => {
  const gateway = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  const browser = gateway.browser();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const report = classic(gateway.origin);
  const answers = await Promise.all(Array.from({ length: 300 }, () => send(browser, CLASSIC, report, from('84.54.70.1'))));
  expect(answers.map(({ status }) => status)).toEqual(Array(300).fill(204));
  await send(browser, CLASSIC, report, from('84.54.71.1'));
  const { text } = await gateway.opsBrowser().get('/metrics');
  expect(text).toContain('muddat_gateway_csp_reports_total{directive="script-src-elem",page="cabinet"} 61');
  expect(text).toContain('muddat_gateway_csp_reports_dropped_total{reason="rate"} 240');
  const lines = () => gateway.logs.filter((line) => line.includes('content security policy')).length;
  expect(lines()).toBe(1);
  gateway.clock.ms += 60_001;
  await send(browser, CLASSIC, report, from('84.54.72.1'));
  expect(lines()).toBe(2);
  await gateway.close();
});
