import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { serializeQuery } from './serialize-query.ts';

const cyclic: Record<string, unknown> = { a: 1 };
cyclic['self'] = { deeper: [cyclic] };

describe('serializeQuery', () => {
  it.each<[string, unknown]>([
    ['a%5B0%5D=b', { a: ['b'] }],
    ['a%5B0%5D=b&a%5B1%5D=c&d%5Be%5D=1', { a: ['b', 'c'], d: { e: 1 } }],
    ['a=b%20c', { a: 'b c' }],
    ['a=%21%27%28%29%2A~-_.', { a: "!'()*~-_." }],
    ['k%27%281%29=1', { "k'(1)": 1 }],
    ['c=1', { a: null, b: undefined, c: 1 }],
    ['a%5B0%5D=x&a%5B1%5D=y', { a: [null, 'x', undefined, 'y'] }],
    ['a%5B0%5D=x', { a: [[], {}, { b: null }, 'x'] }],
    ['', { a: new Array(3) }],
    ['', { a: [], b: {}, c: [[]], d: { e: [] } }],
    ['a=&b=0&c=false&d=0', { a: '', b: 0, c: false, d: -0 }],
    ['a=123456789012345678901234567890', { a: 123456789012345678901234567890n }],
    ['a=1970-01-01T00%3A00%3A00.000Z', { a: new Date(0) }],
    ['a%5B0%5D%5Bb%5D%5B0%5D=1&a%5B0%5D%5Bb%5D%5B1%5D%5Bc%5D=true', { a: [{ b: [1, { c: true }] }] }],
    ['%D0%B6=%CA%BB%20%26%20%3D%20%3F%20%23', { ж: 'ʻ & = ? #' }],
    ['a=%F0%9F%92%B3', { a: '💳' }],
    ['a=1', Object.assign(Object.create(null), { a: 1 })],
    ['', {}],
    ['', null],
    ['', undefined],
  ])('serializes $1 to %j', (expected, value) => {
    expect(serializeQuery(value)).toBe(expected);
  });

  it('serializes a shared object twice if there is no cycle', () => {
    const shared = { x: 1 };
    expect(serializeQuery({ a: shared, b: [shared, shared] })).toBe('a%5Bx%5D=1&b%5B0%5D%5Bx%5D=1&b%5B1%5D%5Bx%5D=1');
  });

  it.each<[string, unknown]>([
    ['NaN', { a: Number.NaN }],
    ['infinity', { a: [Number.POSITIVE_INFINITY] }],
    ['minus infinity', { a: { b: Number.NEGATIVE_INFINITY } }],
    ['a function', { a: () => 1 }],
    ['a symbol', { a: Symbol('x') }],
    ['a Map', { a: new Map() }],
    ['a Set', { a: new Set([1]) }],
    ['a URLSearchParams', new URLSearchParams('a=1')],
    ['a class instance', { a: new (class Money {})() }],
    ['an invalid date', { a: new Date(Number.NaN) }],
    ['a lone surrogate', { a: '\ud83d' }],
    ['a lone surrogate in a name', { '\udc00': 1 }],
    ['a cycle', cyclic],
    ['an empty name', { '': 1 }],
    ['a name with brackets', { 'a[b]': 1 }],
    ['an array at the root', ['a']],
    ['text at the root', 'a=1'],
  ])('throws TypeError or RangeError for %s', (_title, value) => {
    let thrown: unknown;
    try {
      serializeQuery(value);
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof TypeError || thrown instanceof RangeError).toBe(true);
  });

  it('writes a query that parseQuery reads back to the same texts', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
      .filter((text) => !/[[\]]|^\d+$/.test(text) && !(text in {}) && text !== 'prototype');
    const leaf = fc.string({ unit: 'grapheme', maxLength: 8 });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
        fc.dictionary(name, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, tree, { maxKeys: 4, noNullPrototype: true }), (query) => {
        expect(parseQuery(`?${serializeQuery(query)}`)).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });
});
