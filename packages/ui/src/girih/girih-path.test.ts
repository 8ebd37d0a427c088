import { describe, expect, it } from 'vitest';
import { girihTilePath, hashToUnit, starPath } from './girih-path.ts';

const pointsOf = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('starPath', () => {
  it('has a tip on the circle and a notch inside the circle for each of eight points', () => {
    const points = pointsOf(starPath(8, 50, 0, 1.18, 50, 50));
    expect(points).toHaveLength(16);
    points.forEach(({ x, y }, at) => {
      const radius = Math.hypot(x - 50, y - 50);
      if (at % 2 === 0) expect(radius).toBeCloseTo(50, 1);
      else expect(radius).toBeLessThan(50);
    });
  });
});

describe('girihTilePath', () => {
  it('joins its copies at the seams: the star touches the middles of all four sides', () => {
    const points = pointsOf(girihTilePath(96, 1.18));
    for (const [x, y] of [
      [0, 48],
      [96, 48],
      [48, 0],
      [48, 96],
    ])
      expect(points).toContainEqual({ x, y });
  });
});

describe('hashToUnit', () => {
  it('returns for a name always the same number from 0 to 1, and different numbers for different names', () => {
    const names = ['Orzu Texnika', 'Ipak Yoʻli', 'Chorsu Savdo', 'Nur Optika', 'Samarqand Mebel'];
    const seeds = names.map(hashToUnit);
    expect(names.map(hashToUnit)).toEqual(seeds);
    expect(new Set(seeds.map((seed) => Math.round(seed * 20))).size).toBeGreaterThan(2);
    for (const seed of seeds) expect(seed >= 0 && seed < 1).toBe(true);
  });
});
