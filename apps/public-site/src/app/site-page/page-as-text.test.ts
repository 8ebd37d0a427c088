import { describe, expect, test } from 'vitest';
import { pageAsText } from './page-as-text.ts';

const page = {
  data: { stores: [{ id: '1', name: 'Ipak Yoʻli' }] },
  head: { title: 'Магазины', description: 'Все' },
  query: '?page=2',
  today: '2026-11-22',
} as const;

describe('what a page was made of, in the document', () => {
  test('is one text, and is the same when it has been read', () => {
    const text = pageAsText.toSerializable(page);
    expect(text).toBeTypeOf('string');
    expect(pageAsText.fromSerializable(text)).toEqual(page);
  });

  test('has none of what only search engines read', () => {
    const things = [{ '@context': 'https://schema.org', '@type': 'ItemList' } as const];
    const text = pageAsText.toSerializable({ ...page, head: { ...page.head, jsonLd: things } });
    expect(pageAsText.fromSerializable(text)).toEqual(page);
  });

  test.each([
    ['a string', 'page'],
    ['nothing', null],
    ['a match of the router', { i: '__root__#', s: 'success', ssr: true }],
    ['a page without a head', { ...page, head: undefined }],
  ])('%s is left to the router', (_what, value) => {
    expect(pageAsText.test(value)).toBe(false);
  });
});
