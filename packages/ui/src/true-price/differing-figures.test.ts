import { slowSchedule } from '@muddat/schedule/oracle';
import { describe, expect, test } from 'vitest';
import { findDifferingFigures } from './differing-figures.ts';
import { calculateOffer, type OfferTerms } from './offer.ts';

const TERMS: OfferTerms = { price: 4_800_000, initialFee: 800_000, markupBp: 2_700, months: 12, confirmedOn: '2026-08-31' };
const offer = calculateOffer(TERMS);

describe('calculateOffer', () => {
  test.each<OfferTerms>([
    TERMS,
    { price: 45_000, initialFee: 0, markupBp: 600, months: 24, confirmedOn: '2028-01-31' },
    { price: 14_999_999, initialFee: 1, markupBp: 1_255, months: 9, confirmedOn: '2026-11-21' },
  ])('returns the figures of the independent computation: %j', (terms) => {
    const slow = slowSchedule(terms.price, terms.initialFee, terms.markupBp, terms.months, terms.confirmedOn);
    const made = calculateOffer(terms);
    expect(made).toMatchObject({
      financed: slow.financed,
      markup: slow.markup,
      total: slow.total,
      to_pay: slow.total + terms.initialFee,
      monthly_payment: slow.monthly,
      payments: slow.count,
    });
    expect(made.schedule).toEqual(slow.payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })));
  });
});

describe('findDifferingFigures, for an offer of a backend', () => {
  test('returns nothing if our own computation confirms the offer', () => {
    expect(findDifferingFigures(offer, TERMS)).toEqual([]);
  });

  test.each([
    ['markup', { markup: offer.markup + 1 }],
    ['total', { total: offer.total - 1 }],
    ['monthly_payment', { monthly_payment: offer.monthly_payment - 1_000 }],
    ['payments', { payments: offer.payments - 1 }],
    ['yearly_rate', { yearly_rate: offer.yearly_rate - 0.1 }],
    ['price', { price: offer.price - 100 }],
    ['schedule', { schedule: offer.schedule.slice(1) }],
    ['schedule', { schedule: offer.schedule.map((row) => ({ ...row, due_date: '2026-09-01' as const })) }],
    ['schedule', { schedule: offer.schedule.map((row) => ({ ...row, amount: row.amount + 1 })) }],
  ])('returns %s alone if only that figure differs', (figure, other) => {
    expect(findDifferingFigures({ ...offer, ...other }, TERMS)).toEqual([figure]);
  });

  test('returns the schedule and the monthly payment if the fee leaves nothing to finance', () => {
    expect(findDifferingFigures(offer, { ...TERMS, initialFee: TERMS.price })).toContain('schedule');
    expect(findDifferingFigures(offer, { ...TERMS, initialFee: TERMS.price })).toContain('monthly_payment');
  });

  test('returns the schedule, perhaps among others, if the offer was confirmed on another day', () => {
    expect(findDifferingFigures(offer, { ...TERMS, confirmedOn: '2026-09-30' })).toContain('schedule');
  });
});
