import { serializeQuery } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { parseUrlQuery } from './url-query.ts';

test('parseUrlQuery reads what serializeQuery of the SDK writes, including indexed arrays', () => {
  const query = { ids: ['1', '2'], search: 'a b&c', sort: 'name' };
  expect(parseUrlQuery(`/installment/v3/stores?${serializeQuery(query)}`)).toEqual(query);
});

test.each(['/v3/stores', '/v3/stores?'])('parseUrlQuery returns an empty object for an address without a query: %s', (address) => {
  expect(parseUrlQuery(address)).toEqual({});
});

test.each([
  ['?a%5B0%5D=1&a%5B2%5D=2', 'index-gap'],
  ['?a=%zz', 'escape'],
  [`?${Array.from({ length: 21 }, (_, index) => `a%5B${index}%5D=1`).join('&')}`, 'array-items'],
  [`?${'a=1&'.repeat(1_001)}`, 'parameters'],
] as const)('parseUrlQuery refuses $0 with 400 and the field error $1', (address, limit) => {
  expect(() => parseUrlQuery(address)).toThrow(
    expect.objectContaining(new Problem('validation_failed', { status: 400, fields: { query: limit } })),
  );
});
