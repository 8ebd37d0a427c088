import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setup(maxEntries = 10, maxBytes = 1_000, patienceMs = 10_000) {
  const state = { now: 0, renders: 0, failing: false, errors: 0 };
  const cache = createPageCache<string>({
    freshMs: 100,
    staleMs: 1000,
    patienceMs,
    maxEntries,
    maxBytes,
    bytesOf: (page) => page.length,
    now: () => state.now,
    isKept: (page) => !page.startsWith('404'),
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
/** Lets a rendering that needs nothing but its turn come to its end. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

describe('page cache', () => {
  test('renders once for all who ask at once, and serves it while fresh', async () => {
    const { state, cache, render } = setup();
    expect(await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)))).toEqual(Array(20).fill('page 1'));
    state.now = 99;
    expect(await cache.get('a', render)).toBe('page 1');
  });

  test('serves stale at once and the new one afterwards', async () => {
    const { state, cache, render } = setup();
    await cache.get('a', render);
    state.now = 500;
    expect(await cache.get('a', render)).toBe('page 1');
    await settle();
    expect(await cache.get('a', render)).toBe('page 2');
  });

  test('waits for a new page when the old one is too old, but keeps it when rendering fails', async () => {
    const { state, cache, render } = setup();
    await cache.get('a', render);
    state.now = 5000;
    expect(await cache.get('a', render)).toBe('page 2');
    state.now = 50_000;
    state.failing = true;
    expect(await cache.get('a', render)).toBe('page 2');
    expect(state.errors).toBe(1);
    await expect(cache.get('never rendered', render)).rejects.toThrow('upstream down');
  });

  test('does not keep what must not be kept, and forgets the least used beyond its bound', async () => {
    const { cache, render } = setup(2);
    expect(await cache.get('missing', async () => '404')).toBe('404');
    expect(cache.size()).toBe(0);
    await cache.get('a', render);
    await cache.get('b', render);
    await cache.get('a', render);
    await cache.get('c', render);
    expect(cache.size()).toBe(2);
    expect(await cache.get('a', render)).toBe('page 1');
    expect(await cache.get('b', render)).toBe('page 4');
  });

  test('is bound by bytes too, and what is larger than all of it is not kept', async () => {
    const { cache } = setup(10, 100);
    const large = (text: string) => async () => text.repeat(60);
    await cache.get('a', large('a'));
    await cache.get('b', large('b'));
    expect([cache.size(), cache.fresh('a'), cache.fresh('b')]).toEqual([1, undefined, 'b'.repeat(60)]);
    expect(await cache.get('c', async () => 'c'.repeat(101))).toHaveLength(101);
    expect(cache.fresh('c')).toBeUndefined();
  });

  test('renders anew what is outdated, fresh or not, and what was under way then', async () => {
    const { cache, render } = setup();
    await cache.get('a', render);
    cache.outdate();
    expect(cache.fresh('a')).toBeUndefined();
    expect(await cache.get('a', render)).toBe('page 2');
    const under = cache.get('b', render);
    cache.outdate();
    const later = cache.get('b', render);
    expect(await Promise.all([under, later])).toEqual(['page 3', 'page 4']);
    expect(cache.fresh('b')).toBe('page 4');
  });

  test('an older edition that ends late does not take the place of a newer one', async () => {
    const { cache } = setup();
    let end = (_page: string): void => {};
    const slow = cache.get('a', () => new Promise<string>((resolve) => (end = resolve)));
    cache.outdate();
    expect(await cache.get('a', async () => 'new')).toBe('new');
    end('old');
    expect(await slow).toBe('old');
    expect(cache.fresh('a')).toBe('new');
  });

  test('serves the last good page when a new one takes too long', async () => {
    const { cache, render } = setup(10, 1_000, 20);
    await cache.get('a', render);
    cache.outdate();
    const never = () => new Promise<string>(() => {});
    expect(await cache.get('a', never)).toBe('page 1');
  });
});
