import { expect, test } from 'vitest';
import { isInCatalogue } from './customer-tabs.tsx';
import { parseNextPayment } from './next-payment.ts';

const due = { payment_amount: 440_000, payment_date: '2026-12-05', overdue_days: 0 };

test.each([
  ['a payment', { data: due }, { amount: 440_000, date: '2026-12-05', overdue: false }],
  ['an overdue payment', { data: { ...due, overdue_days: 3 } }, { amount: 440_000, date: '2026-12-05', overdue: true }],
  ['an amount without a day', { data: { ...due, payment_date: null } }, { amount: 440_000, date: null, overdue: false }],
  ['nothing to pay', { data: null }, null],
  ['an amount that is no whole number', { data: { ...due, payment_amount: 0.5 } }, null],
  ['a response of another shape', '<html>', null],
])('the header reads %s', (_case, body, payment) => {
  expect(parseNextPayment(body)).toEqual(payment);
});

test.each([
  ['/ru/catalogue', true],
  ['/ru/catalogue/tvs', true],
  ['/uz/product/1000', true],
  ['/uz/search', true],
  ['/ru/basket', false],
  ['/ru', false],
])('%s belongs to the catalogue tab: %s', (pathname, current) => {
  expect(isInCatalogue(pathname)).toBe(current);
});
