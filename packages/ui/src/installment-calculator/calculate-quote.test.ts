import { describe, expect, it } from 'vitest';
import { calculateQuote } from './calculate-quote.ts';

const input = {
  price: 4_800_000,
  initialFee: 0,
  offer: { months: 12, markupBp: 2_700 },
  today: '2026-11-21',
  bounds: { min: 100_000, max: 15_000_000 },
} as const satisfies Parameters<typeof calculateQuote>[0];

describe('calculateQuote', () => {
  it('computes for 4 800 000 at 27 % 12 instalments of 508 000, a mark-up of 1 296 000, the first due on 21 December', () => {
    const answer = calculateQuote(input);
    if (answer.kind !== 'quote') throw new Error(answer.kind);
    expect(answer.offer).toMatchObject({ monthly_payment: 508_000, payments: 12, markup: 1_296_000, total: 6_096_000, markup_bp: 2_700 });
    expect(answer.offer.schedule[0]?.due_date).toBe('2026-12-21');
    expect(answer.offer.yearly_rate).toBeGreaterThan(50);
    expect(answer.offer.to_pay).toBe(6_096_000);
  });

  it('subtracts the initial fee from the financed amount and adds it to the total to pay', () => {
    const answer = calculateQuote({ ...input, initialFee: 800_000 });
    if (answer.kind !== 'quote') throw new Error(answer.kind);
    expect(answer.offer.financed).toBe(4_000_000);
    expect(answer.offer.to_pay).toBe(800_000 + answer.offer.total);
  });

  it.each([
    ['no price', { price: null }, { kind: 'empty' }],
    ['a price below the minimum', { price: 99_999 }, { kind: 'below', bound: 100_000 }],
    ['a price above the limit', { price: 15_000_001 }, { kind: 'above', bound: 15_000_000 }],
    ['a fee as high as the price', { initialFee: 4_800_000 }, { kind: 'fee-too-high', bound: 4_700_000 }],
    ['a fee that leaves 1 so’m', { initialFee: 4_799_999 }, { kind: 'fee-too-high', bound: 4_700_000 }],
  ])('returns the reason instead of an offer for %s', (_name, change, expected) => {
    expect(calculateQuote({ ...input, ...change })).toEqual(expected);
  });

  it('returns an offer for a price above the limit if the fee reduces the financed amount to it', () => {
    expect(calculateQuote({ ...input, price: 16_000_000, initialFee: 1_000_000 }).kind).toBe('quote');
  });
});
