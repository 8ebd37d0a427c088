import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, readStored, removeStored, tabStorage, writeStored } from './stored-value.ts';

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
  expect(readStored(storage, NAME, numberOf)).toBeNull();
  writeStored(storage, NAME, 12);
  expect(readStored(storage, NAME, numberOf)).toBe(12);
  removeStored(storage, NAME);
  expect(readStored(storage, NAME, numberOf)).toBeNull();
});

test.each(['', '{', '"12"', 'null'])('the invalid stored text %j is read as null', (text) => {
  expect(readStored(storageOf({ [NAME]: text }), NAME, numberOf)).toBeNull();
});

test.each([
  ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ['missing', null],
])('a storage that is %s stores nothing and never throws', (_title, storage) => {
  writeStored(storage, NAME, 12);
  expect(readStored(storage, NAME, numberOf)).toBeNull();
  removeStored(storage, NAME);
});

test('storages that the browser denies are null', () => {
  const window = Object.defineProperties({}, { localStorage: { get: forbidden }, sessionStorage: { get: forbidden } });
  vi.stubGlobal('window', window);
  expect([deviceStorage(), tabStorage()]).toEqual([null, null]);
});
