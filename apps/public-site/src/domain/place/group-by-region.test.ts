import { describe, expect, it } from 'vitest';
import { compareByRegion, groupByRegion } from './group-by-region.ts';

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
const REGIONS = ['1726', '1718', '1706'].map((code) => ({ code, label: code }));
const order = (own: string | null, known = centres) =>
  groupByRegion(places, known, own, REGIONS).map(({ code, items }) => [code, ...items.map(({ id }) => id)]);

describe('groupByRegion', () => {
  it('sorts regions by number of places, then by region order, and places by distance from the centre', () => {
    expect(order(null)).toEqual([
      ['1726', 'near', 'far'],
      ['1718', 'samarkand'],
      ['1706', 'bukhara'],
    ]);
  });

  it('puts the region of the reader first', () => {
    expect(order('1706').map(([code]) => code)).toEqual(['1706', '1726', '1718']);
  });

  it('ignores the region of the reader if it has no places', () => {
    expect(order('1735')).toEqual(order(null));
  });

  it('without the centres of the regions keeps the given order and returns no distances', () => {
    expect(order(null, new Map())[0]).toEqual(['1726', 'far', 'near']);
    expect(groupByRegion(places, new Map(), null, REGIONS).flatMap(({ items }) => items.map(({ km }) => km))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('returns groups that compareByRegion sorts by a given region order, with unknown regions last', () => {
    const groups = groupByRegion([...places, at('lost', '1799', 0)], centres, null, REGIONS);
    const [capital, ...others] = REGIONS;
    const sorted = groups.toSorted(compareByRegion(capital ? [...others, capital] : []));
    expect(sorted.map(({ code }) => code)).toEqual(['1718', '1706', '1726', '1799']);
  });

  it('returns the distance of each place from the centre of its region', () => {
    const [first] = groupByRegion(places, centres, '1718', REGIONS);
    expect(first?.items[0]?.km).toBeCloseTo(5.56, 1);
  });
});
