import { describe, expect, test } from 'vitest';
import { pageSerializationAdapter } from './page-serialization.ts';

const page = {
  data: { stores: [{ id: '1', name: 'Ipak Yoʻli' }] },
  head: { title: 'Магазины', description: 'Все' },
  query: '?page=2',
  today: '2026-11-22',
} as const;

describe('pageSerializationAdapter', () => {
  test('serializes a page to one string and reads the same page back', () => {
    const text = pageSerializationAdapter.toSerializable(page);
    expect(text).toBeTypeOf('string');
    expect(pageSerializationAdapter.fromSerializable(text)).toEqual(page);
  });

  test('omits the structured data, which only search engines read', () => {
    const things = [{ '@context': 'https://schema.org', '@type': 'ItemList' } as const];
    const text = pageSerializationAdapter.toSerializable({ ...page, head: { ...page.head, jsonLd: things } });
    expect(pageSerializationAdapter.fromSerializable(text)).toEqual(page);
  });

  test.each([
    ['a string', 'page'],
    ['null', null],
    ['a match of the router', { i: '__root__#', s: 'success', ssr: true }],
    ['a page without a head', { ...page, head: undefined }],
  ])('does not handle %s', (_what, value) => {
    expect(pageSerializationAdapter.test(value)).toBe(false);
  });
});
