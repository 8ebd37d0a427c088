import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { coloursOf } from '../seed/catalogue/goods.ts';
import { CLIENTS } from '../seed/data/clients.ts';
import { TOP_CATEGORIES } from '../seed/data/goods/index.ts';
import { GOODS_PALETTES } from '../seed/data/store-texts.ts';
import { aliasOf, STORES } from '../seed/data/stores.ts';
import { CATEGORY_PICTURES } from './category-pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { initialsOf } from './emblem.ts';
import { bannerView, loadPicture, pictureAlt, pictureView } from './picture.ts';
import { pictureName, pictureUrl } from './picture-url.ts';
import { isColourName, isOutlineName } from './product.ts';
import { GOODS_PICTURES, goodsPicture, goodsPictureNames, readGoodsPicture } from './rendered-goods.ts';
import { girihTile } from './shared/girih.ts';

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
  test.each([
    ['store', STORES.map(({ alias }) => alias)],
    ['banner', STORES.map(({ alias }) => alias)],
    ['client', CLIENTS.map(({ name }) => aliasOf(name))],
  ] as const)('draws the same %s for the same name, and a different one for each name, all without letters', (subject, names) => {
    const pictures = names.map((name) => drawPicture(subject, name));
    expect(names.map((name) => drawPicture(subject, name))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(names.length);
    expect(pictures.filter((svg) => svg === null || svg.includes('<text'))).toEqual([]);
  });

  test('draws letters for a store and a client whose trade is unknown, and no banner', () => {
    expect(drawPicture('store', 'yangi-dokon')).toContain('>YD</text>');
    expect(drawPicture('client', 'constructor')).toContain('>C</text>');
    expect(drawPicture('banner', 'yangi-dokon')).toBeNull();
    expect(bannerView('yangi-dokon')).toBeNull();
  });

  test('gives the banner of a store with its size and a placeholder', () => {
    expect(bannerView('orzu-texnika')).toEqual({
      url: '/api/mobile/v2/picture/banner/orzu-texnika',
      width: 1200,
      height: 220,
      placeholder: expect.stringMatching(/^data:image\/svg\+xml,/),
    });
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
    ['category', 'electronics'],
    ...STORES.slice(0, 12).map(({ alias }) => ['banner', alias] as const),
    ['product', 'smartphone.ink.1000-1'],
    ['product', 'bicycle'],
  ] as const)('draws %s %s as well-formed SVG without scripts, links or invalid numbers', (subject, name) => {
    const svg = drawPicture(subject, name) ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(elementsOf(svg)).not.toContain('script');
    expect(svg).not.toMatch(/NaN|undefined|href|on\w+=/);
    expect(svg.length).toBeLessThan(6_500);
  });

  test.each(['spaceship', 'constructor', '__proto__', ''])('returns null for the unknown product %o', (name) => {
    expect(drawPicture('product', name)).toBeNull();
  });

  test('initialsOf takes only letters from an alias, no markup', () => {
    expect(initialsOf('orzu-texnika')).toBe('OT');
    expect(initialsOf('yulduz')).toBe('Y');
    expect(initialsOf('"><script>')).toBe('S');
  });
});

test('pictureUrl returns a path of the same origin, and pictureName the name in it', () => {
  const url = pictureUrl('store', 'ipak-yoli');
  expect(url).toBe('/api/mobile/v2/picture/store/ipak-yoli');
  expect([pictureName('store', url), pictureName('client', url)]).toEqual(['ipak-yoli', null]);
});

const KINDS = [
  ...new Map(
    TOP_CATEGORIES.flatMap((section) => section.subcategories.flatMap((leaf) => leaf.kinds.map((kind) => [kind.outline, kind] as const))),
  ).values(),
];
const ASSETS = new URL('../../assets/goods/', import.meta.url);

