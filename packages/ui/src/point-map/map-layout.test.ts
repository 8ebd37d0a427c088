import { describe, expect, it } from 'vitest';
import { type GeoPoint, MAP_ASPECT_RATIO, mapLayout } from './map-layout.ts';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
const NUKUS = { latitude: 42.4611, longitude: 59.6178 };
const TERMIZ = { latitude: 37.2249, longitude: 67.2791 };
const north = (km: number): GeoPoint => ({ ...TASHKENT, latitude: TASHKENT.latitude + km / 111.195 });

describe('the layout of the map', () => {
  it('puts all points inside, north above south and west left of east', () => {
    const { marks } = mapLayout([TASHKENT, NUKUS, TERMIZ], null);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(90);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(90);
    }
    const [tashkent, nukus, termiz] = marks;
    expect(nukus?.x).toBeLessThan(termiz?.x ?? 0);
    expect(nukus?.y).toBeLessThan(tashkent?.y ?? 0);
    expect(tashkent?.y).toBeLessThan(termiz?.y ?? 0);
  });

  it.each([
    [[TASHKENT], 50, 50],
    [[TASHKENT, TASHKENT], 50, 50],
  ])('puts the points %j of a single location in the middle', (points, x, y) => {
    expect(mapLayout(points, null).marks[0]).toEqual({ x, y });
  });

  it('draws a kilometre to the east as long as one to the north', () => {
    const degreesEast = 1 / (111.195 * Math.cos((TASHKENT.latitude * Math.PI) / 180));
    const { marks } = mapLayout([TASHKENT, { ...TASHKENT, longitude: TASHKENT.longitude + degreesEast }, north(1)], null);
    const [from, east, up] = marks;
    const right = ((east?.x ?? 0) - (from?.x ?? 0)) * MAP_ASPECT_RATIO;
    expect(right / ((from?.y ?? 0) - (up?.y ?? 0))).toBeCloseTo(1, 1);
  });

  it('puts towns on the same scale as points, without extending the map', () => {
    const { marks, towns } = mapLayout([TASHKENT, NUKUS], null, [NUKUS, TERMIZ]);
    expect(marks).toEqual(mapLayout([TASHKENT, NUKUS], null).marks);
    expect(towns[0]).toEqual(marks[1]);
    expect(towns[1]?.y).toBeGreaterThan(100);
  });

  it('is empty without points', () => {
    expect(mapLayout([], null)).toEqual({ marks: [], centre: null, rings: [], towns: [] });
  });
});

describe('the distance rings around the centre of the map', () => {
  it.each([
    [1, [0.5, 1, 1.5, 2]],
    [6, [2, 4, 6]],
    [30, [10, 20, 30]],
  ])('for a point %i km away have the radii %j km', (km, rings) => {
    expect(mapLayout([north(km)], TASHKENT).rings.map((ring) => ring.km)).toEqual(rings);
  });

  it('go through a point that is as far away as their radius', () => {
    const layout = mapLayout([north(6)], TASHKENT);
    const ring = layout.rings.find(({ km }) => km === 6);
    const vertical = (layout.centre?.y ?? 0) - (layout.marks[0]?.y ?? 0);
    // In SVG, a radius in percent refers to the diagonal divided by the root of two. This line converts it to a percentage of the height.
    const radius = ((ring?.radius ?? 0) * Math.hypot(MAP_ASPECT_RATIO, 1)) / Math.SQRT2;
    expect(radius).toBeCloseTo(vertical, 1);
  });

  it('are not drawn without a centre', () => {
    expect(mapLayout([TASHKENT, NUKUS], null).rings).toEqual([]);
  });
});
