import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RATE_LIMITS } from '../limits/limits.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const CONNECTIONS = 64;
/** Time of one search at a backend that handles one call at a time, like an embedded database. */
const SEARCH_MS = 60;
const DEADLINE_MS = 2_000;
const ORDERS = '/api/installment/v3/user/orders/all';
const SEARCH = '/api/installment/v3/search';
const STORES = '/api/installment/v3/stores';

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

/** A gateway whose backend has one database connection, so that each call waits for the ones before it. */
async function slowBackend(): Promise<TestGateway> {
  const at = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }, DEADLINE_MS);
  let last = Promise.resolve();
  const oneByOne = (ms: number) => async (_seen: unknown, response: import('node:http').ServerResponse) => {
    last = last.then(() => setTimeout(ms));
    await last;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  };
  at.backend.respondTo('/installment/v3/search', oneByOne(SEARCH_MS));
  at.backend.respondTo('/installment/v3/user/orders', oneByOne(2));
  return at;
}

describe('under 64 connections that search', { timeout: 120_000 }, () => {
  test('no call of a signed-in customer fails, and excess searches get 429 or 503 with Retry-After', async () => {
    const at = await slowBackend();
    gateway = at;
    const customer = at.browser();
    expect(
      (await customer.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password }))
        .status,
    ).toBe(200);
    let over = false;
    const searched = new Map<number, number>();
    const attack = Array.from({ length: CONNECTIONS }, async (_value, n) => {
      const attacker = at.browser();
      for (let turn = 0; !over; turn += 1) {
        const { status, headers } = await attacker.get(`${SEARCH}?q=${n}-${turn}`, { 'x-forwarded-for': `198.51.100.${n + 1}` });
        searched.set(status, (searched.get(status) ?? 0) + 1);
        if (status !== 200) expect(headers['retry-after']).toBeDefined();
      }
    });
    await setTimeout(500);
    const statuses = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await customer.get(ORDERS)).status);
    over = true;
    await Promise.all(attack);
    expect(statuses).toEqual(Array(10).fill(200));
    expect([...searched.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(searched.get(200)).toBeGreaterThan(0);
  });
});

test('reads of guests are limited per address; a customer at the same address still gets 200', { timeout: 120_000 }, async () => {
  // Freezes the clock, so that the minute of a limit does not pass on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = await startGateway({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  gateway = at;
  at.backend.respondTo(
    '/installment/v3/stores',
    (_seen, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  );
  const customer = at.browser();
  const login = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
  expect((await customer.post('/api/auth/login', login, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  const read = async (from: string): Promise<number> => (await at.browser().get(STORES, { 'x-forwarded-for': from })).status;
  for (let n = 0; n < RATE_LIMITS.readsByAddress.max; n += 100) await Promise.all(Array.from({ length: 100 }, () => read('198.51.100.1')));
  expect(await read('198.51.100.1')).toBe(429);
  expect(await read('198.51.100.2')).toBe(200);
  // A known browser has its own limit, even at the same address.
  expect((await customer.get(ORDERS, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
});
