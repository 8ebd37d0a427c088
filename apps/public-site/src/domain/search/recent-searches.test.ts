import { expect, test } from 'vitest';
import { clearSearches, readRecentSearches, saveSearch } from './recent-searches.ts';

const storeOf = (start?: string) => {
  const kept = new Map(start === undefined ? [] : [['muddat.recent-searches', start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('recent searches list the latest first, without duplicates', () => {
  const store = storeOf();
  for (const text of ['телевизор', 'чехол', '  Телевизор ']) saveSearch(store, text);
  expect(readRecentSearches(store)).toEqual(['Телевизор', 'чехол']);
});

test('only the last eight searches are saved as recent searches', () => {
  const store = storeOf();
  for (let at = 1; at <= 12; at += 1) saveSearch(store, `q${at}`);
  expect(readRecentSearches(store)).toEqual(['q12', 'q11', 'q10', 'q9', 'q8', 'q7', 'q6', 'q5']);
});

test.each(['not json', '{}', '[1,null,""]', JSON.stringify(['x'.repeat(101)])])('the stored value %s gives no recent searches', (start) => {
  expect(readRecentSearches(storeOf(start))).toEqual([]);
});

test('blank texts and those over 100 characters are not saved as recent searches, which can be cleared', () => {
  const store = storeOf();
  for (const text of ['   ', 'x'.repeat(101), 'ok']) saveSearch(store, text);
  expect(readRecentSearches(store)).toEqual(['ok']);
  clearSearches(store);
  expect(readRecentSearches(store)).toEqual([]);
});

test('recent searches cause no error if the storage is missing or full', () => {
  const full = {
    ...storeOf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  saveSearch(full, 'tv');
  saveSearch(null, 'tv');
  clearSearches(null);
  expect(readRecentSearches(null)).toEqual([]);
});
