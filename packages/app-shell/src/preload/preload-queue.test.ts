import { expect, test, vi } from 'vitest';
import { createPreloadQueue, MAX_CONCURRENT_PRELOADS } from './preload-queue.ts';

/** A queue whose preloads end when the test calls `end`. */
function openQueue(mayPreload = () => true) {
  const started: string[] = [];
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const queue = createPreloadQueue((href) => {
    started.push(href);
    return new Promise<void>((resolve, reject) => ends.set(href, { done: resolve, fail: () => reject(new Error('no network')) }));
  }, mayPreload);
  const end = async (href: string, how: 'done' | 'fail' = 'done') => {
    ends.get(href)?.[how]();
    await vi.waitFor(() => undefined);
    await Promise.resolve();
  };
  return { queue, started, end };
}

test('[S2-38] at most 4 routes are preloaded at once, and the next one starts when one ends', async () => {
  const { queue, started, end } = openQueue();
  for (let at = 0; at < 10; at += 1) queue.add(`/ru/partner/${at}`);
  expect(MAX_CONCURRENT_PRELOADS).toBe(4);
  expect(started).toEqual([0, 1, 2, 3].map((at) => `/ru/partner/${at}`));
  await end('/ru/partner/1');
  expect(started).toHaveLength(5);
  await end('/ru/partner/0', 'fail');
  expect(started).toHaveLength(6);
});

test('the newest waiting request is preloaded first, and only the newest 8 waiting requests are kept', async () => {
  const { queue, started, end } = openQueue();
  for (let at = 0; at < 20; at += 1) queue.add(`/${at}`);
  await end('/0');
  expect(started.at(-1)).toBe('/19');
  for (const href of ['/1', '/2', '/3', '/19', '/18', '/17', '/16', '/15', '/14', '/13', '/12']) await end(href);
  expect(started).toHaveLength(12);
});

test('a page is not preloaded twice while its preload is pending, but again after a failure', async () => {
  const { queue, started, end } = openQueue();
  queue.add('/a');
  queue.add('/a');
  expect(started).toEqual(['/a']);
  await end('/a', 'fail');
  queue.add('/a');
  expect(started).toEqual(['/a', '/a']);
});

test('a waiting page that is dropped from the preload queue is not preloaded', async () => {
  const { queue, started, end } = openQueue();
  for (const href of ['/1', '/2', '/3', '/4', '/5']) queue.add(href);
  queue.drop('/5');
  await end('/1');
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
});

test('nothing is preloaded while mayPreload returns false', () => {
  const { queue, started } = openQueue(() => false);
  queue.add('/a');
  expect(started).toEqual([]);
});
