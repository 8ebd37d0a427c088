import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, readStoredValue, removeStoredValue, tabStorage, writeStoredValue } from './stored-value.ts';

const NAME = 'muddat.test';
const numberOf = (stored: unknown) => (typeof stored === 'number' ? stored : null);

function storageOf(start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start));
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
}
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

test('a stored value is read again until it is removed', () => {
  const storage = storageOf();
  expect(readStoredValue(storage, NAME, numberOf)).toBeNull();
  writeStoredValue(storage, NAME, 12);
  expect(readStoredValue(storage, NAME, numberOf)).toBe(12);
  removeStoredValue(storage, NAME);
  expect(readStoredValue(storage, NAME, numberOf)).toBeNull();
});

test.each(['', '{', '"12"', 'null'])('readStoredValue returns null for the invalid text %j', (text) => {
  expect(readStoredValue(storageOf({ [NAME]: text }), NAME, numberOf)).toBeNull();
});

test.each([
  ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ['missing', null],
])('a storage that is %s stores nothing and never throws', (_title, storage) => {
  writeStoredValue(storage, NAME, 12);
  expect(readStoredValue(storage, NAME, numberOf)).toBeNull();
  removeStoredValue(storage, NAME);
});

test('deviceStorage and tabStorage return null if the browser denies access', () => {
  const window = Object.defineProperties({}, { localStorage: { get: forbidden }, sessionStorage: { get: forbidden } });
  vi.stubGlobal('window', window);
  expect([deviceStorage(), tabStorage()]).toEqual([null, null]);
});
