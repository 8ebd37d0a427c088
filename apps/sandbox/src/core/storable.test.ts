import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { requireStorable } from './storable.ts';

function fieldsOf(value: unknown): unknown {
  try {
    requireStorable('body', value);
    return null;
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, error.fields] : error;
  }
}
const refused = (name: string) => [400, 'validation_failed', { [name]: 'format' }];

describe('what cannot be stored', () => {
  it.each([
    ['a text with a NUL', 'a\u0000b', refused('body')],
    ['half of a character', { name: 'a\ud83d' }, refused('name')],
    ['a text deep in a body', { items: [{ id: 'a' }, { id: 'b\u0000' }] }, refused('items.1.id')],
    ['a name, which is not repeated', { source: { 'a\u0000': 1 } }, refused('source')],
    ['a name at the top', { 'a\u0000': 1 }, refused('body')],
  ])('%s is refused by its field', (_what, value, expected) => {
    expect(fieldsOf(value)).toEqual(expected);
  });

  it.each([['текст\n\t', '', '👩‍🔧', 'a\u0001']].flat().map((value) => [value]))('%j can be', (value) => {
    expect([fieldsOf(value), fieldsOf({ a: [value, 1, null, true] })]).toEqual([null, null]);
  });
});
