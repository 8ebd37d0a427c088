import { describe, expect, it } from 'vitest';
import { rememberTarget, takeTarget } from './remember-target.ts';
import { REFUSED_TARGETS } from './safe-redirect.payloads.ts';

const origin = 'https://muddat.example';
const TEN_MIN_MS = 600_000;
const KEY = 'muddat.sign-in-target';

function memoryStore(items = new Map<string, string>()) {
  return {
    items,
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the remembered sign-in target', () => {
  it('[S2-37] is returned once, unchanged', () => {
    const store = memoryStore();
    expect(rememberTarget(store, '/ru/orders/100001?tab=schedule#due', { origin, now: 1000 })).toBe(true);
    expect(takeTarget(store, { origin, now: 2000 })).toBe('/ru/orders/100001?tab=schedule#due');
    expect(takeTarget(store, { origin, now: 2000 })).toBeNull();
  });

  it.each([
    [0, true],
    [TEN_MIN_MS - 1, true],
    [TEN_MIN_MS, false],
    [-1, false],
  ])('is returned after %d ms: %s, and deleted in either case', (age, usable) => {
    const store = memoryStore();
    rememberTarget(store, '/uz/main-page', { origin, now: 5_000_000 });
    expect(takeTarget(store, { origin, now: 5_000_000 + age })).toBe(usable ? '/uz/main-page' : null);
    expect(store.items.size).toBe(0);
  });

  it.each([
    '/ru/sign-up',
    '/uz/sign-up/',
    '/oz/sign-up?x=1',
    '/ru/sign-up#a',
    '/ru/sign%2Dup',
    '/ru/./sign-up',
    '/ru/a/../sign-up',
    '/ru/sign%252Dup',
  ])('is never the sign-in page itself: %s', (target) => {
    const store = memoryStore();
    expect(rememberTarget(store, target, { origin, now: 1 })).toBe(false);
    store.setItem(KEY, JSON.stringify({ target, at: 1 }));
    expect(takeTarget(store, { origin, now: 1 })).toBeNull();
  });

  it('[S2-37] is refused when written and again when read, for every hostile target', () => {
    for (const target of REFUSED_TARGETS) {
      const store = memoryStore();
      expect(rememberTarget(store, target, { origin, now: 1 })).toBe(false);
      expect(store.items.size).toBe(0);
      store.setItem(KEY, JSON.stringify({ target, at: 1 }));
      expect(takeTarget(store, { origin, now: 1 })).toBeNull();
    }
  });

  it('keeps the earlier target when a later one is refused', () => {
    const store = memoryStore();
    rememberTarget(store, '/ru/main-page', { origin, now: 1 });
    rememberTarget(store, '/ru/sign-up', { origin, now: 2 });
    expect(takeTarget(store, { origin, now: 3 })).toBe('/ru/main-page');
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"target":"/ru"}',
    '{"at":1}',
    '{"target":"/ru","at":"1"}',
    '{"target":7,"at":1}',
    '{"target":"/ru","at":null}',
  ])('is null for an invalid record %s', (text) => {
    const store = memoryStore(new Map([[KEY, text]]));
    expect(takeTarget(store, { origin, now: 2 })).toBeNull();
    expect(store.items.size).toBe(0);
  });

  it('is null without an error if the browser storage is forbidden', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = { ...memoryStore(), getItem: denied, setItem: denied, removeItem: denied };
    expect(rememberTarget(store, '/ru/main-page', { origin, now: 1 })).toBe(false);
    expect(takeTarget(store, { origin, now: 1 })).toBeNull();
    const unremovable = { ...memoryStore(new Map([[KEY, '{"target":"/ru/main-page","at":1}']])), removeItem: denied };
    expect(takeTarget(unremovable, { origin, now: 1 })).toBeNull();
  });
});
