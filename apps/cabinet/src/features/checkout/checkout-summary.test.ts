import { expect, test } from 'vitest';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { CHECKED_STORE, CHECKOUT_QUOTE, OTHER_CHECKED_STORE } from '../../testing/checkout.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { checkoutSummaryOf } from './checkout-summary.ts';
import type { CheckoutQuoteState } from './form-state.ts';

const NO_QUOTE: CheckoutQuoteState = { kind: 'none' };
const summaryOf = (draft: Partial<CheckoutDraft>, quote: CheckoutQuoteState = NO_QUOTE, ordered = [CHECKED_STORE]) =>
  checkoutSummaryOf({ quote, ordered, draft: { ...EMPTY_CHECKOUT_DRAFT, ...draft }, today: '2026-11-24' });

test('before a quote the summary is the plan of the basket, and the delivery is not known', () => {
  expect(summaryOf({ orderType: 'installment', months: 3 })).toMatchObject({
    monthly: { amount: 1_526_000, payments: 3, firstDate: '2026-12-24' },
    isExample: false,
    goods: 4_200_000,
    delivery: null,
    markup: 378_000,
    toPay: 4_578_000,
    toPayNow: null,
  });
});

test('without a chosen term the plan is an example: the lowest payment, as in the basket', () => {
  expect(summaryOf({})).toMatchObject({ monthly: { payments: 12 }, isExample: true });
});

test('the plan of two stores is one sum, with the price of each order', () => {
  const { monthly, goods, orders } = summaryOf({ months: 12 }, NO_QUOTE, [CHECKED_STORE, OTHER_CHECKED_STORE]);
  expect(goods).toBe(4_560_000);
  expect(orders.map(({ name, price }) => [name, price])).toEqual([
    ['Texno Olam', 4_200_000],
    ['Lola Libos', 360_000],
  ]);
  expect(monthly?.amount).toBe(445_000 + 39_000);
});

test.each([
  ['a full purchase', { orderType: 'full' as const }, { monthly: null, isFull: true, markup: 0, toPay: 4_200_000 }],
  ['no full purchase before a choice', {}, { isFull: false }],
  ['a pickup, which is free', { kind: 'pickup' as const }, { delivery: 0 }],
  [
    'an initial fee, with the payments that it leaves',
    { orderType: 'installment' as const, months: 3, initialFee: 1_200_000 },
    { monthly: { amount: 1_090_000, payments: 3 }, toPay: 4_470_000, toPayNow: 1_200_000 },
  ],
  [
    'a fee larger than the price as no fee',
    { orderType: 'installment' as const, months: 3, initialFee: 9_000_000 },
    { monthly: { amount: 1_526_000 } },
  ],
])('the plan shows %s', (_what, draft, expected) => {
  expect(summaryOf(draft)).toMatchObject(expected);
});

test('the summary of a quote has its delivery and total, and a refused quote leaves the plan', () => {
  expect(summaryOf({}, { kind: 'ready', quote: CHECKOUT_QUOTE })).toMatchObject({
    monthly: { amount: 1_454_000, payments: 3, firstDate: '2026-12-24' },
    delivery: 35_000,
    toPay: 4_595_000,
    toPayNow: 235_000,
  });
  const refused: CheckoutQuoteState = { kind: 'refused', quote: CHECKOUT_QUOTE, refusal: refusalWith('validation_failed', '') };
  expect(summaryOf({ months: 3, orderType: 'installment' }, refused)).toMatchObject({ delivery: null, goods: 4_200_000 });
});
