import { describe, expect, it } from 'vitest';
import { ornamentOf } from './ornament.ts';

const STORES = Array.from({ length: 500 }, (_, at) => `Doʻkon ${at}`);

describe('ornamentOf', () => {
  it('is always the same for one name', () => {
    expect(ornamentOf('Orzu Texnika')).toEqual(ornamentOf('Orzu Texnika'));
  });
  it('is its own for each of five hundred stores', () => {
    expect(new Set(STORES.map((store) => JSON.stringify(ornamentOf(store)))).size).toBe(STORES.length);
  });
  it('differs in the star and its size where the hue is one', () => {
    const byHue = new Map<string, ReturnType<typeof ornamentOf>[]>();
    for (const ornament of STORES.map(ornamentOf)) byHue.set(ornament.line, [...(byHue.get(ornament.line) ?? []), ornament]);
    const crowded = [...byHue.values()].filter((group) => group.length > 3);
    expect(crowded.length).toBeGreaterThan(10);
    for (const group of crowded) {
      const looks = group.map(({ contact, side, turn }) => `${contact} ${side} ${turn}`);
      expect(new Set(looks).size).toBe(group.length);
    }
  });
  it('keeps to the colours of tile, dark enough for white straps', () => {
    for (const { ground } of STORES.map(ornamentOf)) {
      const [, lightness, hue] = /oklch\(([\d.]+) 0\.1 (\d+)\)/.exec(ground) ?? [];
      expect(Number(lightness)).toBeLessThanOrEqual(0.57);
      expect(Number(hue)).toBeGreaterThanOrEqual(185);
      expect(Number(hue)).toBeLessThanOrEqual(275);
    }
  });
});
