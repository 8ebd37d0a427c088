import { expect, test } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

const storeOf = (start?: string) => {
  const kept = new Map(start === undefined ? [] : [['muddat.recent-searches', start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('the latest search comes first, and the same one only once', () => {
  const store = storeOf();
  for (const text of ['телевизор', 'чехол', '  Телевизор ']) keepSearch(store, text);
  expect(recentSearches(store)).toEqual(['Телевизор', 'чехол']);
});

test('eight are kept', () => {
  const store = storeOf();
  for (let at = 1; at <= 12; at += 1) keepSearch(store, `q${at}`);
  expect(recentSearches(store)).toEqual(['q12', 'q11', 'q10', 'q9', 'q8', 'q7', 'q6', 'q5']);
});

test.each(['not json', '{}', '[1,null,""]', JSON.stringify(['x'.repeat(101)])])('%s in the storage is no search', (start) => {
  expect(recentSearches(storeOf(start))).toEqual([]);
});

test('nothing and what is too long is not kept; all can be forgotten', () => {
  const store = storeOf();
  for (const text of ['   ', 'x'.repeat(101), 'ok']) keepSearch(store, text);
  expect(recentSearches(store)).toEqual(['ok']);
  forgetSearches(store);
  expect(recentSearches(store)).toEqual([]);
});

test('a device without storage, or with a full one, loses nothing else', () => {
  const full = {
    ...storeOf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  keepSearch(full, 'tv');
  keepSearch(null, 'tv');
  forgetSearches(null);
  expect(recentSearches(null)).toEqual([]);
});
