import { expect, test } from 'vitest';
import { readListPosition, saveListPosition } from './list-position.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

test('saveListPosition saves the latest scroll position for each history entry', () => {
  const store = memory();
  saveListPosition(store, 'a', { index: 5_000, top: -12 });
  saveListPosition(store, 'b', { index: 3, top: 0, focused: 4 });
  saveListPosition(store, 'a', { index: 7_000, top: -40 });
  expect([readListPosition(store, 'a'), readListPosition(store, 'b'), readListPosition(store, 'c')]).toEqual([
    { index: 7_000, top: -40 },
    { index: 3, top: 0, focused: 4 },
    null,
  ]);
});

test('saveListPosition removes the oldest of more than 20 scroll positions', () => {
  const store = memory();
  for (let page = 0; page < 25; page += 1) saveListPosition(store, `${page}`, { index: page, top: 0 });
  expect([readListPosition(store, '4'), readListPosition(store, '5')]).toEqual([null, { index: 5, top: 0 }]);
});

test.each(['{', '[{"key":"a","place":{"index":-1,"top":0}}]', '[{"key":"a","place":{"index":1.5,"top":0}}]', '{"key":"a"}'])(
  'readListPosition returns null for the invalid stored value %s',
  (text) => {
    expect(readListPosition({ getItem: () => text, setItem: () => undefined }, 'a')).toBeNull();
  },
);

test('without access to the storage saveListPosition does not throw, and readListPosition returns null', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const forbidden of [{ getItem: fail, setItem: fail }, null]) {
    saveListPosition(forbidden, 'a', { index: 1, top: 0 });
    expect(readListPosition(forbidden, 'a')).toBeNull();
  }
});
