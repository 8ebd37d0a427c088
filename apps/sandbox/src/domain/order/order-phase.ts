import type { installment } from '@muddat/sdk/types';

export type OrderStatus = installment.components['schemas']['OrderStatus'];

/**
 * The meaning of a status for payments: nothing to pay yet, an initial fee or full purchase to pay, a running debt, or the end. spec gap:
 * section 4 lists the statuses, but not which payments are possible in them.
 */
export type OrderPhase = 'checking' | 'awaiting' | 'running' | 'ended';

export const ORDER_STATUS_PHASES = {
  pending: 'checking',
  reserved: 'checking',
  waiting: 'awaiting',
  confirmed: 'running',
  paid: 'running',
  in_work: 'running',
  packing: 'running',
  packed: 'running',
  shipping: 'running',
  dpd_delivery: 'running',
  delivered: 'running',
  repair: 'running',
  broke: 'running',
  send_enveloper: 'running',
  finished: 'ended',
  returned: 'ended',
  canceled: 'ended',
  refused: 'ended',
  fail: 'ended',
} as const satisfies Record<OrderStatus, OrderPhase>;

function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(ORDER_STATUS_PHASES, status);
}

/** An unknown status counts as `checking`, in which no payment is possible, until the table defines it. */
export function orderPhase(status: string): OrderPhase {
  return isOrderStatus(status) ? ORDER_STATUS_PHASES[status] : 'checking';
}

/** Whether an order ended without being paid off: its payments were returned, and its unpaid rows are not a debt. */
export const hasEndedUnpaid = (status: string): boolean => orderPhase(status) === 'ended' && status !== 'finished';

/** The statuses of these phases, for queries. */
export function statusesOfPhases(...phases: readonly OrderPhase[]): OrderStatus[] {
  return Object.keys(ORDER_STATUS_PHASES)
    .filter(isOrderStatus)
    .filter((status) => phases.includes(ORDER_STATUS_PHASES[status]));
}
