import { describe, expect, it } from 'vitest';
import { placeTownNames } from './place-towns.ts';

const TASHKENT = { label: 'Ташкент', x: 70, y: 40 };
const named = (towns: Parameters<typeof placeTownNames>[0], pins: Parameters<typeof placeTownNames>[1] = []) =>
  placeTownNames(towns, pins).map(({ label, town, name }) => [label, Math.sign(name.x - town.x), Math.sign(name.y - town.y)]);

describe('the names of towns on the map', () => {
  it('are above their towns by default', () => {
    expect(named([TASHKENT], [{ x: 70, y: 40 }])).toEqual([['Ташкент', 0, -1]]);
  });

  it('move below the town if a pin is above it', () => {
    expect(named([TASHKENT], [{ x: 70, y: 31 }])).toEqual([['Ташкент', 0, 1]]);
  });

  it('do not share a position, and are left out if there is no space', () => {
    const crowd = Array.from({ length: 20 }, (_, at) => ({ ...TASHKENT, label: `Город ${at}` }));
    const placed = placeTownNames(crowd, []);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThan(20);
    expect(new Set(placed.map(({ name: { x, y, anchor } }) => `${x} ${y} ${anchor}`)).size).toBe(placed.length);
  });

  it('are left out for a town outside the map', () => {
    expect(named([{ ...TASHKENT, x: 104 }])).toEqual([]);
  });

  it('move to the left of a town at the right edge', () => {
    expect(named([{ ...TASHKENT, x: 99 }])).toEqual([['Ташкент', -1, 0]]);
  });
});
