import type { OrderStatus } from '../../domain/order/order-phase.ts';

/**
 * When the store confirmed (or would have: an order never confirmed is as old as that day less one). `daysAgo` counts back from
 * today; `payment` puts a due date at a distance from today.
 */
type PlanDay = { readonly daysAgo: number } | { readonly payment: number; readonly inDays: number; readonly slack: number };

/** One demo order in words; the goods are found in the catalogue by their price. */
export type OrderPlan = {
  readonly customerId: string;
  readonly status: OrderStatus;
  /** Term in months; 0 is a full purchase. */
  readonly months: number;
  /** Price of the goods from, to; so'm. */
  readonly goods: readonly [number, number];
  /** Initial fee in percent of the price. */
  readonly feePercent?: number;
  readonly day: PlanDay;
  /** Payments from this number on are not made although due; without it all that fell due before today are paid. */
  readonly unpaidFrom?: number;
  /** A part of the next payment is paid already. */
  readonly partOfNext?: boolean;
  /** So many cheaper goods of the same store beside the first, the last of them twice. */
  readonly more?: number;
  readonly pickup?: boolean;
  /** Days after confirmation of the last event where the path does not say. */
  readonly lastEventDay?: number;
};
