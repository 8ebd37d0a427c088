import type { Refund } from '../domain/payment/refund-list.view.tsx';

/** A refund that is on its way to a card. */
export const refundWith = (change: Partial<Refund> = {}): Refund => ({
  refund_id: 'ref_1',
  payment_id: 'pay_1',
  kind: 'refund',
  amount: 60_000,
  to: 'bank_card',
  system: 'uzcard',
  last4: '1234',
  status: 'on_the_way',
  at: '2026-11-21T08:00:00.000Z',
  arrives_at: '2026-11-24T08:00:00.000Z',
  ...change,
});
