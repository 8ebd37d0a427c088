import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';

test.each([
  ['uzcard', 'Uzcard ••\u00a01234'],
  ['humo', 'Humo ••\u00a01234'],
  ['mir', 'mir ••\u00a01234'],
])('a card of the system %s is shown as %s', (system, name) => {
  expect(cardName({ system, last4: '1234' })).toBe(name);
});
