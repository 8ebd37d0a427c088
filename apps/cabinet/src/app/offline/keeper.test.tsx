import { createQueryClient, sessionQuery } from '@muddat/app-shell';
import { tashkentDate } from '@muddat/i18n';
import { ApiError } from '@muddat/sdk';
import { type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { customerKey } from '../../domain/customer/keys.ts';
import { AS_LISTED } from '../../domain/order/order-queries.ts';
import { fakeAuth } from '../../testing/fake-auth.ts';
import { DILNOZA } from '../../testing/render-in-cabinet.tsx';
import { createKeeper } from './keeper.ts';
import { memoryRows } from './kept-rows.ts';
import { createKeptStore } from './kept-store.ts';

const ORDER = customerKey('order', '100001');
const lost = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' }));
const late = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer in time', source: 'timeout' }));
const answered = (statusCode: number) => () => Promise.reject(new ApiError({ statusCode, message: 'refused', source: 'server' }));
const order = (number: string) => async () => ({ data: { number } });

/** Simulates one document, with its queries and its offline cache (the keeper). The store remains after the document is closed. */
function openDocument(store: ReturnType<typeof createKeptStore>) {
  const queryClient = createQueryClient();
  const keeper = createKeeper(queryClient, store);
  const ask = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ORDER) =>
    queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const askSession = (answer: () => Promise<typeof DILNOZA>) =>
    queryClient.fetchQuery(sessionQuery(fakeAuth({ getSession: answer }))).catch(() => undefined);
  const shown = () => queryClient.getQueryData<{ data: { number: string } }>(ORDER)?.data.number;
  /** Simulates a page that shows an order. */
  const show = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ORDER, meta?: QueryMeta) =>
    new QueryObserver(queryClient, { queryKey, queryFn, ...(meta === undefined ? {} : { meta }) }).subscribe(() => undefined);
  return { queryClient, keeper, ask, askSession, shown, show };
}

