import { describe, expect, it } from 'vitest';
import { groupByRegion } from './group-by-region.ts';

const TASHKENT = { latitude: 41.31, longitude: 69.28 };
const SAMARKAND = { latitude: 39.65, longitude: 66.96 };
const at = (id: string, region: string, north: number, from = TASHKENT) => ({
  id,
  region,
  latitude: from.latitude + north,
  longitude: from.longitude,
});
const places = [at('far', '1726', 0.2), at('near', '1726', 0.01), at('samarkand', '1718', 0.05, SAMARKAND), at('bukhara', '1706', 0)];
const centres = new Map([
  ['1726', TASHKENT],
  ['1718', SAMARKAND],
]);
const order = (own: string | null, known = centres) =>
  groupByRegion(places, known, own).map(({ code, items }) => [code, ...items.map(({ id }) => id)]);

describe('places by region', () => {
  it('the region with the most comes first, equal ones by code, the nearest to the centre first in each', () => {
    expect(order(null)).toEqual([
      ['1726', 'near', 'far'],
      ['1706', 'bukhara'],
      ['1718', 'samarkand'],
    ]);
  });

  it('the reader’s own comes before all', () => {
    expect(order('1718').map(([code]) => code)).toEqual(['1718', '1726', '1706']);
  });

  it('a region that the store is not in changes nothing', () => {
    expect(order('1735')).toEqual(order(null));
  });

  it('without centres the order stays and no distance is told', () => {
    expect(order(null, new Map())[0]).toEqual(['1726', 'far', 'near']);
    expect(groupByRegion(places, new Map(), null).flatMap(({ items }) => items.map(({ km }) => km))).toEqual([null, null, null, null]);
  });

  it('tells how far each is from the centre of its region', () => {
    const [first] = groupByRegion(places, centres, '1718');
    expect(first?.items[0]?.km).toBeCloseTo(5.56, 1);
  });
});
