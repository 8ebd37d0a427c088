import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const FRESH_MS = 100;
const STALE_MS = 1_000;
const TOO_OLD_MS = FRESH_MS + STALE_MS + 1;

function setupCache(maxEntries = 10, maxBytes = 1_000, maxWaitMs = 10_000) {
  const state = { now: 1, renders: 0, failing: false, errors: 0 };
  const cache = createPageCache<string>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxWaitMs,
    maxEntries,
    maxBytes,
    bytesOf: (page) => page.length,
    now: () => state.now,
    isCacheable: (page) => !page.startsWith('404'),
    onError: () => {
      state.errors += 1;
    },
  });
  const render = async () => {
    await new Promise(setImmediate);
    if (state.failing) throw new Error('upstream down');
    state.renders += 1;
    return `page ${state.renders}`;
  };
  return { state, cache, render };
}
/** Waits three turns of the event loop, so that a rendering that waits for nothing else finishes. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

describe('page cache', () => {
  test('renders once for parallel requests and serves the page while fresh', async () => {
    const { state, cache, render } = setupCache();
    expect(await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)))).toEqual(Array(20).fill('page 1'));
    state.now += FRESH_MS;
    expect([cache.getFresh('a'), await cache.get('a', render)]).toEqual(['page 1', 'page 1']);
    state.now += 1;
    expect(cache.getFresh('a')).toBeUndefined();
  });

  test('serves a stale page at once and the new one afterwards', async () => {
    const { state, cache, render } = setupCache();
    await cache.get('a', render);
    state.now += FRESH_MS + STALE_MS - 1;
    expect(await Promise.all([cache.get('a', render), cache.get('a', render)])).toEqual(['page 1', 'page 1']);
    await settle();
    expect(await cache.get('a', render)).toBe('page 2');
  });

  test('waits for a new page if the cached one is too old, and serves the cached one if rendering fails', async () => {
    const { state, cache, render } = setupCache();
    await cache.get('a', render);
    state.now += TOO_OLD_MS;
    expect(await cache.get('a', render)).toBe('page 2');
    state.now += TOO_OLD_MS;
    state.failing = true;
    expect(await cache.get('a', render)).toBe('page 2');
    expect(state.errors).toBe(1);
    await expect(cache.get('never rendered', render)).rejects.toThrow('upstream down');
    expect(await Promise.allSettled([cache.get('b', render), cache.get('b', render)])).toMatchObject(Array(2).fill({ status: 'rejected' }));
    state.failing = false;
    expect([await cache.get('a', render), await cache.get('b', render)]).toEqual(['page 3', 'page 4']);
  });

  test('does not cache 404 pages, serves the last good page instead, and evicts the least recently used', async () => {
    const { state, cache, render } = setupCache(2);
    const missing = async () => '404';
    expect([await cache.get('missing', missing), cache.getFresh('missing')]).toEqual(['404', undefined]);
    await cache.get('a', render);
    await cache.get('b', render);
    await cache.get('a', render);
    await cache.get('c', render);
    expect([cache.getFresh('a'), cache.getFresh('b'), cache.getFresh('c')]).toEqual(['page 1', undefined, 'page 3']);
    state.now += TOO_OLD_MS;
    expect([await cache.get('a', missing), cache.getFresh('a')]).toEqual(['page 1', undefined]);
    expect(await cache.get('a', render)).toBe('page 4');
  });

  test('evicts the oldest page beyond its limit in bytes, and does not cache a page above that limit', async () => {
    const { cache } = setupCache(10, 100);
    const large = (text: string) => async () => text.repeat(60);
    await cache.get('a', large('a'));
    await cache.get('b', large('b'));
    expect([cache.getFresh('a'), cache.getFresh('b')]).toEqual([undefined, 'b'.repeat(60)]);
    expect(await cache.get('c', async () => 'c'.repeat(101))).toHaveLength(101);
    expect(cache.getFresh('c')).toBeUndefined();
  });

  test('after invalidate() renders pages again, including fresh ones and those still rendering', async () => {
    const { cache, render } = setupCache();
    await cache.get('a', render);
    cache.invalidate();
    expect(cache.getFresh('a')).toBeUndefined();
    expect(await cache.get('a', render)).toBe('page 2');
    const under = cache.get('b', render);
    cache.invalidate();
    const later = cache.get('b', render);
    expect(await Promise.all([under, later])).toEqual(['page 3', 'page 4']);
    expect(cache.getFresh('b')).toBe('page 4');
  });

  test('serves the previous page while rendering fails after invalidate(), and a new page as soon as it succeeds', async () => {
    const { state, cache, render } = setupCache();
    await cache.get('a', render);
    cache.invalidate();
    state.failing = true;
    expect([await cache.get('a', render), await cache.get('a', render)]).toEqual(['page 1', 'page 1']);
    state.failing = false;
    expect(await cache.get('a', render)).toBe('page 2');
  });

  test('serves the last good page when a new one takes too long, and the new one once it is ready', async () => {
    const { cache, render } = setupCache(10, 1_000, 20);
    await cache.get('a', render);
    cache.invalidate();
    const slow = Promise.withResolvers<string>();
    expect(await cache.get('a', () => slow.promise)).toBe('page 1');
    slow.resolve('slow page');
    await settle();
    expect(await cache.get('a', render)).toBe('slow page');
  });

  test('renders again after a rendering that took too long and then failed', async () => {
    const { cache, render } = setupCache(10, 1_000, 20);
    await cache.get('a', render);
    cache.invalidate();
    const slow = Promise.withResolvers<string>();
    expect(await cache.get('a', () => slow.promise)).toBe('page 1');
    slow.reject(new Error('upstream down'));
    await settle();
    expect(await cache.get('a', render)).toBe('page 2');
  });
});
