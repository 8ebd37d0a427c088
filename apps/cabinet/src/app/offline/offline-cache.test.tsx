import { createQueryClient, sessionQuery } from '@muddat/app-shell';
import { tashkentDate } from '@muddat/i18n';
import { ApiError } from '@muddat/sdk';
import { type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { LISTED_ORDER_META } from '../../domain/order/order-queries.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION } from '../../testing/render-in-cabinet.tsx';
import { createOfflineCache } from './offline-cache.ts';
import { memoryRowStorage } from './offline-rows.ts';
import { createOfflineStore } from './offline-store.ts';

const ORDER = customerQueryKey('order', '100001');
const lost = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' }));
const late = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer in time', source: 'timeout' }));
const answered = (statusCode: number) => () => Promise.reject(new ApiError({ statusCode, message: 'refused', source: 'server' }));
const order = (number: string) => async () => ({ data: { number } });

/** Simulates one document, with its queries and its offline cache. The store remains after the document is closed. */
function openDocument(store: ReturnType<typeof createOfflineStore>) {
  const queryClient = createQueryClient();
  const keeper = createOfflineCache(queryClient, store);
  const ask = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ORDER) =>
    queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const askSession = (answer: () => Promise<typeof CUSTOMER_SESSION>) =>
    queryClient.fetchQuery(sessionQuery(fakeGatewayClient({ getSession: answer }))).catch(() => undefined);
  const shown = () => queryClient.getQueryData<{ data: { number: string } }>(ORDER)?.data.number;
  /** Simulates a page that shows an order. */
  const show = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ORDER, meta?: QueryMeta) =>
    new QueryObserver(queryClient, { queryKey, queryFn, ...(meta === undefined ? {} : { meta }) }).subscribe(() => undefined);
  return { queryClient, keeper, ask, askSession, shown, show };
}

async function keptBefore() {
  const store = createOfflineStore({ rows: memoryRowStorage() });
  const before = openDocument(store);
  await before.askSession(async () => CUSTOMER_SESSION);
  await before.ask(order('kept'));
  await expect.poll(() => store.read('order/100001')).not.toBeNull();
  await expect.poll(() => store.read('session')).not.toBeNull();
  return store;
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([
  ['the cached order after a network failure', lost, 'kept'],
  ['the cached order after a timeout', late, 'kept'],
  ['no cached order after a refusal (403)', answered(403), undefined],
  ['no cached order after a 404, as for an order of another customer', answered(404), undefined],
  ['no cached order after a server error (500)', answered(500), undefined],
  ['no cached order after a 511 that the server sent', answered(511), undefined],
  ['the new order after a response', order('new'), 'new'],
])('a page shows %s', async (_title, answer, expected) => {
  const document = openDocument(await keptBefore());
  await document.ask(answer);
  if (expected === undefined) await soon();
  await expect.poll(document.shown).toBe(expected);
});

test('after a network failure cached data do not replace newer data on the page', async () => {
  const document = openDocument(await keptBefore());
  await document.ask(order('new'));
  await document.ask(lost);
  await soon();
  expect(document.shown()).toBe('new');
});

test('[X-09] a page opened offline restores the session and reports the age of the cached order until a response arrives', async () => {
  const store = await keptBefore();
  const at = (await store.read('order/100001'))?.at;
  const document = openDocument(store);
  await document.askSession(lost);
  expect(await document.keeper.restoreSession()).toBe(true);
  let answer: () => Promise<unknown> = lost;
  const leave = document.show(() => answer());
  await expect.poll(document.shown).toBe('kept');
  await expect.poll(document.keeper.oldestShownAt).toBe(at);
  await document.keeper.retry();
  expect(document.keeper.oldestShownAt()).toBe(at);

  answer = order('new');
  window.dispatchEvent(new Event('online'));
  await expect.poll(document.shown).toBe('new');
  expect(document.keeper.oldestShownAt()).toBeNull();
  leave();
});

test('the offline cache does not report the age of cached data that no page shows', async () => {
  const document = openDocument(await keptBefore());
  await document.ask(lost);
  await expect.poll(document.shown).toBe('kept');
  expect(document.keeper.oldestShownAt()).toBeNull();
});

test('while the device is offline, the offline cache reports the age of the data on the page', async () => {
  const document = openDocument(await keptBefore());
  const leave = document.show(order('new'));
  await expect.poll(document.shown).toBe('new');
  expect(document.keeper.oldestShownAt()).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(document.keeper.oldestShownAt()).toBe(document.queryClient.getQueryState(ORDER)?.dataUpdatedAt);
  onLine.mockRestore();
  leave();
});

test('once another customer signs in, the cached order is deleted and not shown; the order of a guest is not stored', async () => {
  const store = await keptBefore();
  const other = openDocument(store);
  await other.askSession(async () => ({ ...CUSTOMER_SESSION, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } }));
  await other.ask(lost);
  await soon();
  expect(other.shown()).toBeUndefined();
  expect(await store.read('order/100001')).toBeNull();

  const guest = openDocument(store);
  await guest.askSession(async () => ({ ...CUSTOMER_SESSION, user: null, loggedIn: false, strategy: null, token: false }));
  await guest.ask(order('nobody’s'));
  await soon();
  expect(await store.read('order/100001')).toBeNull();
});

