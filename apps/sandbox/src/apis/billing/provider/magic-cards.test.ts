import { parseCardNumber } from '@muddat/validators';
import { describe, expect, it } from 'vitest';
import { bankOfCard } from '../cards/card-banks.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { cardBehaviour, MAGIC_CARDS } from './magic-cards.ts';

describe('magic cards', () => {
  it.each(MAGIC_CARDS)('the number $number is valid, and `cardBehaviour` finds its behaviour: $note', ({ number, behaviour }) => {
    expect(parseCardNumber(number)).toMatchObject({ ok: true, number });
    expect(parseCardNumber(number)).not.toHaveProperty('warning');
    expect(cardBehaviour(number.slice(0, 6), number.slice(-4), { testTools: true })).toBe(behaviour);
  });

  it.each(MAGIC_CARDS)('without test tools the card $number is accepted like any other card', ({ number }) => {
    expect(cardBehaviour(number.slice(0, 6), number.slice(-4), { testTools: false })).toBe('accept');
  });

  it('a card that is none of them is accepted', () => {
    expect(cardBehaviour('860049', '1234', { testTools: true })).toBe('accept');
  });
});

describe('banks and expiry dates of cards', () => {
  it.each([
    ['860049', 'Kapitalbank'],
    ['986008', 'Hamkorbank'],
    ['860099', null],
  ])('the bank of a card that begins with %s is %s', (bin, bank) => {
    expect(bankOfCard(bin)).toBe(bank);
  });

  it.each([
    ['2611', '2026-11-30', false],
    ['2611', '2026-12-01', true],
    ['2512', '2026-01-01', true],
    ['9912', '2026-11-21', false],
  ] as const)('a card with the expiry date %s is expired on %s: %s', (expiry, today, expired) => {
    expect(isCardExpired(expiry, today)).toBe(expired);
  });
});
