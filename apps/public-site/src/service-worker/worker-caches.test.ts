import { expect, test } from 'vitest';
import { findBuildFiles, putAndEvictOldest, type ResponseCache, withoutScripts } from './worker-caches.ts';

function memory(): ResponseCache & { names(): string[] } {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(key),
    put: async (key, answer) => void kept.set(key, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (key) => kept.delete(key),
    names: () => [...kept.keys()],
  };
}

test('putAndEvictOldest keeps the newest entries; storing one again makes it the newest', async () => {
  const cache = memory();
  for (const name of ['a', 'b', 'c', 'a', 'd']) await putAndEvictOldest(cache, name, new Response(name), 3);
  expect(cache.names()).toEqual(['c', 'a', 'd']);
});

const HTML =
  '<html><head><link rel="modulepreload" href="/assets/site/entry-Ab_1.js"/><link rel="preload" as="font" href="/assets/site/onest-2.woff2"/></head>' +
  '<body><p>Нет интернета</p><script type="module" async="" src="/assets/site/entry-Ab_1.js" data-style-sheet="/assets/site/style-3.css"></script><script type="application/json">{"a":1}</script></body></html>';

test('findBuildFiles returns each file of a document once', () => {
  expect(findBuildFiles(HTML)).toEqual(['/assets/site/entry-Ab_1.js', '/assets/site/onest-2.woff2', '/assets/site/style-3.css']);
});

test('withoutScripts removes scripts and module preloads from a document', () => {
  expect(withoutScripts(HTML)).toBe(
    '<html><head><link rel="preload" as="font" href="/assets/site/onest-2.woff2"/></head><body><p>Нет интернета</p></body></html>',
  );
});
