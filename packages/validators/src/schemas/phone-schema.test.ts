import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { phoneSchema } from './phone-schema.ts';

it.each([
  ['90 123 45 67', '+998901234567'],
  ['+998901234567', '+998901234567'],
  ['', ['required']],
  [' \u200B', ['required']],
  [undefined, ['required']],
  [null, ['required']],
  [901234567, ['not-valid']],
  ['+7 926 123 45 67', ['foreign-code']],
  ['90 123', ['phone-length']],
])('phone %o: %o', (input, outcome) => {
  expect(judged(phoneSchema, input)).toEqual(outcome);
});
