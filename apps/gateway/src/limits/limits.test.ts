import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { RATE_LIMITS } from './limits.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Freezes the clock, so that the minute of a limit does not pass on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  gateway = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.close();
});

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
/** Writes until one is refused; returns how many were accepted. */
async function writesUntilRefused(browser: Browser, headersOf: (n: number) => Record<string, string>): Promise<number> {
  for (let n = 0; n < 2_000; n += 1) {
    const answer = await browser.post('/api/none', {}, headersOf(n));
    if (answer.status === 429) {
      expect(answer.json()).toMatchObject({ code: 'rate_limited', retry_after: Number(answer.headers['retry-after']) });
      return n;
    }
    expect(answer.status).toBe(404);
  }
  throw new Error('never refused');
}
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

describe('limits of writes', { timeout: 120_000 }, () => {
  test('a session has one limit across all addresses, without effect on its reads or on another session from its address', async () => {
    const browser = gateway.browser();
    expect((await browser.post('/api/auth/login', LOGIN, from('192.0.2.1'))).status).toBe(200);
    expect(await writesUntilRefused(browser, (n) => from(`192.0.2.${n % 250}`))).toBe(RATE_LIMITS.writesBySession.max);
    const other = gateway.browser();
    expect((await other.post('/api/auth/login', LOGIN, from('192.0.2.1'))).status).toBe(200);
    expect((await other.post('/api/none', {}, from('192.0.2.1'))).status).toBe(404);
    // Reads are not limited by the limit on writes.
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('chunks of photo uploads have their own limit per session, apart from other writes', async () => {
    const browser = gateway.browser();
    expect((await browser.post('/api/auth/login', LOGIN, from('203.0.113.1'))).status).toBe(200);
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web', ...from('203.0.113.1') };
    const patch = async () => (await browser.request('/api/none', { method: 'PATCH', headers })).status;
    for (let part = 0; part < RATE_LIMITS.partsBySession.max; part += 1) expect(await patch()).toBe(404);
    expect(await patch()).toBe(429);
    expect((await browser.post('/api/none', {}, from('203.0.113.1'))).status).toBe(404);
  });

  test('IPv6 addresses are counted per /64 network', async () => {
    const guest = gateway.browser();
    expect(await writesUntilRefused(guest, (n) => from(`2001:db8:1:2::${n.toString(16)}`))).toBe(RATE_LIMITS.writesByAddress.max);
    expect((await guest.post('/api/none', {}, from('2001:db8:1:3::1'))).status).toBe(404);
  });
});

describe('limits of searches', { timeout: 120_000 }, () => {
  const PATHS = ['/api/installment/v3/search', '/ru/search', '/payload/ru/search.json'];
  const searchUntilRefused = async (address: string, pathOf: (n: number) => string, max: number): Promise<number> => {
    const guest = gateway.browser();
    for (let n = 0; n <= max; n += 1) {
      const { status, headers } = await guest.get(pathOf(n), from(address));
      if (status === 429) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        return n;
      }
      expect(status).toBe(200);
    }
    return Number.POSITIVE_INFINITY;
  };

  test('searches of one network share a limit across API, page and payload, and other networks are not affected', async () => {
    gateway.backend.respondTo(
      '/installment/v3/search',
      (_seen, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    for (const [at, path] of PATHS.entries())
      expect([path, await searchUntilRefused(`198.51.100.${at}`, (n) => `${path}?q=${n}`, 70)]).toEqual([
        path,
        RATE_LIMITS.searchesByAddress.max,
      ]);
    expect(await searchUntilRefused('198.51.100.7', (n) => `${PATHS[n % 3]}?q=${n}`, 70)).toBe(RATE_LIMITS.searchesByAddress.max);
    expect((await gateway.browser().get(`${PATHS[0]}?q=a`, from('198.51.100.8'))).status).toBe(200);
    // A client over the search limit can still open other pages, and the empty search page.
    for (const path of ['/ru', '/ru/search', '/ru/search?q=', '/ru/catalogue', '/payload/ru/search.json'])
      expect([path, (await gateway.browser().get(path, from('198.51.100.7'))).status]).toEqual([path, 200]);
  });

  test('60 searches in a minute, one a second, are allowed', async () => {
    const start = Date.now();
    for (let second = 0; second < 60; second += 1) {
      vi.setSystemTime(start + second * 1_000);
      expect((await gateway.browser().get(`${PATHS[0]}?q=${second}`, from('198.51.100.20'))).status).toBe(200);
    }
  });

  test('search suggestions have their own limit per address; once it is reached, searches still work', async () => {
    gateway.backend.respondTo(
      '/installment/v3/search/suggest',
      (_seen, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    const suggest = (n: number): string => `/api/installment/v3/search/suggest?q=${n}`;
    expect(await searchUntilRefused('198.51.100.30', suggest, 310)).toBe(RATE_LIMITS.suggestionsByAddress.max);
    expect((await gateway.browser().get(`${PATHS[0]}?q=a`, from('198.51.100.30'))).status).toBe(200);
  });
});
