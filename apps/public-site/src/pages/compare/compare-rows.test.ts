import { expect, test } from 'vitest';
import { areCellsDifferent, attributeRows, deliveryTerms } from './compare-rows.ts';

test.each([
  [['a', 'a', 'a'], false],
  [['a', 'b'], true],
  [['a', 'a', ''], true],
  [['a'], false],
  [[], false],
])('areCellsDifferent returns for %j: %j', (cells, expected) => {
  expect(areCellsDifferent({ cells })).toBe(expected);
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
