import { brandAndModel, toUzbekCyrillic } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { buildProducts } from './catalogue/goods.ts';
import { STORES } from './data/stores.ts';
import { createSeededRandom } from './shared/random.ts';

const SEED = 20_261_127;
const DRAWN = 100;

type Goods = ReturnType<typeof buildProducts>[number];

/** Randomly drawn products of the catalogue, the same in every run. */
function drawn(): Goods[] {
  const random = createSeededRandom(SEED);
  const all = STORES.flatMap((store, index) => buildProducts(store, String(index + 1), random));
  return Array.from({ length: DRAWN }, () => random.pick([all[0] ?? fail(), ...all.slice(1)]));
}

function fail(): never {
  throw new Error('the catalogue has no goods');
}

const mixesAlphabets = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word);
/** Names that are written in Latin letters in every language: protocols, terms of optics and the like. */
const INTERNATIONAL = /^(?:LED|USB|UV|HD|Full|QR|GPS|NFC|SMS|R)$/;

describe.each(drawn().map((goods) => [goods.nameUz, goods] as const))('goods %s', (name, { brand, nameRu, descriptionUz, attributes }) => {
  const kept = brandAndModel(name, brand);
  const written = toUzbekCyrillic(name, undefined, [kept]);

  test('keeps brand and model in Uzbek Cyrillic exactly as in the Russian name', () => {
    expect(kept).not.toBe('');
    expect(nameRu).toContain(kept);
    expect(written).toContain(kept);
  });

  test('has a brand and model that are also recognized without the brand field', () => {
    expect(brandAndModel(name)).toBe(kept);
  });

  test('has every common word of its name transliterated to Cyrillic', () => {
    const [before = '', after = ''] = written.split(kept);
    expect(`${before} ${after}`.match(/\p{Script=Latin}+/gu)?.filter((word) => !INTERNATIONAL.test(word)) ?? []).toEqual([]);
  });

  test('has no word in Uzbek Cyrillic that mixes the alphabets', () => {
    const texts = [
      written,
      toUzbekCyrillic(descriptionUz, undefined, [kept]),
      ...attributes.map(({ valueUz }) => toUzbekCyrillic(valueUz)),
    ];
    expect(texts.flatMap((text) => text.match(/[\p{L}\p{N}ʻʼ-]+/gu) ?? []).filter(mixesAlphabets)).toEqual([]);
  });

  test('has no Latin word in its Cyrillic description except brand and model', () => {
    const rest = toUzbekCyrillic(descriptionUz, undefined, [kept]).replaceAll(kept, '');
    expect(rest.match(/\p{Script=Latin}+/gu)?.filter((word) => !INTERNATIONAL.test(word)) ?? []).toEqual([]);
  });
});
