import { describe, expect, it } from 'vitest';
import { findRegions } from './find-regions.ts';

const regions = [
  { code: '1726', label: 'Toshkent' },
  { code: '1727', label: 'Toshkent viloyati' },
  { code: '1730', label: 'Fargʻona viloyati' },
];
const districts = [
  { name: 'Chirchiq', region: '1727' },
  { name: 'Chinoz tumani', region: '1727' },
  { name: 'Qoʻqon', region: '1730' },
];
const found = (typed: string) => findRegions(regions, districts, typed).map(({ code, districts: inside }) => [code, ...inside]);

describe('findRegions', () => {
  it.each([
    ['', [['1726'], ['1727'], ['1730']]],
    ['  ', [['1726'], ['1727'], ['1730']]],
    ['toshkent', [['1726'], ['1727']]],
    ['fargona', [['1730']]],
    ["Farg'ona", [['1730']]],
    ['Фарғона', [['1730']]],
    ['chirchiq', [['1727', 'Chirchiq']]],
    ['Чирчиқ', [['1727', 'Chirchiq']]],
    ['chi', [['1727', 'Chirchiq', 'Chinoz tumani']]],
    ['Paris', []],
  ])('finds for the text %j the regions and districts %j', (typed, result) => {
    expect(found(typed)).toEqual(result);
  });

  it('finds regions by their own names if there are no districts', () => {
    expect(findRegions(regions, [], 'chirchiq')).toEqual([]);
    expect(findRegions(regions, [], 'viloyati')).toHaveLength(2);
  });
});
