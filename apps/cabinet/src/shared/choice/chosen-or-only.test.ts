import { expect, test } from 'vitest';
import { chosenOrOnly } from './chosen-or-only.ts';

test.each([
  ['the only card', null, ['card_1'], 'card_1'],
  ['no card of two', null, ['card_1', 'card_2'], null],
  ['the chosen card of two', 'card_2', ['card_1', 'card_2'], 'card_2'],
  ['a card that was just added and is not in the list yet', 'card_3', ['card_1'], 'card_3'],
  ['no card while there is none', null, [], null],
])('chosenOrOnly returns %s', (_what, chosen, options, expected) => {
  expect(chosenOrOnly(chosen, options)).toBe(expected);
});
