import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { QueryError, type QueryLimit } from './query-tree.ts';

const times = (count: number, piece: (index: number) => string) => Array.from({ length: count }, (_item, index) => piece(index)).join('&');

describe('parseQuery', () => {
  it.each<[string, unknown]>([
    ['', {}],
    ['?', {}],
    ['?a=1', { a: '1' }],
    ['??a=1', { '?a': '1' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=b+c%20d%2B', { a: 'b c d+' }],
    ['a+b=1', { 'a b': '1' }],
    ['a=1;b=2', { a: '1;b=2' }],
    ['&&a=1&&', { a: '1' }],
    ['=x&a=1', { a: '1' }],
    ['a%5B0%5D=x&a[1]=y', { a: ['x', 'y'] }],
    ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['a[]=x&a[]=y', { a: ['x', 'y'] }],
    ['a=x&a=y', { a: ['x', 'y'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
    ['a[01]=x', { a: { '01': 'x' } }],
    ['a[b][c][d][e][f]=1', { a: { b: { c: { d: { e: { f: '1' } } } } } }],
    [times(20, (index) => `a[${index}]=x`), { a: Array.from({ length: 20 }, () => 'x') }],
    ['__proto__=1&a=1', { a: '1' }],
    ['__proto__[x]=1', {}],
    ['a[__proto__][x]=1&a[b]=2', { a: { b: '2' } }],
    ['a[constructor][prototype][x]=1', {}],
    ['constructor=1&prototype=2&toString=3&hasOwnProperty=4&__defineGetter__=5&valueOf=6', {}],
    ['a%5B__proto__%5D=1', {}],
  ])('parses %s into $1', (query, expected) => {
    expect(parseQuery(query)).toStrictEqual(expected);
  });

  it.each<[string, string, QueryLimit]>([
    ['21 items by index', times(21, (index) => `a[${index}]=x`), 'array-items'],
    ['an index of 20', 'a[20]=x', 'array-items'],
    ['an index of many digits', 'a[99999999999999999999]=x', 'array-items'],
    ['21 items appended', times(21, () => 'a[]=x'), 'array-items'],
    ['21 repeats', times(21, () => 'a=x'), 'array-items'],
    ['6 levels below the root', 'a[b][c][d][e][f][g]=1', 'depth'],
    ['1001 parameters', times(1001, (index) => `p${index}=1`), 'parameters'],
    ['a gap', 'a[0]=x&a[2]=y', 'index-gap'],
    ['no item 0', 'a[1]=x', 'index-gap'],
    ['text and list', 'a=1&a[0]=2', 'mixed-shape'],
    ['text and appended', 'a=1&a[]=2', 'mixed-shape'],
    ['list and object', 'a[0]=1&a[b]=2', 'mixed-shape'],
    ['object and text', 'a[b]=1&a=2', 'mixed-shape'],
    ['list and appended', 'a[0]=1&a[]=2', 'mixed-shape'],
    ['a lone percent', 'a=%', 'escape'],
    ['no hex digits', 'a=%zz', 'escape'],
    ['invalid UTF-8', 'a=%ff', 'escape'],
    ['a malformed name', '%=1', 'escape'],
    ['an open bracket', 'a[b=1', 'brackets'],
    ['a closed bracket', 'a]=1', 'brackets'],
    ['text after a bracket', 'a[b]c=1', 'brackets'],
    ['brackets in brackets', 'a[[b]]=1', 'brackets'],
    ['a bracket first', '[a]=1', 'brackets'],
  ])('[S9-03] refuses %s with an error that names the limit $2', (_title, query, limit) => {
    let thrown: unknown;
    try {
      parseQuery(query);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(QueryError);
    expect(thrown).toBeInstanceOf(RangeError);
    expect(thrown).toMatchObject({ limit });
  });

  it('[S9-03] accepts as much as the limits allow: 20 items, 5 levels, 1,000 parameters', () => {
    expect(Object.keys(parseQuery(times(1000, (index) => `p${index}=1`)))).toHaveLength(1000);
    expect(parseQuery(times(20, () => 'a[]=x'))['a']).toHaveLength(20);
    expect(parseQuery('a[b][c][d][e][]=1')).toEqual({ a: { b: { c: { d: { e: ['1'] } } } } });
  });

  it('does not change Object.prototype', () => {
    parseQuery('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect('polluted' in {}).toBe(false);
  });
});
