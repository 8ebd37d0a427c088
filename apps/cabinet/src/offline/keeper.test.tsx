import { createQueryClient, sessionQuery } from '@muddat/app-shell';
import { ApiError } from '@muddat/sdk';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { fakeAuth } from '../testing/fake-auth.ts';
import { DILNOZA } from '../testing/render-in-cabinet.tsx';
import { createKeeper } from './keeper.ts';
import { memoryRows } from './kept-rows.ts';
import { createKeptStore } from './kept-store.ts';

const ORDER = [CUSTOMER_KEY, 'order', '100001'];
const lost = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' }));
const late = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer in time', source: 'timeout' }));
const answered = (statusCode: number) => () => Promise.reject(new ApiError({ statusCode, message: 'refused', source: 'server' }));
const order = (number: string) => async () => ({ data: { number } });

/** One document: its queries and its keeper, over a store that outlives it. */
function openDocument(store: ReturnType<typeof createKeptStore>) {
  const queryClient = createQueryClient();
  const keeper = createKeeper(queryClient, store);
  const ask = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ORDER) =>
    queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const askSession = (answer: () => Promise<typeof DILNOZA>) =>
    queryClient.fetchQuery(sessionQuery(fakeAuth({ getSession: answer }))).catch(() => undefined);
  const shown = () => queryClient.getQueryData<{ data: { number: string } }>(ORDER)?.data.number;
  /** A page that shows the order. */
  const show = (queryFn: () => Promise<unknown>) => new QueryObserver(queryClient, { queryKey: ORDER, queryFn }).subscribe(() => undefined);
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
  await document.ask(async () => list, [CUSTOMER_KEY, 'orders', { statuses: [], text: '' }]);
  await expect.poll(() => store.read('orders')).toMatchObject({ data: { pages: [1, 2], pageParams: [null, 'a'] } });
});
