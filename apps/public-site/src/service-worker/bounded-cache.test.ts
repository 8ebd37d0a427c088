import { expect, test } from 'vitest';
import { type KeptAnswers, keepNewest } from './bounded-cache.ts';

function memory(): KeptAnswers & { names(): string[] } {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(key),
    put: async (key, answer) => void kept.set(key, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (key) => kept.delete(key),
    names: () => [...kept.keys()],
  };
}

test('keeps the newest, and one that is kept again is new', async () => {
  const cache = memory();
  for (const name of ['a', 'b', 'c', 'a', 'd']) await keepNewest(cache, name, new Response(name), 3);
  expect(cache.names()).toEqual(['c', 'a', 'd']);
});
