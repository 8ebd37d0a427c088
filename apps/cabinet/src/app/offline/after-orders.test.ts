import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { scheduleAfterOrders } from './after-orders.ts';

const LIST = customerQueryKey('orders', { statuses: [], text: '' });
const ORDER = customerQueryKey('order', '100001');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates a document, whose pages request data that arrive after `ms`. */
function openDocument() {
  const queryClient = new QueryClient();
  const task = vi.fn();
  const cancel = scheduleAfterOrders(queryClient, task);
  const show = (queryKey: readonly unknown[], ms: number) => {
    const queryFn = () => new Promise((resolve) => setTimeout(() => resolve({ data: [] }), ms));
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  };
  return { queryClient, task, cancel, show };
}

test.each([
  ['the list of orders', LIST],
  ['an order', ORDER],
])('the task runs once, a second after %s has arrived, and not while its page waits', async (_what, queryKey) => {
  const { task, show, queryClient } = openDocument();
  show(queryKey, 5_000);
  await vi.advanceTimersByTimeAsync(5_990);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(task).toHaveBeenCalledOnce();
  void queryClient.refetchQueries({ queryKey });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledOnce();
});

test('the task runs at once if an order has been on the page for longer', async () => {
  const { queryClient, show } = openDocument();
  show(ORDER, 0);
  await vi.advanceTimersByTimeAsync(3_000);
  const late = vi.fn();
  scheduleAfterOrders(queryClient, late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledOnce();
});

test('other data, and orders that no page shows, do not run the task', async () => {
  const { task, show, queryClient } = openDocument();
  show(customerQueryKey('newest-orders'), 0);
  await queryClient.prefetchQuery({ queryKey: LIST, queryFn: async () => ({ data: [] }) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).not.toHaveBeenCalled();
  show(LIST, 0);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(task).toHaveBeenCalledOnce();
});

test.each([
  ['before the orders arrive', 500],
  ['while the page paints them', 1_500],
])('a cancelled task does not run: %s', async (_when, ms) => {
  const { task, cancel, show } = openDocument();
  show(LIST, 1_000);
  await vi.advanceTimersByTimeAsync(ms);
  cancel();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).not.toHaveBeenCalled();
});
