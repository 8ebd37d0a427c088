import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** No tag of ours: the answer is the same, and it is the routes that give it. */
const BY_THE_ROUTES = { 'if-none-match': '"none"' };
const OF_THE_ANSWER = ['date', 'x-request-id', 'connection', 'keep-alive'];

function told(headers: Record<string, unknown>): Record<string, unknown> {
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.includes(name)));
}

describe('a kept page is answered alike by the routes and before them', () => {
  test.each([
    ['/ru', {}],
    ['/uz', {}],
    ['/ru', { 'accept-encoding': 'br' }],
    ['/ru', { cookie: 'locale=ru', 'accept-encoding': 'gzip, br' }],
    ['/ru', { cookie: 'a=b; locale=ru' }],
    ['/uz/public-offer', { cookie: 'locale=uz' }],
    ['/ru', { cookie: 'locale=uz' }],
    ['/ru', { cookie: 'locale=ru; theme=dark' }],
    ['/ru', { cookie: 'locale=ru; theme=none' }],
    ['/uz', { cookie: 'locale=uz; alphabet=cyrl' }],
    ['/ru/service-centers', { cookie: 'locale=ru; region=1726' }],
    ['/ru/service-centers', {}],
    ['/ru/', {}],
    ['/ru?utm_source=tg', {}],
  ])('%s, asked for with %j', async (path, headers) => {
    const ask = (more: Record<string, string> = {}) => gateway.browser().get(path, { ...headers, ...more });
    await ask(BY_THE_ROUTES);
    const byRoutes = await ask(BY_THE_ROUTES);
    const answer = await ask();
    expect([answer.status, told(answer.headers)]).toEqual([byRoutes.status, told(byRoutes.headers)]);
    expect(answer.bytes.equals(byRoutes.bytes)).toBe(true);
  });

  test('another host, two hosts, a forwarded host and a body are judged by the routes', async () => {
    const browser = gateway.browser();
    await browser.get('/ru');
    expect((await browser.get('/ru', { host: 'evil.example' })).status).toBe(421);
    expect((await browser.ask('/ru', { method: 'HEAD' })).text).toBe('');
  });

  test('it is counted and logged like any other', async () => {
    await gateway.browser().get('/ru');
    const before = gateway.logs.filter((line) => line.includes('"route":"page:home"')).length;
    await gateway.browser().get('/ru');
    expect(gateway.logs.filter((line) => line.includes('"route":"page:home"'))).toHaveLength(before + 1);
    expect((await gateway.ops().get('/metrics')).text).toMatch(
      /muddat_gateway_request_seconds_count\{route="page:home",method="GET",status="200"\} \d+/,
    );
  });
});
