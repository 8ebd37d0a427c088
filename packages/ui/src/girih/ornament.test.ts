import { describe, expect, it } from 'vitest';
import { createOrnament } from './ornament.ts';

const STORES = Array.from({ length: 500 }, (_, at) => `Doʻkon ${at}`);

describe('createOrnament', () => {
  it('returns the same ornament for the same name', () => {
    expect(createOrnament('Orzu Texnika')).toEqual(createOrnament('Orzu Texnika'));
  });
  it('returns a different ornament for each of 500 stores', () => {
    expect(new Set(STORES.map((store) => JSON.stringify(createOrnament(store)))).size).toBe(STORES.length);
  });
  it('returns different stars or sizes for stores of the same hue', () => {
    const byHue = new Map<string, ReturnType<typeof createOrnament>[]>();
    for (const ornament of STORES.map(createOrnament)) byHue.set(ornament.line, [...(byHue.get(ornament.line) ?? []), ornament]);
    const crowded = [...byHue.values()].filter((group) => group.length > 3);
    expect(crowded.length).toBeGreaterThan(10);
    for (const group of crowded) {
      const looks = group.map(({ contact, side, turn }) => `${contact} ${side} ${turn}`);
      expect(new Set(looks).size).toBe(group.length);
    }
  });
  it('uses backgrounds of the hues 185 to 275, dark enough for white lines', () => {
    for (const { background } of STORES.map(createOrnament)) {
      const [, lightness, hue] = /oklch\(([\d.]+) 0\.1 (\d+)\)/.exec(background) ?? [];
      expect(Number(lightness)).toBeLessThanOrEqual(0.57);
      expect(Number(hue)).toBeGreaterThanOrEqual(185);
      expect(Number(hue)).toBeLessThanOrEqual(275);
    }
  });
});
