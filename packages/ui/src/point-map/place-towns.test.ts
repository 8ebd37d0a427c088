import { describe, expect, it } from 'vitest';
import { placeTowns } from './place-towns.ts';

const TASHKENT = { label: 'Ташкент', x: 70, y: 40 };
const named = (towns: Parameters<typeof placeTowns>[0], pins: Parameters<typeof placeTowns>[1] = []) =>
  placeTowns(towns, pins).map(({ label, town, name }) => [label, Math.sign(name.x - town.x), Math.sign(name.y - town.y)]);

describe('names of towns on a drawn map', () => {
  it('stand above their towns', () => {
    expect(named([TASHKENT], [{ x: 70, y: 40 }])).toEqual([['Ташкент', 0, -1]]);
  });

  it('give way to pins', () => {
    expect(named([TASHKENT], [{ x: 70, y: 31 }])).toEqual([['Ташкент', 0, 1]]);
  });

  it('give way to each other, and one that finds no room is left out', () => {
    const crowd = Array.from({ length: 20 }, (_, at) => ({ ...TASHKENT, label: `Город ${at}` }));
    const placed = placeTowns(crowd, []);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThan(20);
    expect(new Set(placed.map(({ name: { x, y, anchor } }) => `${x} ${y} ${anchor}`)).size).toBe(placed.length);
  });

  it('a town outside the drawing has none', () => {
    expect(named([{ ...TASHKENT, x: 104 }])).toEqual([]);
  });

  it('none leaves the drawing', () => {
    expect(named([{ ...TASHKENT, x: 99 }])).toEqual([['Ташкент', -1, 0]]);
  });
});
