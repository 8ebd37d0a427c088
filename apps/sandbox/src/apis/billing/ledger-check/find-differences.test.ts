import { describe, expect, it } from 'vitest';
import { type Books, type CheckedBalance, type CheckedOrder, type CheckedPayment, findDifferences } from './find-differences.ts';

const PAYMENT: CheckedPayment = { id: 'pay', known: true, running: false, provider: 100, ledger: 100, refunded: 0, refundRows: 0 };
const BALANCE: CheckedBalance = {
  customerId: 'cus',
  available: 50,
  held: 10,
  ledgerBalance: 50,
  ledgerHeld: 10,
  claimed: 0,
  ledgerClaim: 0,
};
const ORDER: CheckedOrder = {
  id: 'ord',
  installment: true,
  cash: false,
  total: 300,
  paid: 100,
  feePaid: 20,
  rowsTotal: 300,
  rowsPaid: 100,
  ledgerPaid: 120,
};
const books = (change: Partial<Books>): Books => ({ payments: [PAYMENT], balances: [BALANCE], orders: [ORDER], unbalanced: [], ...change });
const payment = (change: Partial<CheckedPayment>) => books({ payments: [{ ...PAYMENT, ...change }] });
const order = (change: Partial<CheckedOrder>) => books({ orders: [{ ...ORDER, ...change }] });

describe('the comparison of all books', () => {
  it.each([
    ['all books agree', books({})],
    ['a payment from the balance, which the provider never saw', payment({ provider: null, ledger: 0 })],
    ['a declined payment without a posting', payment({ provider: null, ledger: null })],
    ['a charge that is being settled', payment({ running: true, ledger: null })],
    ['a withdrawal', payment({ provider: -100, ledger: -100 })],
    ['a refund to the card', payment({ provider: 60, ledger: 60, refunded: 40, refundRows: 40 })],
    ['an order paid in cash', order({ cash: true, installment: false, paid: 300, ledgerPaid: 0 })],
  ])('finds nothing: %s', (_what, all) => {
    expect(findDifferences(all)).toEqual([]);
  });

  it.each([
    ['a posting that is missing', payment({ ledger: null }), 'missing_posting', 'pay', 100, 0],
    ['a charge of a payment that nobody made', payment({ known: false, ledger: null }), 'extra_charge', 'pay', 0, 100],
    ['a charge above what was booked', payment({ provider: 150 }), 'extra_charge', 'pay', 100, 150],
    ['a booked charge that the provider does not know', payment({ provider: null }), 'missing_charge', 'pay', 100, 0],
    ['a return of the provider that is not booked', payment({ provider: 40 }), 'missing_charge', 'pay', 100, 40],
    ['a refunded sum without its refunds', payment({ refunded: 30 }), 'refunds', 'pay', 0, 30],
    ['a posting that is not even', books({ unbalanced: [{ posting: 'pay:settle', sum: 5 }] }), 'unbalanced_posting', 'pay:settle', 0, 5],
    ['a balance', books({ balances: [{ ...BALANCE, available: 55 }] }), 'balance', 'cus', 50, 55],
    ['what is set aside', books({ balances: [{ ...BALANCE, held: 0 }] }), 'held', 'cus', 10, 0],
    ['what a customer owes', books({ balances: [{ ...BALANCE, ledgerClaim: 20 }] }), 'claim', 'cus', 20, 0],
    ['what an order was paid', order({ ledgerPaid: 90 }), 'order_paid', 'ord', 90, 120],
    ['a wrong row of a schedule', order({ rowsPaid: 101 }), 'schedule_rows', 'ord', 100, 101],
    ['a row of a schedule that is gone', order({ rowsTotal: 200 }), 'schedule_total', 'ord', 300, 200],
  ])('names %s', (_what, all, kind, id, expected, found) => {
    expect(findDifferences(all)).toEqual([{ kind, id, expected, found }]);
  });
});
