import { describe, expect, it } from 'vitest';
import { ORDER_STATUS_PHASES } from '../../../domain/order/order-phase.ts';
import { nextOrderStep, type OrderStepFacts } from './order-steps.ts';
import { canBecome, manualNextStatuses, nextStatusesByStore, ORDER_STATUSES } from './order-transitions.ts';

const since = new Date('2026-11-24T10:00:00Z');
const pace = { storeAcceptSeconds: 45 };
const stepping = (change: Partial<OrderStepFacts>): OrderStepFacts => ({
  status: 'pending',
  deliveryKind: 'delivery',
  since,
  payUntil: null,
  refuses: false,
  ...change,
});
const describeNextStep = (change: Partial<OrderStepFacts>) => {
  const step = nextOrderStep(stepping(change), pace);
  return step === null ? null : [step.to, (step.at.getTime() - since.getTime()) / 60_000, step.actor];
};

describe('nextOrderStep', () => {
  it.each<[Partial<OrderStepFacts>, unknown]>([
    [{ status: 'pending' }, ['confirmed', 0.75, 'store']],
    [{ status: 'pending', refuses: true }, ['refused', 0.75, 'store']],
    [{ status: 'waiting', payUntil: new Date('2026-11-25T10:00:00Z') }, ['canceled', 1_440, 'system']],
    [{ status: 'waiting', refuses: true, payUntil: new Date('2026-11-25T10:00:00Z') }, ['refused', 0.75, 'store']],
    [{ status: 'waiting' }, null],
    [{ status: 'paid' }, ['in_work', 0.75, 'store']],
    [{ status: 'paid', refuses: true }, ['canceled', 0.75, 'store']],
    [{ status: 'confirmed' }, ['in_work', 30, 'store']],
    [{ status: 'in_work' }, ['packing', 60, 'store']],
    [{ status: 'packing' }, ['packed', 120, 'store']],
    [{ status: 'packed' }, ['shipping', 720, 'delivery']],
    [{ status: 'packed', deliveryKind: 'pickup' }, ['delivered', 1_440, 'store']],
    [{ status: 'shipping' }, ['delivered', 1_440, 'delivery']],
    [{ status: 'packed', courier: { dpd: true, refusedAtDoor: false } }, ['dpd_delivery', 720, 'delivery']],
    [{ status: 'packed', deliveryKind: 'pickup', courier: { dpd: true, refusedAtDoor: true } }, ['delivered', 1_440, 'store']],
    [{ status: 'dpd_delivery' }, ['delivered', 1_440, 'delivery']],
    [{ status: 'shipping', courier: { dpd: false, refusedAtDoor: true } }, ['fail', 1_440, 'delivery']],
    [{ status: 'repair' }, ['delivered', 14_400, 'store']],
    [{ status: 'delivered' }, null],
    [{ status: 'canceled' }, null],
  ])('for %j returns the next status, the delay in minutes and the actor: %j', (change, step) => {
    expect(describeNextStep(change)).toEqual(step);
  });

  it('returns only steps that `canBecome` allows', () => {
    for (const status of ORDER_STATUSES)
      for (const deliveryKind of ['delivery', 'pickup'])
        for (const refuses of [true, false]) {
          const step = nextOrderStep(stepping({ status, deliveryKind, refuses, payUntil: since }), pace);
          expect([status, step === null || canBecome(status, step.to)]).toEqual([status, true]);
        }
  });
});

describe('nextOrderStep without a simulated store', () => {
  it.each(ORDER_STATUSES)('for an order in %s returns the cancellation if the status is `waiting`, otherwise null', (status) => {
    const step = nextOrderStep(stepping({ status, payUntil: since }), { storeAcceptSeconds: null });
    expect(step?.to ?? null).toBe(status === 'waiting' ? 'canceled' : null);
  });
});

describe('the table of transitions between order statuses', () => {
  it('contains every status; of the ended ones only finished can change, to returned', () => {
    expect(ORDER_STATUSES.toSorted()).toEqual(Object.keys(ORDER_STATUS_PHASES).toSorted());
    expect(ORDER_STATUSES.filter((to) => canBecome('finished', to))).toEqual(['returned']);
    for (const end of ['returned', 'canceled', 'refused', 'fail']) expect(ORDER_STATUSES.filter((to) => canBecome(end, to))).toEqual([]);
  });

  it.each([
    ['pending', 'delivery', ['waiting', 'reserved', 'confirmed', 'canceled', 'refused', 'fail']],
    ['packed', 'delivery', ['shipping', 'dpd_delivery', 'canceled', 'fail']],
    ['packed', 'pickup', ['delivered', 'canceled', 'fail']],
    ['shipping', 'delivery', ['delivered', 'fail']],
    ['delivered', 'delivery', ['repair']],
    ['broke', 'delivery', []],
    ['something_new', 'delivery', []],
  ])('a store may change an order in %s (%s) to %j', (from, kind, next) => {
    expect(nextStatusesByStore(from, kind)).toEqual(next);
  });

  it.each([
    ['delivered', 'installment', 1, ['repair', 'send_enveloper']],
    ['broke', 'installment', 1, ['send_enveloper']],
    ['delivered', 'installment', 100, ['repair']],
    ['delivered', 'full', 0, ['repair']],
    ['shipping', 'installment', 1, ['delivered', 'fail']],
    ['send_enveloper', 'installment', 1, []],
  ])('a tester may change an order in %s (%s, %i of 100 paid) to %j', (status, type, paidAmount, next) => {
    expect(manualNextStatuses({ status, type, deliveryKind: 'delivery', totalAmount: 100, paidAmount })).toEqual(next);
  });
});
