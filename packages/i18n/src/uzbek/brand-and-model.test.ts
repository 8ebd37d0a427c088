import { expect, it } from 'vitest';
import { brandAndModel } from './brand-and-model.ts';

it.each([
  ['Televizor Velta S255, 43″', 'Velta', 'Velta S255'],
  ['Televizor Velta S255, 43″', null, 'Velta S255'],
  ['Noutbuk Temur Tech Book 350, 14″, 8 GB', null, 'Temur Tech Book 350'],
  ['Simsiz quloqchin Sado Buds 120, 6 soat', 'Sado', 'Sado Buds 120'],
  ['Velta S255', 'Velta', 'Velta S255'],
  ['Telefon iPhone 17', 'iPhone', 'iPhone 17'],
  ['Choʻyan qozon Qozonchi K-45', 'Qozonchi', 'Qozonchi K-45'],
  ['Ustara Usta E-5', 'Usta', 'Usta E-5'],
  ['Televizor Velta S255', 'Samo', 'Velta S255'],
  ['Choynak', 'Samo', ''],
  ['Choynak', '', ''],
  ['', null, ''],
])('brandAndModel finds in the product name «%s» with the brand %s the brand and model «%s»', (name, brand, expected) => {
  expect(brandAndModel(name, brand)).toBe(expected);
});
