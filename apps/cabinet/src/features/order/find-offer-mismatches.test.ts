import { addDays } from '@muddat/schedule';
import { slowSchedule } from '@muddat/schedule/oracle';
import { expect, test } from 'vitest';
import { PRICED_ORDER } from '../../testing/orders.ts';
import { findOfferMismatches } from './find-offer-mismatches.ts';

const offer = PRICED_ORDER.offer;
if (!offer) throw new Error('the order has no price');

test('[X-01] findOfferMismatches finds no difference in figures that a second calculation confirms', () => {
  const slow = slowSchedule(offer.price, offer.initial_fee, offer.markup_bp, offer.months, '2026-09-18');
  expect([offer.financed, offer.markup, offer.total, offer.monthly_payment]).toEqual([
    slow.financed,
    slow.markup,
    slow.total,
    slow.monthly,
  ]);
  expect(findOfferMismatches(offer, PRICED_ORDER)).toEqual([]);
});

test.each([
  ['a different price', { price: offer.price + 1 }, ['financed', 'total']],
  ['a mark-up one so’m higher', { markup: offer.markup + 1 }, ['markup']],
  ['a lower mark-up percentage', { markup_bp: 500 }, ['markup', 'total']],
  ['a lower yearly rate', { yearly_rate: offer.yearly_rate - 0.1 }, ['yearly_rate']],
  ['a higher total', { total: offer.total + 1 }, ['total']],
  ['moved due dates', { schedule: offer.schedule.map((row) => ({ ...row, due_date: addDays(row.due_date, -1) })) }, ['schedule']],
  ['a missing instalment', { schedule: offer.schedule.slice(1) }, ['schedule']],
] as const)('[X-01] findOfferMismatches reports %s in the offer', (_, change, figures) => {
  expect(findOfferMismatches({ ...offer, ...change }, PRICED_ORDER)).toEqual(expect.arrayContaining([...figures]));
});

test.each([
  ['a higher monthly payment', { monthly_payment: 468_000 }, ['monthly_payment']],
  ['the initial fee', { initial_fee: 100_000 }, ['initial_fee']],
  ['the term', { month: 6 }, ['months']],
  ['the start date', { counted_from: '2026-09-19' }, ['schedule']],
  ['a total above that of the offer', { total_amount: offer.total + 1_000 }, ['total']],
  ['no start date', { counted_from: null }, ['months', 'price', 'schedule']],
] as const)('[X-01] findOfferMismatches reports a field of the order that contradicts the offer: %s', (_, change, figures) => {
  expect(findOfferMismatches(offer, { ...PRICED_ORDER, ...change })).toEqual(expect.arrayContaining([...figures]));
});

test('findOfferMismatches accepts a lower total and monthly payment, as after a payoff or a return', () => {
  const less = { total_amount: offer.total - 40_000, monthly_payment: offer.monthly_payment - 10_000 };
  expect(findOfferMismatches(offer, { ...PRICED_ORDER, ...less })).toEqual([]);
});
