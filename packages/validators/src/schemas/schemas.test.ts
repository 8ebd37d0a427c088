import { describe, expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { amountSchema } from './amount-schema.ts';
import { cardSchema } from './card-schema.ts';
import { codeSchema, codeSchemaOf } from './code-schema.ts';
import { passwordSignInSchema } from './password-sign-in-schema.ts';
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

it.each([
  [codeSchema, '123456', '123456'],
  [codeSchema, '123 456', '123456'],
  [codeSchema, '١٢٣٤٥٦', '123456'],
  [codeSchema, '012345', '012345'],
  [codeSchema, '12345', ['digits?length=6']],
  [codeSchema, '12345a', ['digits?length=6']],
  [codeSchema, '', ['required']],
  [codeSchemaOf(4), '1234', '1234'],
  [codeSchemaOf(4), '123456', ['digits?length=4']],
])('code %#: %o gives %o', (schema, input, outcome) => {
  expect(judged(schema, input)).toEqual(outcome);
});

it.each([
  [1_000, 1_000],
  [350_000, 350_000],
  [999, ['amount-below-min?min=1000']],
  [0, ['amount-below-min?min=1000']],
  [-1, ['amount-below-min?min=1000']],
  [350_001, ['amount-above-max?max=350000']],
  [1_000.5, ['number']],
  [Number.NaN, ['not-valid']],
  [Infinity, ['number']],
  [null, ['required']],
  ['1000', ['not-valid']],
])('an amount of %o between 1 000 and 350 000: %o', (input, outcome) => {
  expect(judged(amountSchema({ min: 1_000, max: 350_000 }), input)).toEqual(outcome);
});

describe('sign-in by password', () => {
  it.each([
    [
      { phone: '901234567', password: ' a ' },
      { phone: '+998901234567', password: ' a ' },
    ],
    [{}, ['phone: required', 'password: required']],
    [undefined, ['required']],
    ['x', ['not-valid']],
    [{ phone: '', password: '' }, ['phone: required', 'password: required']],
    [{ phone: '901234567', password: 'x'.repeat(129) }, ['password: maxLength?max=128']],
  ])('%o: %o', (input, outcome) => {
    expect(judged(passwordSignInSchema, input)).toEqual(outcome);
  });
});

describe('a card', () => {
  const now = Date.UTC(2026, 10, 21);

  it.each([
    [
      { number: '8600 1234 5678 9012', expiry: '12/27' },
      { number: '8600123456789012', expiry: '2712' },
    ],
    [
      { number: '9860123456789013', expiry: '0399' },
      { number: '9860123456789013', expiry: '9903' },
    ],
    [{ number: '4111 1111 1111 1111', expiry: '13/27' }, ['number: card-system', 'expiry: expiry-month']],
    [{ number: '4008470000000007', expiry: '10/26' }, ['number: card-check-digit', 'expiry: expiry-past']],
    [{ number: '', expiry: ' ' }, ['number: required', 'expiry: required']],
  ])('%o: %o', (input, outcome) => {
    expect(judged(cardSchema(now), input)).toEqual(outcome);
  });
});
