import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerKey, type QueryName } from '../../domain/customer/keys.ts';
import { follow } from './follow.ts';
import type { Told } from './listen.ts';

const heard = vi.hoisted(() => ({ tell: [] as ((told: Told) => void)[], stopped: 0 }));
vi.mock('./listen.ts', () => ({
  listen: (tell: (told: Told) => void) => {
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
  for (const key of KEYS) queryClient.setQueryData(customerKey(key), 'as it was');
  queryClient.setQueryData(customerKey('orders', 'short'), { pages: [1, 2, 3, 4, 5] });
  queryClient.setQueryData(customerKey('orders', 'long'), { pages: [1, 2, 3, 4, 5, 6] });
  queryClient.setQueryData(['payments', 'of nobody'], 'as it was');
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.isInvalidated) asked.push(query.queryKey.slice(1).join(' '));
  });
  stop = follow(queryClient);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  heard.tell = [];
  heard.stopped = 0;
});

function say(...all: Told[]): string[] {
  for (const told of all) heard.tell.at(-1)?.(told);
  vi.advanceTimersByTime(100);
  return asked.toSorted();
}

test('a payment makes stale what is owed, the balance and what changed it, payments, debits and what closes an order', () => {
  const changed = ['balance-entries', 'consents', 'limit', 'month', 'orders long', 'orders short', 'payments', 'payoff-quote'];
  expect(say('payment')).toEqual(changed);
});

test('topics that change together ask for each query once, and for nothing of others', () => {
  expect(say('limit', 'verification', 'notification')).toEqual(['limit', 'notifications', 'verification']);
});

test('`all` refetches all customer data except lists of many pages, and no shop data', () => {
  expect(say('all')).toEqual([...KEYS.filter((key) => key !== 'basket'), 'orders short'].toSorted());
});

test('a stream that begins after the page has loaded asks again only for what is older than the page', () => {
  queryClient.setQueryData(customerKey('month'), 'kept on the device', { updatedAt: performance.timeOrigin - 1 });
  expect(say('begun')).toEqual(['month']);
});

test('a stream that begins anew after the page was out of sight asks for all', () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    sight.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(say('begun')).toEqual([...KEYS.filter((key) => key !== 'basket'), 'orders short'].toSorted());
});

test('a page out of sight listens to nothing, and again when it is looked at', () => {
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

test('a further page that is on its way arrives, and its list is asked for anew after it', async () => {
  const answers: ((page: string) => void)[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: customerKey('orders', 'growing'),
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
