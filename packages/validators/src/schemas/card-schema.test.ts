import { describe, expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { cardSchema } from './card-schema.ts';

describe('cardSchema', () => {
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
    [
      { number: '\u202A9860123456789013\u202C', expiry: '2099-03' },
      { number: '9860123456789013', expiry: '9903' },
    ],
    [{ number: '98601234567890135', expiry: '12/301' }, ['number: card-length', 'expiry: expiry-format']],
    [{ number: '4111 1111 1111 1111', expiry: '13/27' }, ['number: card-system', 'expiry: expiry-month']],
    [{ number: '4008470000000007', expiry: '10/26' }, ['number: card-check-digit', 'expiry: expiry-past']],
    [{ number: '', expiry: ' ' }, ['number: required', 'expiry: required']],
  ])('turns %o into the output or errors %o', (input, outcome) => {
    expect(parseOrMessages(cardSchema(now), input)).toEqual(outcome);
  });
});
