import { expect, test } from 'vitest';
import { product } from '../../testing/goods-answers.ts';
import { shownTerm } from './shown-term.ts';

const { offers } = product.data;

test.each([
  ['none chosen', [], null, 'from', 12],
  ['one chosen', [], 3, 'chosen', 3],
  ['one chosen that the store does not have', [], 24, 'from', 12],
  ['the chosen one not confirmed', [3], 3, 'from', 12],
  ['the cheapest a month not confirmed', [12], null, 'from', 3],
] as const)('with %s the sum beside the price is that of the right term', (_what, refused, months, kind, shown) => {
  expect(shownTerm({ offers, refused }, months)).toMatchObject({ kind, offer: { months: shown } });
});

test('where no term can be taken, none is shown', () => {
  expect(shownTerm({ offers, refused: [3, 12] }, 3)).toBeNull();
  expect(shownTerm({ offers: [], refused: [] }, 3)).toBeNull();
});