describe('rendered goods', () => {
  test.each(KINDS.map((kind) => [kind.outline, kind] as const))(
    'every size of the kind %s has a picture in every colour, and each picture a view',
    async (outline, kind) => {
      for (const { hue } of coloursOf(kind)) {
        for (const { variant } of kind.sizes) {
          for (const name of goodsPictureNames({ kind: outline, colour: hue, variant })) {
            expect(name).toMatch(/^[a-z0-9][a-z0-9.-]{0,79}$/);
            expect(await loadPicture('product', name), name).not.toBeNull();
            expect(pictureView(pictureUrl('product', name)), name).not.toBeNull();
          }
        }
      }
    },
  );

  test('the manifest lists each file of the folder once, a WebP of the stated side', async () => {
    const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
    expect(GOODS_PICTURES.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    expect(new Set(GOODS_PICTURES.map(({ kind, colour, variant, view }) => `${kind}.${colour}.${variant}-${view}`)).size).toBe(
      files.length,
    );
    for (const picture of GOODS_PICTURES) {
      expect(picture.file).toBe(`${picture.kind}/${picture.variant}.${picture.colour}-${picture.view}.webp`);
      expect(await sharp(await readGoodsPicture(picture)).metadata(), picture.file).toMatchObject({
        format: 'webp',
        width: picture.side,
        height: picture.side,
      });
    }
  });

  test('a size that looks different has its own pictures, else those of the main variant, else one drawing', () => {
    expect(goodsPictureNames({ kind: 'tv', colour: 'ink', variant: 'huge' })[0]).toBe('tv.ink.huge-1');
    expect(goodsPictureNames({ kind: 'tv', colour: 'ink', variant: 'gigantic' })[0]).toBe('tv.ink.main-1');
    expect(goodsPictureNames({ kind: 'tv', colour: 'saffron', variant: 'large' })).toEqual(['tv.saffron']);
  });

  test.each([
    [0, 'tv.ink.huge-1'],
    [1, 'tv.ink.huge-morning-1'],
    [2, 'tv.ink.huge-moon-1'],
    [3, 'tv.ink.huge-1'],
  ])('the brand with number %i has its own design of a television', (model, name) => {
    expect(goodsPictureNames({ kind: 'tv', colour: 'ink', variant: 'huge', model })[0]).toBe(name);
  });

  test('goods of a kind without designs look the same from every brand', () => {
    const names = [0, 1, 2].map((model) => goodsPictureNames({ kind: 'sofa', colour: 'green', variant: 'long', model }));
    expect(new Set(names.map(String)).size).toBe(1);
  });

  test('a rendered picture has its own size, a placeholder in its background and a text in each language', () => {
    const url = pictureUrl('product', 'fridge.silver.main-1');
    const picture = goodsPicture('fridge.silver.main-1');
    const placeholder = pictureView(url)?.placeholder ?? '';
    expect(pictureView(url)).toMatchObject({ url, width: picture?.side, height: picture?.side });
    expect(decodeURIComponent(placeholder)).toContain(picture?.background);
    expect(placeholder.length).toBeLessThan(200);
    expect([pictureAlt(url, 'ru'), pictureAlt(url, 'uz')]).toEqual([picture?.altRu, picture?.altUz]);
  });

  test('a drawing has the size of drawings, a blurred placeholder, and no text', () => {
    const url = pictureUrl('product', 'fridge.saffron');
    expect(pictureView(url)).toMatchObject({ url, width: 400, height: 400 });
    expect(pictureView(url)?.placeholder).toContain('radialGradient');
    expect(pictureAlt(url, 'ru')).toBeUndefined();
  });

  test('every category has a rendered picture', async () => {
    const aliases = TOP_CATEGORIES.flatMap((section) => [section.alias, ...section.subcategories.map((leaf) => leaf.alias)]);
    expect([...CATEGORY_PICTURES.keys()].toSorted()).toEqual(aliases.toSorted());
    for (const alias of aliases) {
      expect((await loadPicture('category', alias))?.type, alias).toBe('image/webp');
      expect(pictureView(pictureUrl('category', alias)), alias).not.toBeNull();
    }
    expect((await loadPicture('category', 'unknown'))?.type).toBe('image/svg+xml');
  });

  test.each(['../manifest', '..%2fmanifest.json', 'fridge/main.silver-1.webp', 'manifest.json', 'constructor', ''])(
    'the name %o is no picture',
    async (name) => {
      expect(await loadPicture('product', name)).toBeNull();
      expect(pictureView(pictureUrl('product', name))).toBeNull();
    },
  );
});

describe('girihTile', () => {
  test('draws one eight-pointed star and four four-pointed stars as closed paths', () => {
    const path = girihTile(96, 1.1);
    expect(path.match(/Z/g)).toHaveLength(5);
    expect(path.match(/[ML]/g)).toHaveLength(2 * (8 + 4 * 4));
  });
});