test('the offline cache stores only the first two pages of a long list', async () => {
  const store = await keptBefore();
  const document = openDocument(store);
  await document.askSession(async () => CUSTOMER_SESSION);
  const list = { pages: [1, 2, 3, 4], pageParams: [null, 'a', 'b', 'c'] };
  await document.ask(async () => list, customerQueryKey('orders', { statuses: [], text: '' }));
  await expect.poll(() => store.read('orders')).toMatchObject({ data: { pages: [1, 2], pageParams: [null, 'a'] } });
});

describe('the offline cache, when an order page is opened without a network', () => {
  const LISTED = customerQueryKey('order', '100002');
  const LIST = customerQueryKey('orders', { statuses: [], text: '' });
  const NEWEST = customerQueryKey('newest-orders');

  /** Stores the responses of `lists`, then opens the page of order 100002 in a new document without a network. */
  async function openListed(lists: { key: readonly unknown[]; answer: unknown; name: string }[], meta?: QueryMeta) {
    const store = await keptBefore();
    const before = openDocument(store);
    await before.askSession(async () => CUSTOMER_SESSION);
    for (const { key, answer: list, name } of lists) {
      await before.ask(async () => list, key);
      await expect.poll(async () => (await store.read(name))?.data).toEqual(list);
    }
    const document = openDocument(store);
    const leave = document.show(lost, LISTED, meta);
    onTestFinished(leave);
    return { ...document, store, listed: () => document.queryClient.getQueryData<unknown>(LISTED) };
  }
  const page = (...numbers: string[]) => ({ data: numbers.map((id) => ({ id, number: id, schedule: [] })), total: numbers.length });
  const whole = { key: LIST, name: 'orders', answer: { pages: [page('100003'), page('100002')], pageParams: [null, 'a'] } };

  test('[X-09] restores an order that was never opened from the cached list of orders, with the time of the list', async () => {
    const { listed, store, keeper, queryClient } = await openListed([whole], LISTED_ORDER_META);
    const at = (await store.read('orders'))?.at ?? 0;
    await expect.poll(listed).toEqual({ data: { id: '100002', number: '100002', schedule: [] }, as_of: tashkentDate(at) });
    expect(queryClient.getQueryState(LISTED)).toMatchObject({ dataUpdatedAt: at, isInvalidated: true });
    await expect.poll(keeper.oldestShownAt).toBe(at);
  });

  test('restores an order from the cached list of the main page too, with the cached date of the server', async () => {
    const month = { key: customerQueryKey('month'), name: 'month', answer: { data: { total: 0 }, as_of: '2031-01-05' } };
    const { listed } = await openListed([{ key: NEWEST, name: 'newest-orders', answer: page('100002') }, month], LISTED_ORDER_META);
    await expect.poll(listed).toMatchObject({ data: { id: '100002' }, as_of: '2031-01-05' });
  });

  test('restores an opened order from its own cached response, and does not restore an order that no list contains', async () => {
    const { listed, ask, shown } = await openListed([{ key: NEWEST, name: 'newest-orders', answer: page('100001') }], LISTED_ORDER_META);
    await ask(lost);
    await expect.poll(shown).toBe('kept');
    await soon();
    expect(listed()).toBeUndefined();
  });

  test('does not restore the order for a query without `LISTED_ORDER_META`', async () => {
    const { listed } = await openListed([whole]);
    await soon();
    expect(listed()).toBeUndefined();
  });
});
