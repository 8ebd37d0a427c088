import { describe, expect, it } from 'vitest';
import { type Books, type CheckedBalance, type CheckedOrder, type CheckedPayment, findDifferences } from './find-differences.ts';

const PAYMENT: CheckedPayment = {
  id: 'pay',
  isInOurBooks: true,
  running: false,
  provider: 100,
  ledger: 100,
  amount: 100,
  refunded: 0,
  refundRows: 0,
  onOrders: 100,
  refundedByStore: 0,
};
const BALANCE: CheckedBalance = {
  customerId: 'cus',
  available: 50,
  held: 10,
  ledgerBalance: 50,
  ledgerHeld: 10,
  claimed: 0,
  ledgerClaim: 0,
  isErased: false,
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
    ['equal books', books({})],
    ['a balance payment unknown to the provider', payment({ provider: null, ledger: 0 })],
    ['a declined payment without a posting', payment({ provider: null, ledger: null })],
    ['a charge that is being settled', payment({ running: true, ledger: null })],
    ['a withdrawal', payment({ provider: -100, ledger: -100 })],
    ['a refund to the card', payment({ provider: 60, ledger: 60, refunded: 40, refundRows: 40 })],
    ['money that came back twice', payment({ provider: -100, ledger: -100, refunded: 100, refundRows: 200 })],
    ['a refund that the store pays for', payment({ provider: 0, ledger: 0, refunded: 100, refundRows: 100, refundedByStore: 100 })],
    ['an order paid in cash', order({ cash: true, installment: false, paid: 300, ledgerPaid: 0 })],
  ])('finds no difference for %s', (_what, all) => {
    expect(findDifferences(all)).toEqual([]);
  });

  it.each([
    ['a missing posting', payment({ ledger: null }), 'missing_posting', 'pay', 100, 0],
    ['a charge of an unknown payment', payment({ isInOurBooks: false, ledger: null }), 'extra_charge', 'pay', 0, 100],
    ['a charge above the booked amount', payment({ provider: 150 }), 'extra_charge', 'pay', 100, 150],
    ['a booked charge unknown to the provider', payment({ provider: null }), 'missing_charge', 'pay', 100, 0],
    ['an unbooked return of the provider', payment({ provider: 40 }), 'missing_charge', 'pay', 100, 40],
    ['a refunded amount without its refunds', payment({ refunded: 30 }), 'refunds', 'pay', 0, 30],
    ['a refund of money that is no longer on the order', payment({ onOrders: 60, refundedByStore: 80 }), 'returned_twice', 'pay', 60, 80],
    ['an unbalanced posting', books({ unbalanced: [{ posting: 'pay:settle', sum: 5 }] }), 'unbalanced_posting', 'pay:settle', 0, 5],
    ['a wrong balance', books({ balances: [{ ...BALANCE, available: 55 }] }), 'balance', 'cus', 50, 55],
    ['a wrong held amount', books({ balances: [{ ...BALANCE, held: 0 }] }), 'held', 'cus', 10, 0],
    ['a wrong claim', books({ balances: [{ ...BALANCE, ledgerClaim: 20 }] }), 'claim', 'cus', 20, 0],
    ['money of an erased account', books({ balances: [{ ...BALANCE, isErased: true }] }), 'unreachable_balance', 'cus', 0, 50],
    ['a wrong paid amount of an order', order({ ledgerPaid: 90 }), 'order_paid', 'ord', 90, 120],
    ['a wrong paid amount of the instalments', order({ rowsPaid: 101 }), 'schedule_rows', 'ord', 100, 101],
    ['a missing instalment of a schedule', order({ rowsTotal: 200 }), 'schedule_total', 'ord', 300, 200],
  ])('reports %s', (_what, all, kind, id, expected, found) => {
    expect(findDifferences(all)).toEqual([{ kind, id, expected, found }]);
  });
});
