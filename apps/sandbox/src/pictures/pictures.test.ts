import { describe, expect, test } from 'vitest';
import { TOP_CATEGORIES } from '../seed/data/goods/index.ts';
import { GOODS_PALETTES } from '../seed/data/store-texts.ts';
import { STORES } from '../seed/data/stores.ts';
import { drawPicture, pictureUrl } from './draw-picture.ts';
import { initialsOf } from './emblem.ts';
import { girihTile } from './girih.ts';
import { isColourName, isOutlineName } from './product.ts';

/** The names of the elements of an SVG. Throws if an element is not closed or is not a drawing element. */
function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, closing, name = '', , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    names.push(name);
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (self !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  return names;
}

describe('drawPicture', () => {
  test('draws the same picture for the same name, and a different one for each store', () => {
    const once = drawPicture('store', 'orzu-texnika');
    expect(drawPicture('store', 'orzu-texnika')).toBe(once);
    const pictures = new Set(STORES.map((store) => drawPicture('store', store.alias)));
    expect(pictures.size).toBe(STORES.length);
  });

  test('knows the outline of every kind of goods and every colour of their palettes', () => {
    const outlines = TOP_CATEGORIES.flatMap((section) => section.subcategories.flatMap((leaf) => leaf.kinds.map((kind) => kind.outline)));
    expect(outlines.filter((outline) => !isOutlineName(outline))).toEqual([]);
    expect(
      Object.values(GOODS_PALETTES)
        .flat()
        .filter((colour) => !isColourName(colour.hue)),
    ).toEqual([]);
    expect(new Set(outlines).size).toBeGreaterThan(60);
  });

  test.each([
    ['store', 'orzu-texnika'],
    ['client', 'navroz-qurilish'],
    ['product', 'smartphone.ink.1000-1'],
    ['product', 'bicycle'],
  ] as const)('draws %s %s as well-formed SVG without scripts, links or invalid numbers', (subject, name) => {
    const svg = drawPicture(subject, name) ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(elementsOf(svg)).not.toContain('script');
    expect(svg).not.toMatch(/NaN|undefined|href|on\w+=/);
    expect(svg.length).toBeLessThan(6_000);
  });

  test.each(['spaceship', 'constructor', '__proto__', ''])('returns null for the unknown product %o', (name) => {
    expect(drawPicture('product', name)).toBeNull();
  });

  test('initialsOf takes only letters from an alias, no markup', () => {
    expect(initialsOf('orzu-texnika')).toBe('OT');
    expect(initialsOf('yulduz')).toBe('Y');
    expect(initialsOf('"><script>')).toBe('S');
  });

  test('pictureUrl returns a path of the same origin', () => {
    expect(pictureUrl('store', 'ipak-yoli')).toBe('/api/mobile/v2/picture/store/ipak-yoli');
  });
});

describe('girihTile', () => {
  test('draws one eight-pointed star and four four-pointed stars as closed paths', () => {
    const path = girihTile(96, 1.1);
    expect(path.match(/Z/g)).toHaveLength(5);
    expect(path.match(/[ML]/g)).toHaveLength(2 * (8 + 4 * 4));
  });
});
