import { expect, test } from 'vitest';
import { OUTLINE } from './outline.ts';
import { projectOnMap } from './project.ts';

type Point = readonly [x: number, y: number];

/** The rings of a path of `M x y l dx dy ... z`. */
function ringsOf(path: string): Point[][] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(([found]) => Number(found));
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): Point => {
        x += numbers[2 * at] ?? 0;
        y += numbers[2 * at + 1] ?? 0;
        return [x, y];
      });
    });
}

/** Whether a ray from the point crosses the ring an odd number of times. */
function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((inside, [toX, toY], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [0, 0];
    const crosses = toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX;
    return crosses ? !inside : inside;
  }, false);
}

test.each([
  ['1703', 40.7821, 72.3442],
  ['1706', 39.7747, 64.4286],
  ['1708', 40.1158, 67.8422],
  ['1710', 38.8606, 65.7891],
  ['1712', 40.0844, 65.3792],
  ['1714', 40.9983, 71.6726],
  ['1718', 39.6542, 66.9597],
  ['1722', 37.2242, 67.2783],
  ['1724', 40.4897, 68.7842],
  ['1726', 41.3111, 69.2797],
  ['1727', 41.0444, 69.3586],
  ['1730', 40.3864, 71.7864],
  ['1733', 41.55, 60.6333],
  ['1735', 42.4531, 59.6103],
])('the main town of region %s lies in its outline', (code, latitude, longitude) => {
  const { x, y } = projectOnMap({ latitude, longitude });
  const path = OUTLINE.find((region) => region.code === code)?.path ?? '';
  expect(ringsOf(path).some((ring) => isInside([x, y], ring))).toBe(true);
});
