import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQueryKey, type QueryName } from '../../domain/customer/keys.ts';
import { refetchOnChange } from './refetch-on-change.ts';
import type { ChangeReport } from './subscribe-to-changes.ts';

const heard = vi.hoisted(() => ({ tell: [] as ((told: ChangeReport) => void)[], stopped: 0 }));
vi.mock('./subscribe-to-changes.ts', () => ({
  subscribeToChanges: (tell: (told: ChangeReport) => void) => {
    heard.tell.push(tell);
    return () => {
      heard.stopped += 1;
    };
  },
}));

/** The queries of a page, each with its own response. */
const KEYS: readonly QueryName[] = [
  'limit',
  'month',
  'payments',
  'balance-entries',
  'consents',
  'payoff-quote',
  'notifications',
  'basket',
  'verification',
];

let queryClient: QueryClient;
let asked: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient = new QueryClient();
  asked = [];
  for (const key of KEYS) queryClient.setQueryData(customerQueryKey(key), 'as it was');
  queryClient.setQueryData(customerQueryKey('orders', 'short'), { pages: [1, 2, 3, 4, 5] });
  queryClient.setQueryData(customerQueryKey('orders', 'long'), { pages: [1, 2, 3, 4, 5, 6] });
  queryClient.setQueryData(['payments', 'of nobody'], 'as it was');
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.isInvalidated) asked.push(query.queryKey.slice(1).join(' '));
  });
  stop = refetchOnChange(queryClient);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  heard.tell = [];
  heard.stopped = 0;
});

function say(...all: ChangeReport[]): string[] {
  for (const told of all) heard.tell.at(-1)?.(told);
  vi.advanceTimersByTime(100);
  return asked.toSorted();
}

test('a payment event invalidates the queries of limit, month, orders, payments, balance entries, consents and payoff quote', () => {
  const changed = ['balance-entries', 'consents', 'limit', 'month', 'orders long', 'orders short', 'payments', 'payoff-quote'];
  expect(say('payment')).toEqual(changed);
});

test('events that arrive together invalidate each of their queries once, and no other query', () => {
  expect(say('limit', 'verification', 'notification')).toEqual(['limit', 'notifications', 'verification']);
});

test('the topic `all` invalidates all customer queries except the basket and lists of six or more pages', () => {
  expect(say('all')).toEqual([...KEYS.filter((key) => key !== 'basket'), 'orders short'].toSorted());
});

test('a stream that opens after the page load invalidates only data older than the page', () => {
  queryClient.setQueryData(customerQueryKey('month'), 'kept on the device', { updatedAt: performance.timeOrigin - 1 });
  expect(say('begun')).toEqual(['month']);
});

test('a stream that opens after the tab was hidden invalidates all customer queries except the basket and long lists', () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    sight.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(say('begun')).toEqual([...KEYS.filter((key) => key !== 'basket'), 'orders short'].toSorted());
});

test('a hidden tab stops listening to the stream, and listens again when it becomes visible', () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    sight.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return [heard.tell.length, heard.stopped];
  };
  expect(turn('hidden')).toEqual([1, 1]);
  expect(turn('visible')).toEqual([2, 1]);
  stop();
  expect([heard.stopped, turn('visible')]).toEqual([2, [2, 2]]);
});

test('an order event while the next page of a list loads refetches the list once that page has arrived', async () => {
  const answers: ((page: string) => void)[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: customerQueryKey('orders', 'growing'),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => pages.length + 1,
  });
  const leave = observer.subscribe(() => {});
  const pages = () => observer.getCurrentResult().data?.pages;
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.('first');
  await vi.waitFor(() => expect(pages()).toEqual(['first']));

  void observer.fetchNextPage();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  say('order');
  answers[1]?.('second');
  await vi.waitFor(() => expect(pages()).toEqual(['first', 'second']));
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  leave();
});
