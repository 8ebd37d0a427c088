import { describe, expect, it } from 'vitest';
import { districtsOf, type Region, selectRegion, toRegionOptions } from './regions.ts';

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

describe('selectRegion', () => {
  it.each([
    [{ region: null, district: null }, '1726', { region: '1726', district: null }],
    [{ region: '1799', district: '1799001' }, '1726', { region: '1726', district: null }],
    [{ region: '1726', district: '1726266' }, '1726', { region: '1726', district: '1726266' }],
    [{ region: '1726', district: '1726266' }, null, { region: null, district: null }],
    [{ region: null, district: null }, '1799', { region: '1799', district: '1799001' }],
    [{ region: null, district: null }, '0000', { region: '0000', district: null }],
  ])('changes the value %o by the chosen region %o to %o', (before, code, after) => {
    expect(selectRegion(regions, before, code)).toEqual(after);
  });
});

it('districtsOf returns no districts for an unknown region or none, and those of a known one', () => {
  expect(districtsOf(regions, null)).toEqual([]);
  expect(districtsOf(regions, '0000')).toEqual([]);
  expect(toRegionOptions(districtsOf(regions, '1799'))).toEqual([{ value: '1799001', label: 'Yagona' }]);
});
