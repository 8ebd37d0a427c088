import { describe, expect, it } from 'vitest';
import { exampleOperation } from '../testing/example-operations.ts';
import { breakAt, pathsOf } from './breakages.ts';
import { inputSchema } from './input.ts';

const operation = exampleOperation('createOrder');
const schema = inputSchema(operation, 'application/json');
const INPUT = { path: {}, query: {}, header: { 'Idempotency-Key': 'k1' }, body: { product_id: '1000', count: 1, note: 'n' } };

const changesAt = (path: readonly string[]) =>
  Array.from({ length: 60 }, (_one, pick) => breakAt(operation.document, schema, INPUT, path, pick));
const bodiesAt = (path: readonly string[]) =>
  changesAt(path).flatMap(({ value }) => (typeof value === 'object' && value !== null && 'body' in value ? [value.body] : []));

it('paths of a value are those of all its members', () => {
  expect(pathsOf({ a: [{ b: 1 }], c: null })).toEqual([['a'], ['a', 0], ['a', 0, 'b'], ['c']]);
});

describe('a changed request', () => {
  it.each<[string, readonly string[], unknown]>([
    ['lacks a required field', ['body'], { product_id: '1000', note: 'n' }],
    ['has an unknown field', ['body'], { product_id: '1000', count: 1, note: 'n', x_unknown_field: 1 }],
    ['has no body object', ['body'], []],
    ['has a number above its bound', ['body', 'count'], { product_id: '1000', count: 10, note: 'n' }],
    ['has a number below its bound', ['body', 'count'], { product_id: '1000', count: 0, note: 'n' }],
    ['has a text above its length', ['body', 'note'], { product_id: '1000', count: 1, note: 'a'.repeat(41) }],
    ['has a text below its length', ['body', 'product_id'], { product_id: '', count: 1, note: 'n' }],
    ['has a hostile text', ['body', 'note'], { product_id: '1000', count: 1, note: '<script>alert(1)</script>' }],
    ['has a NUL', ['body', 'note'], { product_id: '1000', count: 1, note: '\u0000' }],
    ['has a field of another type', ['body', 'count'], { product_id: '1000', count: 'text', note: 'n' }],
  ])('%s', (_title, path, body) => {
    expect(bodiesAt(path)).toContainEqual(body);
  });

  it('says what was changed', () => {
    expect(changesAt(['body', 'count']).map(({ what }) => what)).toContain('`body.count` is 10');
    expect(changesAt(['body']).map(({ what }) => what)).toContain('`body` has no `count`');
  });
});
