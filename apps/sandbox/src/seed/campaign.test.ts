import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TEST_PAGE } from './data/builder/other-pages.ts';
import { SHOWCASE_PAGE } from './data/builder/showcase.ts';
import { STORES, termsOf } from './data/stores.ts';

const textsSchema = v.object({ ru: v.string(), uz: v.string() });
const blockOf = (type: string) => SHOWCASE_PAGE.blocks.find((block) => block.type === type);
const partners = v.parse(v.object({ store_aliases: v.array(v.string()) }), blockOf('partners')).store_aliases;
const row = v.parse(v.object({ products: v.object({ stores: v.array(v.string()) }) }), blockOf('product-row')).products.stores;
const rules = v.parse(v.object({ html: textsSchema }), blockOf('rich-text')).html;
const free = STORES.filter((store) => termsOf(store).some(({ months, markupBp }) => months === 3 && markupBp === 0));

test('the stores of the campaign are exactly those that offer three months without mark-up', () => {
  expect(partners.toSorted()).toEqual(free.map(({ alias }) => alias).toSorted());
});

test('the product row of the campaign shows goods of exactly the stores of the campaign', () => {
  expect(row.toSorted()).toEqual(partners.toSorted());
});

test.each(['ru', 'uz'] as const)('in %s the campaign rules name all its stores, and the promo timer has their number', (language) => {
  expect(free.filter(({ name }) => !rules[language].includes(name))).toEqual([]);
  const promise = v.parse(
    v.object({ title: textsSchema }),
    TEST_PAGE.blocks.find((block) => block.type === 'promo-timer'),
  ).title;
  expect(promise[language]).toContain(String(free.length));
});
