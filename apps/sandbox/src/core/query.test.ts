import { serializeQuery } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { readQuery } from './query.ts';

test('reads what the sdk writes, arrays with indices among it', () => {
  const query = { ids: ['1', '2'], search: 'a b&c', sort: 'name' };
  expect(readQuery(`/installment/v3/stores?${serializeQuery(query)}`)).toEqual(query);
});

test.each(['/v3/stores', '/v3/stores?'])('an address without a query (%s) has none', (address) => {
  expect(readQuery(address)).toEqual({});
});

test.each([
  ['?a%5B0%5D=1&a%5B2%5D=2', 'index-gap'],
  ['?a=%zz', 'escape'],
  [`?${Array.from({ length: 21 }, (_, index) => `a%5B${index}%5D=1`).join('&')}`, 'array-items'],
  [`?${'a=1&'.repeat(1_001)}`, 'parameters'],
] as const)('refuses %.30s with 400 and names the bound', (address, limit) => {
  expect(() => readQuery(address)).toThrow(
    expect.objectContaining(new Problem('validation_failed', { status: 400, fields: { query: limit } })),
  );
});
