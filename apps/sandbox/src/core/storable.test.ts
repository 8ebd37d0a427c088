import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { assertStorable } from './storable.ts';

function fieldsOf(value: unknown): unknown {
  try {
    assertStorable('body', value);
    return null;
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, error.fields] : error;
  }
}
const refused = (name: string) => [400, 'validation_failed', { [name]: 'format' }];

describe('assertStorable', () => {
  it.each([
    ['a text with a NUL', 'a\u0000b', refused('body')],
    ['a lone surrogate', { name: 'a\ud83d' }, refused('name')],
    ['a nested text with a NUL', { items: [{ id: 'a' }, { id: 'b\u0000' }] }, refused('items.1.id')],
    ['a nested key with a NUL, which is not repeated', { source: { 'a\u0000': 1 } }, refused('source')],
    ['a top-level key with a NUL', { 'a\u0000': 1 }, refused('body')],
  ])('refuses %s with an error at its field', (_what, value, expected) => {
    expect(fieldsOf(value)).toEqual(expected);
  });

  it.each([['текст\n\t', '', '👩‍🔧', 'a\u0001']].flat().map((value) => [value]))('accepts %j', (value) => {
    expect([fieldsOf(value), fieldsOf({ a: [value, 1, null, true] })]).toEqual([null, null]);
  });
});
