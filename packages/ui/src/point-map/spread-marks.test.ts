import { describe, expect, it } from 'vitest';
import { MAP_ASPECT_RATIO } from './map-layout.ts';
import { NARROWEST_MAP_WIDTH_PX, PIN_DIAMETER_PX, spreadMarks } from './spread-marks.ts';

const inPixels = ({ x, y }: { x: number; y: number }) => ({
  x: (x / 100) * NARROWEST_MAP_WIDTH_PX,
  y: (y / 100) * (NARROWEST_MAP_WIDTH_PX / MAP_ASPECT_RATIO),
});

/** The smallest distance between two pins, px. */
function closest(marks: readonly { x: number; y: number }[]): number {
  const pins = marks.map(inPixels);
  return Math.min(...pins.flatMap((one, at) => pins.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))));
}
const TASHKENT = [
  { x: 70, y: 31 },
  { x: 70.4, y: 30.5 },
  { x: 70.2, y: 31.3 },
  { x: 69.8, y: 32 },
  { x: 70.2, y: 31.3 },
  { x: 72, y: 29.2 },
];

describe('the pins of the map', () => {
  it('are moved apart by the width of a pin if they overlap', () => {
    expect(closest(TASHKENT)).toBe(0);
    expect(closest(spreadMarks(TASHKENT))).toBeGreaterThan(PIN_DIAMETER_PX - 0.5);
  });

  it('stay in place if they do not overlap', () => {
    const apart = [
      { x: 12.34, y: 20 },
      { x: 50, y: 20 },
      { x: 88, y: 80 },
    ];
    expect(spreadMarks(apart)).toEqual(apart);
  });

  it('move as little as possible: two of them by half of their overlap each', () => {
    const [left, right] = spreadMarks([
      { x: 48, y: 50 },
      { x: 52, y: 50 },
    ]);
    const half = (PIN_DIAMETER_PX / 2 / NARROWEST_MAP_WIDTH_PX) * 100;
    expect(left?.x).toBeCloseTo(50 - half, 1);
    expect(right?.x).toBeCloseTo(50 + half, 1);
    expect([left?.y, right?.y]).toEqual([50, 50]);
  });

  it('of a single position are arranged around it, always in the same way', () => {
    const place = { x: 50, y: 50 };
    const marks = spreadMarks(Array.from({ length: 5 }, () => place));
    expect(closest(marks)).toBeGreaterThan(PIN_DIAMETER_PX - 0.5);
    expect(new Set(marks.map(({ y }) => y)).size).toBeGreaterThan(2);
    expect(spreadMarks(Array.from({ length: 5 }, () => place))).toEqual(marks);
  });

  it('stay inside the map', () => {
    for (const { x, y } of spreadMarks(Array.from({ length: 12 }, () => ({ x: 4, y: 96 })))) {
      expect(x).toBeGreaterThanOrEqual(4);
      expect(y).toBeLessThanOrEqual(96);
    }
  });

  it('stay in place if there are too many for the map', () => {
    const crowd = Array.from({ length: 61 }, () => ({ x: 50, y: 50 }));
    expect(spreadMarks(crowd)).toEqual(crowd);
  });
});
