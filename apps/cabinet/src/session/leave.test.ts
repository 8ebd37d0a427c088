import { expect, test, vi } from 'vitest';
import { reloadOnce } from './leave.ts';

function memory() {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
}

test('the page is loaded anew at most once in 10 seconds', () => {
  const storage = memory();
  const reload = vi.fn();
  expect(reloadOnce({ now: 100_000, storage, reload })).toBe(true);
  expect(reloadOnce({ now: 109_999, storage, reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce({ now: 110_000, storage, reload })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back does not keep the customer on a dead page', () => {
  const storage = memory();
  const reload = vi.fn();
  reloadOnce({ now: 100_000, storage, reload });
  expect(reloadOnce({ now: 5_000, storage, reload })).toBe(true);
});

test('where nothing can be kept, nothing is loaded anew', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  const reload = vi.fn();
  expect(reloadOnce({ now: 0, storage, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
