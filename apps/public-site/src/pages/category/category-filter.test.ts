import { describe, expect, test } from 'vitest';
import { countActiveFilters, hasActiveFilters, parseCategoryFilter } from './category-filter.ts';

const NONE = {
  stores: [],
  brands: [],
  monthlyFrom: null,
  monthlyTo: null,
  priceFrom: null,
  priceTo: null,
  areBoundsSwapped: false,
  inStock: false,
  months: null,
  sort: 'popular',
  page: 1,
};
const read = (query: string) => parseCategoryFilter(new URLSearchParams(query));

describe('the filter of a category', () => {
  test.each([
    ['', {}],
    ['store=3&store=7&store=3', { stores: ['3', '7'] }],
    ['brand=Artel&brand=%3Cscript%3E', { brands: ['Artel', '<script>'] }],
    ['price_from=1%20000%20000&price_to=2000000', { priceFrom: 1_000_000, priceTo: 2_000_000 }],
    ['in_stock=1&months=12&sort=price_asc&page=3', { inStock: true, months: 12, sort: 'price_asc', page: 3 }],
    ['price_from=0', { priceFrom: 0 }],
    ['monthly_from=100000&monthly_to=400%20000&sort=monthly_asc', { monthlyFrom: 100_000, monthlyTo: 400_000, sort: 'monthly_asc' }],
  ])('reads %j as %j', (query, asked) => {
    expect(read(query)).toEqual({ ...NONE, ...asked });
  });

  test('swaps bounds in the wrong order and reports the swap', () => {
    expect(read('price_from=900&price_to=100')).toEqual({ ...NONE, priceFrom: 100, priceTo: 900, areBoundsSwapped: true });
    expect(read('monthly_from=9&monthly_to=1')).toEqual({ ...NONE, monthlyFrom: 1, monthlyTo: 9, areBoundsSwapped: true });
  });

  test.each([
    'store=abc&store=1%27%20or%201',
    'store=',
    `brand=${'x'.repeat(101)}`,
    'price_from=-5&price_to=cheap',
    'monthly_from=-5&monthly_to=cheap',
    'price_to=99999999999999999999',
    'in_stock=yes',
    'months=0',
    'months=37',
    'months=12.5',
    'sort=__proto__',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999999999999',
  ])('ignores invalid values: %j', (query) => {
    expect(read(query)).toEqual(NONE);
  });

  test('accepts at most twenty stores', () => {
    const many = Array.from({ length: 30 }, (_, at) => `store=${at + 1}`).join('&');
    expect(read(many).stores).toHaveLength(20);
  });

  test.each([
    ['sort=name&page=4', 0],
    ['in_stock=1', 1],
    ['price_to=5', 1],
    ['monthly_from=5&monthly_to=9&months=12', 3],
    ['brand=Artel&store=1&store=2', 3],
  ])('%j has %s active filters', (query, count) => {
    expect(countActiveFilters(read(query))).toBe(count);
    expect(hasActiveFilters(read(query))).toBe(count > 0);
  });
});
