import { addDays } from '@muddat/schedule';
import { slowSchedule } from '@muddat/schedule/oracle';
import { expect, test } from 'vitest';
import { PRICED } from '../../testing/orders.ts';
import { offerDiffersFrom } from './offer-differs-from.ts';

const offer = PRICED.offer;
if (!offer) throw new Error('the order has no price');

test('[X-01] figures that the arithmetic gives by another way differ in nothing', () => {
  const slow = slowSchedule(offer.price, offer.initial_fee, offer.markup_bp, offer.months, '2026-09-18');
  expect([offer.financed, offer.markup, offer.total, offer.monthly_payment]).toEqual([
    slow.financed,
    slow.markup,
    slow.total,
    slow.monthly,
  ]);
  expect(offerDiffersFrom(offer, PRICED)).toEqual([]);
});

test.each([
  ['a price that is another', { price: offer.price + 1 }, ['financed', 'total']],
  ['a mark-up of a so’m more', { markup: offer.markup + 1 }, ['markup']],
  ['a lower percentage', { markup_bp: 500 }, ['markup', 'total']],
  ['a lower yearly rate', { yearly_rate: offer.yearly_rate - 0.1 }, ['yearly_rate']],
  ['a higher total', { total: offer.total + 1 }, ['total']],
  ['a day moved', { schedule: offer.schedule.map((row) => ({ ...row, due_date: addDays(row.due_date, -1) })) }, ['schedule']],
  ['a payment left out', { schedule: offer.schedule.slice(1) }, ['schedule']],
] as const)('[X-01] %s is told', (_, change, figures) => {
  expect(offerDiffersFrom({ ...offer, ...change }, PRICED)).toEqual(expect.arrayContaining([...figures]));
});

test.each([
  ['a higher payment a month', { monthly_payment: 468_000 }, ['monthly_payment']],
  ['the initial fee', { initial_fee: 100_000 }, ['initial_fee']],
  ['the term', { month: 6 }, ['months']],
  ['the day it is counted from', { counted_from: '2026-09-19' }, ['schedule']],
  ['more to pay than was agreed', { total_amount: offer.total + 1_000 }, ['total']],
  ['no day at all', { counted_from: null }, ['months', 'price', 'schedule']],
] as const)('[X-01] what the order says beside its price is told where it is another: %s', (_, change, figures) => {
  expect(offerDiffersFrom(offer, { ...PRICED, ...change })).toEqual(expect.arrayContaining([...figures]));
});

test('less to pay than was agreed, after a payoff or a return, is no difference', () => {
  const less = { total_amount: offer.total - 40_000, monthly_payment: offer.monthly_payment - 10_000 };
  expect(offerDiffersFrom(offer, { ...PRICED, ...less })).toEqual([]);
});
