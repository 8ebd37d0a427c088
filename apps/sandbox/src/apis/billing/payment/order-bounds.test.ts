import { describe, expect, it } from 'vitest';
import { ORDER_STATUS_PHASES } from '../../../domain/order/order-phase.ts';
import { type PayableOrder, paymentBounds, remainingAmount, statusAfterPayment } from './order-bounds.ts';

const order = (change: Partial<PayableOrder> = {}): PayableOrder => ({
  type: 'installment',
  cash: false,
  status: 'delivered',
  initialFee: 200_000,
  initialFeePaid: 200_000,
  totalAmount: 1_200_000,
  paidAmount: 700_000,
  ...change,
});

describe('the remaining amount of an order', () => {
  it.each([
    ['instalment', order(), 500_000],
    ['payoff', order(), 500_000],
    ['instalment', order({ paidAmount: 1_200_000 }), 0],
    ['instalment', order({ type: 'full' }), 0],
    ['order', order({ type: 'full', status: 'waiting' }), 500_000],
    ['order', order({ type: 'full', status: 'confirmed', cash: true }), 0],
    ['order', order(), 0],
    ['initial_fee', order({ status: 'waiting', initialFeePaid: 50_000 }), 150_000],
    ['initial_fee', order({ status: 'delivered', initialFeePaid: 50_000 }), 150_000],
    ['initial_fee', order({ status: 'pending', initialFeePaid: 50_000 }), 0],
    ['initial_fee', order({ status: 'canceled', initialFeePaid: 0 }), 0],
  ] as const)('for the purpose %s and the order %j is %i', (purpose, facts, left) => {
    expect(remainingAmount(facts, purpose)).toBe(left);
  });

  it.each(Object.entries(ORDER_STATUS_PHASES))(
    'for an instalment of an order in status %s (phase %s) is above 0 only in the running phase',
    (status, phase) => {
      expect(remainingAmount(order({ status }), 'instalment') > 0).toBe(phase === 'running');
    },
  );
});

describe('the minimum and maximum of a payment', () => {
  it.each([
    ['instalment', 500_000, { min: 1_000, max: 500_000 }],
    ['instalment', 700, { min: 700, max: 700 }],
    ['instalment', 0, { min: 0, max: 0 }],
    ['order', 500_000, { min: 500_000, max: 500_000 }],
    ['initial_fee', 150_000, { min: 150_000, max: 150_000 }],
  ] as const)('for the purpose %s and a remaining amount of %i are %j', (purpose, left, bounds) => {
    expect(paymentBounds(purpose, left)).toEqual(bounds);
  });
});

describe('the status of an order after a payment', () => {
  const paidUp = { paidAmount: 1_200_000 };
  it.each([
    ['instalment', { ...paidUp, status: 'delivered' }, 0, 'finished'],
    ['instalment', { ...paidUp, status: 'broke' }, 0, 'finished'],
    ['instalment', { ...paidUp, status: 'send_enveloper' }, 0, 'finished'],
    ['payoff', { ...paidUp, status: 'delivered' }, 0, 'finished'],
    ['instalment', { ...paidUp, status: 'shipping' }, 0, 'shipping'],
    ['instalment', { status: 'delivered' }, 0, 'delivered'],
    ['instalment', { status: 'broke' }, 0, 'delivered'],
    ['instalment', { status: 'broke' }, 100, 'broke'],
    ['instalment', { status: 'send_enveloper' }, 0, 'send_enveloper'],
    ['order', { ...paidUp, type: 'full', status: 'waiting' }, 0, 'paid'],
    ['order', { ...paidUp, type: 'full', status: 'confirmed' }, 0, 'paid'],
    ['order', { type: 'full', status: 'confirmed' }, 0, 'confirmed'],
    ['initial_fee', { status: 'waiting' }, 0, 'paid'],
    ['initial_fee', { status: 'waiting', initialFeePaid: 1 }, 0, 'waiting'],
    ['initial_fee', { ...paidUp, status: 'delivered' }, 0, 'finished'],
    ['initial_fee', { status: 'delivered' }, 0, 'delivered'],
    ['initial_fee', { status: 'broke' }, 0, 'broke'],
    ['initial_fee', { ...paidUp, status: 'waiting' }, 0, 'paid'],
    ['instalment', { ...paidUp, initialFeePaid: 0, status: 'delivered' }, 0, 'delivered'],
  ] as const)('for the purpose %s, with the order changed by %j and %i overdue, is %s', (purpose, change, overdue, status) => {
    expect(statusAfterPayment(order(change), purpose, overdue)).toBe(status);
  });
});
