import { expect, test } from 'vitest';
import { areCellsDifferent, attributeRows, deliveryTerms, lowestAt, sharedTerms } from './compare-rows.ts';

test.each([
  [['a', 'a', 'a'], false],
  [['a', 'b'], true],
  [['a', 'a', ''], true],
  [['a'], false],
  [[], false],
])('areCellsDifferent returns for %j: %j', (cells, expected) => {
  expect(areCellsDifferent({ cells })).toBe(expected);
});

test.each([
  ['one lowest', [3, 1, 2], [1]],
  ['two equal lowest', [1, 2, 1], [0, 2]],
  ['a product without the sum', [null, 5, 3], [2]],
  ['equal sums', [4, 4], []],
  ['a single known sum', [null, 4], []],
  ['no sums', [], []],
])('lowestAt returns the positions of the lowest sum: %s', (_case, sums, positions) => {
  expect(lowestAt(sums)).toEqual(positions);
});

test.each([
  [
    'different longest terms',
    [
      [3, 6, 12],
      [3, 6],
    ],
    [3, 6],
  ],
  ['a product for cash only', [[], [12, 3]], [3, 12]],
  ['nothing in common', [[3], [6]], []],
  ['products for cash only', [[], []], []],
])('sharedTerms returns the terms that all products have: %s', (_case, terms, shared) => {
  expect(sharedTerms(terms)).toEqual(shared);
});

const product = (...attributes: [label: string, text: string][]) => ({ attributes: attributes.map(([label, text]) => ({ label, text })) });

test.each([
  ['no products', [], []],
  ['products without attributes', [product(), product()], []],
  [
    'the labels in the order in which they first occur',
    [product(['Память', '64 ГБ'], ['Цвет', 'белый']), product(['Экран', '6″'], ['Цвет', 'белый'])],
    [
      ['Память', '64 ГБ', 'нет'],
      ['Цвет', 'белый', 'белый'],
      ['Экран', 'нет', '6″'],
    ],
  ],
  ['an attribute that is empty', [product(['Цвет', '']), product(['Цвет', 'белый'])], [['Цвет', 'нет', 'белый']]],
  ['an attribute with two values', [product(['Цвет', 'белый'], ['Цвет', 'чёрный']), product()], [['Цвет', 'белый, чёрный', 'нет']]],
  [
    'a hostile label',
    [product(['__proto__', '<b>1</b>']), product(['constructor', ''])],
    [
      ['__proto__', '<b>1</b>', 'нет'],
      ['constructor', 'нет', 'нет'],
    ],
  ],
])('attributeRows returns the rows of %s', (_what, products, expected) => {
  expect(attributeRows(products, 'нет').map(({ label, cells }) => [label, ...cells])).toEqual(expected);
});

const REGIONS = [
  { code: '1726', price: 0, daysMin: 1, daysMax: 2 },
  { code: '1718', price: 40_000, daysMin: 3, daysMax: 5 },
];

test.each([
  ['the chosen region', REGIONS, '1718', { price: 40_000, daysMin: 3, daysMax: 5 }],
  ['all regions if none is chosen', REGIONS, null, { price: null, daysMin: 1, daysMax: 5 }],
  ['all regions with one price', REGIONS.map((region) => ({ ...region, price: 0 })), null, { price: 0, daysMin: 1, daysMax: 5 }],
])('deliveryTerms returns the terms of %s', (_what, regions, chosen, expected) => {
  expect(deliveryTerms(regions, chosen)).toMatchObject(expected);
});

test('deliveryTerms returns null if the store does not deliver', () => {
  expect(deliveryTerms(REGIONS, '1733')).toBeNull();
  expect(deliveryTerms([], null)).toBeNull();
});
