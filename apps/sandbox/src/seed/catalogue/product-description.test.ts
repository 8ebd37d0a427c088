import { describe, expect, test } from 'vitest';
import type { GoodsKind } from '../data/goods/goods-kind.ts';
import { TOP_CATEGORIES } from '../data/goods/index.ts';
import { PRODUCT_ADVICE, PRODUCT_CARE } from '../data/product-advice.ts';
import { ruUz } from '../data/text.ts';
import { describeGoods } from './product-description.ts';

const KINDS = TOP_CATEGORIES.flatMap((section) => section.subcategories.flatMap((leaf) => leaf.kinds));
const OUTLINES = [...new Set(KINDS.map(({ outline }) => outline))];
const LANGUAGES = ['ru', 'uz'] as const;

const titleOf = ({ name }: GoodsKind) => ruUz(`${name.ru} Usta 15`, `${name.uz} Usta 15`);

const descriptionsOf = (outline: string, language: 'ru' | 'uz'): string[] =>
  KINDS.filter((kind) => kind.outline === outline).flatMap((kind) =>
    kind.sizes.map((size) => describeGoods({ kind, title: titleOf(kind), size })[language]),
  );

/** Words of a service that no store of the portal offers with its goods. */
const SERVICE = {
  ru: /соберём|подключим|установим|настроим|перенесём|поднимаем|обслуживаем|ремонтируем|при вас|бесплатно|сертификат|упаковк|в день заказа/i,
  uz: /yigʻib beramiz|ulab beramiz|oʻrnatib beramiz|sozlab beramiz|koʻz oldingizda|bepul|sertifikat|qadogʻi|buyurtma kuni/i,
};
/** Words that are nonsense for a kind, though its neighbours in the section may need them. */
const NONSENSE: readonly (readonly [string, RegExp])[] = [
  ['ball', /включ|собира|120|yoqi|yigʻi/i],
  ['dress', /220|включ|короб|rozetka|yoqi/i],
  ['vacuum', /подключ|ulay/i],
  ['tv', /контакт|видеозвон|kontakt|videoqoʻngʻiroq/i],
  ['paint', /запасн|ремонт|ehtiyot qism/i],
  ['crib', /багажник|yukxona/i],
  ['smartphone', /220/],
  ['sunglasses', /линз|linza/i],
];

describe('descriptions of goods', () => {
  test('there is advice for exactly the kinds that are sold', () => {
    expect(Object.keys(PRODUCT_ADVICE).toSorted()).toEqual(OUTLINES.toSorted());
  });

  test.each(LANGUAGES)('in %s every kind has two sentences of its own, and no kind has a sentence of another', (language) => {
    const owners = Map.groupBy(
      Object.entries(PRODUCT_ADVICE).flatMap(([outline, advice]) => advice.map((text) => ({ outline, sentence: text[language] }))),
      ({ sentence }) => sentence,
    );
    expect([...owners.values()].filter((found) => found.length > 1)).toEqual([]);
    expect(owners.size).toBe(OUTLINES.length * 2);
  });

  test.each(OUTLINES)('of %s consist of its own sentences and promise no service', (outline) => {
    for (const language of LANGUAGES) {
      const foreign = Object.entries(PRODUCT_ADVICE).flatMap(([other, advice]) => (other === outline ? [] : advice));
      for (const description of descriptionsOf(outline, language)) {
        expect(PRODUCT_ADVICE[outline]?.filter((sentence) => !description.includes(sentence[language]))).toEqual([]);
        expect(foreign.filter((sentence) => description.includes(sentence[language]))).toEqual([]);
        expect(description.endsWith(`\n\n${PRODUCT_CARE[language]}`)).toBe(true);
        expect(description).not.toMatch(SERVICE[language]);
        expect(description).not.toContain('..');
      }
    }
  });

  test.each(NONSENSE)('of %s never say %s', (outline, pattern) => {
    const found = LANGUAGES.flatMap((language) => descriptionsOf(outline, language)).filter((description) => pattern.test(description));
    expect(found).toEqual([]);
  });
});
