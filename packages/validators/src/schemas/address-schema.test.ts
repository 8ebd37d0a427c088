import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { addressSchema } from './address-schema.ts';

it.each([
  [
    { region: '1726', district: '1726262', address: ' Amir Temur  1 ' },
    { region: '1726', district: '1726262', address: 'Amir Temur 1' },
  ],
  [{ region: null, district: '', address: '\u200B' }, ['region: required', 'district: required', 'address: required']],
  [{ region: '1726', district: '1726262', address: 'x'.repeat(201) }, ['address: maxLength?max=200']],
])('%o: %o', (input, outcome) => {
  expect(judged(addressSchema, input)).toEqual(outcome);
});
