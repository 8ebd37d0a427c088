import { brandAndModel, toUzbekCyrillic } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { goodsOf } from './catalogue/goods.ts';
import { STORES } from './data/stores.ts';
import { createRandom } from './shared/random.ts';

const SEED = 20_261_127;
const DRAWN = 100;

type Goods = ReturnType<typeof goodsOf>[number];

/** Randomly drawn products of the catalogue, the same in every run. */
function drawn(): Goods[] {
  const random = createRandom(SEED);
  const all = STORES.flatMap((store, index) => goodsOf(store, String(index + 1), random));
  return Array.from({ length: DRAWN }, () => random.pick([all[0] ?? fail(), ...all.slice(1)]));
}

function fail(): never {
  throw new Error('the catalogue has no goods');
}

const mixesAlphabets = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word);
/** Names that are written in Latin letters in every language: protocols, terms of optics and the like. */
const INTERNATIONAL = /^(?:LED|USB|UV|HD|Full|QR|GPS|NFC|SMS|R)$/;

describe.each(drawn().map((goods) => [goods.nameUz, goods] as const))('%s', (name, { brand, nameRu, descriptionUz, attributes }) => {
  const kept = brandAndModel(name, brand);
  const written = toUzbekCyrillic(name, undefined, [kept]);

  test('brand and model are letter for letter those of the Russian name', () => {
    expect(kept).not.toBe('');
    expect(nameRu).toContain(kept);
    expect(written).toContain(kept);
  });

  test('brand and model are found where no brand is told, too', () => {
    expect(brandAndModel(name)).toBe(kept);
  });

  test('every common word of the name has turned', () => {
    const [before = '', after = ''] = written.split(kept);
    expect(`${before} ${after}`.match(/\p{Script=Latin}+/gu)?.filter((word) => !INTERNATIONAL.test(word)) ?? []).toEqual([]);
  });

  test('no word mixes the alphabets', () => {
    const texts = [
      written,
      toUzbekCyrillic(descriptionUz, undefined, [kept]),
      ...attributes.map(({ valueUz }) => toUzbekCyrillic(valueUz)),
    ];
    expect(texts.flatMap((text) => text.match(/[\p{L}\p{N}ʻʼ-]+/gu) ?? []).filter(mixesAlphabets)).toEqual([]);
  });

  test('the description has no other Latin word than brand and model', () => {
    const rest = toUzbekCyrillic(descriptionUz, undefined, [kept]).replaceAll(kept, '');
    expect(rest.match(/\p{Script=Latin}+/gu)?.filter((word) => !INTERNATIONAL.test(word)) ?? []).toEqual([]);
  });
});