async function keptBefore() {
  const store = createKeptStore({ rows: memoryRows() });
  const before = openDocument(store);
  await before.askSession(async () => DILNOZA);
  await before.ask(order('kept'));
  await expect.poll(() => store.read('order/100001')).not.toBeNull();
  await expect.poll(() => store.read('session')).not.toBeNull();
  return store;
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([
  ['no answer', lost, 'kept'],
  ['none in time', late, 'kept'],
  ['a refusal', answered(403), undefined],
  ['another’s order', answered(404), undefined],
  ['a fault of the server’s', answered(500), undefined],
  ['a server’s own 511', answered(511), undefined],
  ['an answer', order('new'), 'new'],
])('after %s the page shows what it should', async (_title, answer, expected) => {
  const document = openDocument(await keptBefore());
  await document.ask(answer);
  if (expected === undefined) await soon();
  await expect.poll(document.shown).toBe(expected);
});

test('what was kept does not take the place of what the page has', async () => {
  const document = openDocument(await keptBefore());
  await document.ask(order('new'));
  await document.ask(lost);
  await soon();
  expect(document.shown()).toBe('new');
});

test('[X-09] a page opened without a network knows its customer, and tells from when its order is until an answer comes', async () => {
  const store = await keptBefore();
  const at = (await store.read('order/100001'))?.at;
  const document = openDocument(store);
  await document.askSession(lost);
  expect(await document.keeper.restoreSession()).toBe(true);
  let answer: () => Promise<unknown> = lost;
  const leave = document.show(() => answer());
  await expect.poll(document.shown).toBe('kept');
  await expect.poll(document.keeper.shownFrom).toBe(at);
  await document.keeper.retry();
  expect(document.keeper.shownFrom()).toBe(at);

  answer = order('new');
  window.dispatchEvent(new Event('online'));
  await expect.poll(document.shown).toBe('new');
  expect(document.keeper.shownFrom()).toBeNull();
  leave();
});

test('the age of what no page shows is not told', async () => {
  const document = openDocument(await keptBefore());
  await document.ask(lost);
  await expect.poll(document.shown).toBe('kept');
  expect(document.keeper.shownFrom()).toBeNull();
});

test('while the device says that it has no network, the age of what the page has is told', async () => {
  const document = openDocument(await keptBefore());
  const leave = document.show(order('new'));
  await expect.poll(document.shown).toBe('new');
  expect(document.keeper.shownFrom()).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(document.keeper.shownFrom()).toBe(document.queryClient.getQueryState(ORDER)?.dataUpdatedAt);
  onLine.mockRestore();
  leave();
});

test('another customer who is signed in sees nothing of the first, and a guest neither', async () => {
  const store = await keptBefore();
  const other = openDocument(store);
  await other.askSession(async () => ({ ...DILNOZA, user: { id: 'cus_0002', name: 'Bobur', phone: '+998900000002' } }));
  await other.ask(lost);
  await soon();
  expect(other.shown()).toBeUndefined();
  expect(await store.read('order/100001')).toBeNull();

  const guest = openDocument(store);
  await guest.askSession(async () => ({ ...DILNOZA, user: null, loggedIn: false, strategy: null, token: false }));
  await guest.ask(order('nobody’s'));
  await soon();
  expect(await store.read('order/100001')).toBeNull();
});

test('of a long list the first pages are kept', async () => {
  const store = await keptBefore();
  const document = openDocument(store);
  await document.askSession(async () => DILNOZA);
  const list = { pages: [1, 2, 3, 4], pageParams: [null, 'a', 'b', 'c'] };
  await document.ask(async () => list, customerKey('orders', { statuses: [], text: '' }));
  await expect.poll(() => store.read('orders')).toMatchObject({ data: { pages: [1, 2], pageParams: [null, 'a'] } });
});

describe('an order that was listed, and never opened', () => {
  const LISTED = customerKey('order', '100002');
  const LIST = customerKey('orders', { statuses: [], text: '' });
  const NEWEST = customerKey('newest-orders');

  /** Stores the responses of `lists`, then opens the page of order 100002 in a new document without a network. */
  async function openListed(lists: { key: readonly unknown[]; answer: unknown; name: string }[], meta?: QueryMeta) {
    const store = await keptBefore();
    const before = openDocument(store);
    await before.askSession(async () => DILNOZA);
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

  test('[X-09] is read as the list told it, with the time of the list', async () => {
    const { listed, store, keeper, queryClient } = await openListed([whole], AS_LISTED);
    const at = (await store.read('orders'))?.at ?? 0;
    await expect.poll(listed).toEqual({ data: { id: '100002', number: '100002', schedule: [] }, as_of: tashkentDate(at) });
    expect(queryClient.getQueryState(LISTED)).toMatchObject({ dataUpdatedAt: at, isInvalidated: true });
    await expect.poll(keeper.shownFrom).toBe(at);
  });

  test('the main page’s list does as well, and the server’s day is the one that it told then', async () => {
    const month = { key: customerKey('month'), name: 'month', answer: { data: { total: 0 }, as_of: '2031-01-05' } };
    const { listed } = await openListed([{ key: NEWEST, name: 'newest-orders', answer: page('100002') }, month], AS_LISTED);
    await expect.poll(listed).toMatchObject({ data: { id: '100002' }, as_of: '2031-01-05' });
  });

  test('what its own page was told goes before a list, and what no list has is not there', async () => {
    const { listed, ask, shown } = await openListed([{ key: NEWEST, name: 'newest-orders', answer: page('100001') }], AS_LISTED);
    await ask(lost);
    await expect.poll(shown).toBe('kept');
    await soon();
    expect(listed()).toBeUndefined();
  });

  test('a page that decides by what lists do not tell goes without', async () => {
    const { listed } = await openListed([whole]);
    await soon();
    expect(listed()).toBeUndefined();
  });
});
