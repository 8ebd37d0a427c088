import { describe, expect, it } from 'vitest';
import { districtsOf, type Region, selectRegion, toOptions } from './regions.ts';

const regions: Region[] = [
  {
    code: '1726',
    name: 'Toshkent shahri',
    districts: [
      { code: '1726266', name: 'Yunusobod' },
      { code: '1726269', name: 'Chilonzor' },
    ],
  },
  { code: '1799', name: 'Bitta', districts: [{ code: '1799001', name: 'Yagona' }] },
];

describe('choosing a region', () => {
  it.each([
    [{ region: null, district: null }, '1726', { region: '1726', district: null }],
    [{ region: '1799', district: '1799001' }, '1726', { region: '1726', district: null }],
    [{ region: '1726', district: '1726266' }, '1726', { region: '1726', district: '1726266' }],
    [{ region: '1726', district: '1726266' }, null, { region: null, district: null }],
    [{ region: null, district: null }, '1799', { region: '1799', district: '1799001' }],
    [{ region: null, district: null }, '0000', { region: '0000', district: null }],
  ])('from the value %o, the region %o gives the value %o', (before, code, after) => {
    expect(selectRegion(regions, before, code)).toEqual(after);
  });
});

it('an unknown region has no districts', () => {
  expect(districtsOf(regions, null)).toEqual([]);
  expect(districtsOf(regions, '0000')).toEqual([]);
  expect(toOptions(districtsOf(regions, '1799'))).toEqual([{ value: '1799001', label: 'Yagona' }]);
});
