import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { amountSchema } from './amount-schema.ts';

it.each([
  [1_000, 1_000],
  [350_000, 350_000],
  [999, ['amount-below-min?min=1000']],
  [0, ['amount-below-min?min=1000']],
  [-1, ['amount-below-min?min=1000']],
  [350_001, ['amount-above-max?max=350000']],
  [1_000.5, ['number']],
  [Number.NaN, ['amount-format']],
  [Infinity, ['number']],
  [null, ['required']],
  ['1000', ['not-valid']],
])('amountSchema of 1 000 to 350 000 turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(amountSchema({ min: 1_000, max: 350_000 }), input)).toEqual(outcome);
});
