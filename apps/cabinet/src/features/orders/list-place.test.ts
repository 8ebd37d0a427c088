import { expect, test } from 'vitest';
import { keepPlace, placeOf } from './list-place.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

test('each page of the history has a place of its own, the latest one', () => {
  const store = memory();
  keepPlace(store, 'a', { index: 5_000, top: -12 });
  keepPlace(store, 'b', { index: 3, top: 0, focused: 4 });
  keepPlace(store, 'a', { index: 7_000, top: -40 });
  expect([placeOf(store, 'a'), placeOf(store, 'b'), placeOf(store, 'c')]).toEqual([
    { index: 7_000, top: -40 },
    { index: 3, top: 0, focused: 4 },
    null,
  ]);
});

test('the oldest places go', () => {
  const store = memory();
  for (let page = 0; page < 25; page += 1) keepPlace(store, `${page}`, { index: page, top: 0 });
  expect([placeOf(store, '4'), placeOf(store, '5')]).toEqual([null, { index: 5, top: 0 }]);
});

test.each(['{', '[{"key":"a","place":{"index":-1,"top":0}}]', '[{"key":"a","place":{"index":1.5,"top":0}}]', '{"key":"a"}'])(
  'what is kept as %s is no place',
  (text) => {
    expect(placeOf({ getItem: () => text, setItem: () => undefined }, 'a')).toBeNull();
  },
);

test('where nothing may be kept a list begins at its head', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const forbidden of [{ getItem: fail, setItem: fail }, null]) {
    keepPlace(forbidden, 'a', { index: 1, top: 0 });
    expect(placeOf(forbidden, 'a')).toBeNull();
  }
});
