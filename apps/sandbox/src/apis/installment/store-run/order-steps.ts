import type { Config } from '../../../config/config.ts';
import type { OrderStatus } from '../../../domain/order/order-phase.ts';

export type OrderActor = 'customer' | 'store' | 'delivery' | 'system';
export type OrderStep = { readonly to: OrderStatus; readonly at: Date; readonly actor: OrderActor };
type PaceSettings = Pick<Config, 'storeAcceptSeconds'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long the simulated store and courier take for each step (README.md in this folder). The time to accept an order is the setting
 * `storeAcceptSeconds`.
 */
export const STEP_DURATIONS_MS = {
  in_work: 30 * MINUTE,
  packing: HOUR,
  packed: 2 * HOUR,
  shipping: 12 * HOUR,
  delivered: 24 * HOUR,
  mended: 10 * 24 * HOUR,
} as const;

export type OrderStepFacts = {
  readonly status: string;
  readonly deliveryKind: string;
  /** When the order got this status. */
  readonly since: Date;
  readonly payUntil: Date | null;
  readonly refuses: boolean;
  /** Whether the store waits for a sum that is paid before the shipment (`isHeldForPayment`). */
  readonly isHeld?: boolean;
  /** What the customer's note requests from the courier (`tools/README.md`, The checkout). */
  readonly courier?: CourierRequests;
};

/** `dpd`: sent by DPD. `refusedAtDoor`: the customer refuses the parcel. */
export type CourierRequests = { readonly dpd: boolean; readonly refusedAtDoor: boolean };

const after = (since: Date, ms: number): Date => new Date(since.getTime() + ms);

/**
 * The next automatic step, and when it is due; null if only a person or a payment can change the status. Without a simulated store the only
 * automatic step is canceling an unpaid order.
 */
export function nextOrderStep(
  { status, deliveryKind, since, payUntil, refuses, isHeld = false, courier }: OrderStepFacts,
  pace: PaceSettings,
): OrderStep | null {
  const unpaid: OrderStep | null = status === 'waiting' && payUntil !== null ? { to: 'canceled', at: payUntil, actor: 'system' } : null;
  if (pace.storeAcceptSeconds === null) return unpaid;
  // A store that refuses the order cancels it, paid or not.
  if (isHeld && !refuses) return null;
  const accepted = after(since, pace.storeAcceptSeconds * 1_000);
  const step = (to: Exclude<keyof typeof STEP_DURATIONS_MS, 'mended'>, actor: OrderActor): OrderStep => ({
    to,
    at: after(since, STEP_DURATIONS_MS[to]),
    actor,
  });
  switch (status) {
    case 'pending':
      return { to: refuses ? 'refused' : 'confirmed', at: accepted, actor: 'store' };
    case 'waiting':
      return refuses ? { to: 'refused', at: accepted, actor: 'store' } : unpaid;
    case 'paid':
      return { to: refuses ? 'canceled' : 'in_work', at: accepted, actor: 'store' };
    case 'confirmed':
      return step('in_work', 'store');
    case 'in_work':
      return step('packing', 'store');
    case 'packing':
      return step('packed', 'store');
    case 'packed':
      if (deliveryKind === 'pickup') return step('delivered', 'store');
      return { ...step('shipping', 'delivery'), ...(courier?.dpd ? { to: 'dpd_delivery' } : {}) };
    case 'shipping':
    case 'dpd_delivery':
      return { ...step('delivered', 'delivery'), ...(courier?.refusedAtDoor ? { to: 'fail' } : {}) };
    case 'repair':
      return { to: 'delivered', at: after(since, STEP_DURATIONS_MS.mended), actor: 'store' };
    default:
      return null;
  }
}

type PlacedOrderFacts = Pick<OrderStepFacts, 'status' | 'payUntil' | 'refuses'> & {
  readonly placedAt: Date;
  readonly config: PaceSettings;
};

/** When the first automatic step of a newly placed order is due. */
export function firstOrderStepAt({ status, placedAt, payUntil, refuses, config }: PlacedOrderFacts): Date | null {
  return nextOrderStep({ status, deliveryKind: '', since: placedAt, payUntil, refuses }, config)?.at ?? null;
}
