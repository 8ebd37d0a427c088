import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { saveCardSchema } from './save-card-schema.ts';

const now = Date.UTC(2026, 10, 21);
const typed = { number: '8600 4934 5678 9012', expiry: '12/27', offer_accepted: true };

it.each([
  [typed, [], { number: '8600493456789012', expiry: '2712', offer_accepted: true }],
  [{ ...typed, offer_accepted: false }, [], ['offer_accepted: offer-not-accepted']],
  [{ number: typed.number, expiry: typed.expiry }, [], ['offer_accepted: offer-not-accepted']],
  [{ ...typed, expiry: '10/26' }, [], ['expiry: expiry-past']],
  [typed, ['860049'], { number: '8600493456789012', expiry: '2712', offer_accepted: true }],
  [typed, ['860031'], ['number: card-bank']],
  [{ ...typed, number: '8600' }, ['860031'], ['number: card-length']],
])('saveCardSchema turns %o with the bank prefixes %o into the output or errors %o', (input, prefixes, outcome) => {
  expect(parseOrMessages(saveCardSchema(now, prefixes), input)).toEqual(outcome);
});
