import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithPrefetched } from './fetch-prefetched.ts';
import { prefetchPageData } from './prefetch.ts';
import { collectPrefetchUrls, requestFirstData } from './prefetch-urls.ts';

/** These tests run without a browser. The modules under test read only `location` of it. */
const AT = new URL('http://localhost/ru/orders/100001');
/** Resolves a relative URL such as `/api/…` against the page's URL, as a browser does. */
class RequestAt extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, AT) : input, init);
  }
}
const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json({ data: [] });
  vi.stubGlobal('location', AT);
  vi.stubGlobal('Request', RequestAt);
  vi.stubGlobal('window', { location: AT });
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const list = (...addresses: string[]) => addresses.join(' ');

test('the first call to an address gets the prefetched response of the shell; the second sends a request', async () => {
  window.prefetched = prefetchPageData('/api/auth/user', 'ru');
  const headers = { 'Accept-Language': 'ru' };
  expect((await fetchWithPrefetched('http://localhost/api/auth/user', { headers })).status).toBe(200);
  expect(asked).toEqual(['/api/auth/user']);
  await fetchWithPrefetched('http://localhost/api/auth/user', { headers });
  expect(asked).toHaveLength(2);
});

test('a call that uses a failed prefetch fails with its error and sends no request', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  window.prefetched = prefetchPageData('/api/auth/user', 'ru');
  await expect(fetchWithPrefetched('http://localhost/api/auth/user', { headers: { 'Accept-Language': 'ru' } })).rejects.toThrow(
    'Failed to fetch',
  );
  expect(asked).toHaveLength(1);
});

test.each([
  ['a call in another language', { headers: { 'Accept-Language': 'oz' } }, 0],
  ['a write (POST)', { method: 'POST', headers: { 'Accept-Language': 'ru' } }, 0],
  ['a call 31 seconds after the prefetch', { headers: { 'Accept-Language': 'ru' } }, 31_000],
])('%s does not use the prefetched response and sends its own request', async (_, init, waitedMs) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  window.prefetched = prefetchPageData('/api/auth/user', 'ru');
  vi.advanceTimersByTime(waitedMs);
  await fetchWithPrefetched('http://localhost/api/auth/user', init);
  expect(asked).toHaveLength(2);
});

test('aborting a call aborts the prefetch that it uses', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: RequestInfo | URL, init?: RequestInit) => {
    signals.push(init?.signal);
    return answer();
  });
  window.prefetched = prefetchPageData('/api/auth/user', 'ru');
  const caller = new AbortController();
  await fetchWithPrefetched('http://localhost/api/auth/user', { headers: { 'Accept-Language': 'ru' }, signal: caller.signal });
  caller.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test.each([
  ['main-page', '/ru/main-page', '/api/installment/v3/user/next-payment'],
  ['order', '/ru/orders/100001', '/api/installment/v3/user/order/100001'],
  ['order', '/ru/orders/100001', '/api/billing/v1/api-payments/payments?order_id=100001'],
  ['order-pay', '/ru/orders/100001/pay', '/api/billing/v1/available-systems'],
  ['hardship', '/uz/orders/100001/hardship', '/api/installment/v3/user/order/100001'],
  ['returns', '/ru/cabinet/returns', '/api/installment/v3/user/returns'],
  ['return-case', '/ru/cabinet/returns/ret_7', '/api/installment/v3/user/returns/ret_7'],
] as const)('the shell of the page %s at %s prefetches %s', async (page, path, address) => {
  const addresses = await collectPrefetchUrls(page);
  vi.stubGlobal('location', new URL(path, AT));
  expect([...prefetchPageData(list(...addresses), 'ru').keys()]).toContain(address);
});

test.each([
  ['sign-up', 1],
  ['main-page', 7],
  ['orders', 3],
  ['order', 4],
  ['order-pay', 6],
] as const)(
  'the queries of the page %s use every response that its shell has prefetched, and they send no request of their own',
  async (page, count) => {
    const addresses = await collectPrefetchUrls(page);
    expect(addresses).toHaveLength(count);
    asked.length = 0;
    // `{3}` stands for the third segment of the path. The test's path contains the literal text `{3}`, so that shell and page request the
    // same address.
    vi.stubGlobal('location', new URL('/ru/{3}/{3}/pay', AT));
    window.prefetched = prefetchPageData(list(...addresses), 'ru');
    await requestFirstData(page, fetchWithPrefetched, '');
    expect([...window.prefetched.keys()]).toEqual([]);
    expect(asked).toHaveLength(addresses.length);
  },
);
