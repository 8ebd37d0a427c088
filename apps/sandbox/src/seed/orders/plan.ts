import type { OrderStatus } from '../../domain/order/order-phase.ts';

/**
 * The day of the store's confirmation. An order that was never confirmed is one day older than that day. `daysAgo` counts back from today;
 * `payment` sets the due date of that payment relative to today.
 */
type PlanDay = { readonly daysAgo: number } | { readonly payment: number; readonly inDays: number; readonly slack: number };

/** The description of a demo order; its goods are found in the catalogue by price. */
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
  /** How many cheaper goods of the store to add, the last of them twice. */
  readonly more?: number;
  readonly pickup?: boolean;
  /** Days from confirmation to the last event, when the path has none. */
  readonly lastEventDay?: number;
};
