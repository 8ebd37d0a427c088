import { describe, expect, it } from 'vitest';
import { maskCardNumber, parseCardNumberField } from './card-number.ts';

it.each([
  ['', ''],
  ['8600', '8600'],
  ['86001', '8600 1'],
  ['8600123456789012', '8600 1234 5678 9012'],
  ['8600-1234-5678-9012', '8600 1234 5678 9012'],
  ['8600\u00a01234 5678 9012 345', '8600 1234 5678 9012'],
  ['٨٦٠٠١٢٣٤٥٦٧٨٩٠١٢', '8600 1234 5678 9012'],
  ['Карта 8600 1234', '8600 1234'],
])('the typed card number %o is shown as %o', (text, shown) => {
  expect(maskCardNumber(text)).toBe(shown);
  expect(maskCardNumber(shown)).toBe(shown);
});

describe('parseCardNumberField', () => {
  const nothing = { number: null, system: null, network: null, completed: false, doubtful: false };
  it.each([
    ['', nothing],
    ['98', nothing],
    ['9860', { ...nothing, system: 'humo' }],
    ['5555 36', { ...nothing, system: 'humo', network: 'mastercard' }],
    ['6262 1', { ...nothing, system: 'uzcard', network: 'unionpay' }],
    ['8600 1234 5678 9013', { ...nothing, number: '8600123456789013', system: 'uzcard', completed: true, doubtful: true }],
    ['9860 0000 0000 0000', { ...nothing, number: '9860000000000000', system: 'humo', completed: true }],
    ['8600 1234 5678 9013 4', { ...nothing, system: 'uzcard' }],
    ['4008 4700 0000 0007', { ...nothing, system: 'humo', network: 'visa', completed: true }],
    ['4111 1111 1111 1111', { ...nothing, completed: true }],
  ])('reads the text %o as %o', (text, state) => {
    expect(parseCardNumberField(text)).toEqual(state);
  });
});
