import { expect, test, vi } from 'vitest';
import { createReloadGuard, type ReloadEnvironment } from './reload-guard.ts';

/** A browser tab. `kept` is its storage, which the documents loaded into the tab one after the other share. */
function tab({ storage }: { storage?: ReloadEnvironment['storage'] } = {}) {
  const kept = new Map<string, string>();
  const own = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
  const reload = vi.fn();
  let reloaded = false;
  return {
    kept,
    reload,
    /** Loads a document at this time and returns whether it reloads. */
    at: (now: number) => {
      const guard = createReloadGuard({ now: () => now, storage: storage ?? (() => own), wasReloaded: () => reloaded, reload });
      const left = guard();
      reloaded ||= left;
      return left;
    },
  };
}

test('[S2-39] a page reloads itself at most once in 10 seconds', () => {
  const { at, reload } = tab();
  expect([at(100_000), at(100_001), at(109_999), at(110_000)]).toEqual([true, false, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page reloads itself at most 3 times in one tab', () => {
  const { at } = tab();
  expect([0, 10_000, 20_000, 30_000, 9_000_000].map((now) => at(now))).toEqual([true, true, true, false, false]);
});

test('a page still reloads itself after the clock was set back', () => {
  const { at } = tab();
  expect([at(100_000), at(5_000), at(6_000)]).toEqual([true, true, false]);
});

test.each<[string, ReloadEnvironment['storage']]>([
  [
    'throws on access',
    () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  ],
  [
    'cannot be read',
    () => ({
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      setItem: () => undefined,
    }),
  ],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('a page reloads itself only once if sessionStorage %s', (_, storage) => {
  const { at, reload } = tab({ storage });
  expect([at(0), at(60_000), at(120_000)]).toEqual([true, false, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several failures in one document cause one reload', () => {
  const reload = vi.fn();
  const guard = createReloadGuard({ now: () => 0, storage: () => sessionStorageOf({}), wasReloaded: () => false, reload });
  expect([guard(), guard(), guard()]).toEqual([true, true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['x', '0', '0 ', 'a 1', '0 -1', '0 1e9', '0 9 9', '{"last":0,"count":9}'])(
  'the invalid stored reload count %j does not prevent a reload',
  (text) => {
    const reload = vi.fn();
    const guard = createReloadGuard({
      now: () => 1,
      storage: () => sessionStorageOf({ 'muddat.reloads': text }),
      wasReloaded: () => true,
      reload,
    });
    expect(guard()).toBe(true);
  },
);

const sessionStorageOf = (kept: Record<string, string>) => ({ getItem: (name: string) => kept[name] ?? null, setItem: () => undefined });
