import type { OrderStatus } from '../../domain/order/order-phase.ts';

/**
 * The day of the store's confirmation; the order is placed one day earlier. `daysAgo` counts back from today; `payment` sets the due date
 * of that payment relative to today.
 */
type PlanDay = { readonly daysAgo: number } | { readonly payment: number; readonly inDays: number; readonly slack: number };

/** The description of a demo order; its goods are found in the catalogue by price. */
export type OrderPlan = {
  readonly customerId: string;
  readonly status: OrderStatus;
  /** Term in months; 0 is a full purchase. */
  readonly months: number;
  /** Minimum and maximum price of the goods, in so'm. */
  readonly goods: readonly [number, number];
  /** Initial fee in percent of the price. */
  readonly feePercent?: number;
  readonly day: PlanDay;
  /** Payments from this number on are due but unpaid. If undefined, all payments that were due before today are paid. */
  readonly unpaidFrom?: number;
  /** Whether a part of the next payment is already paid. */
  readonly partOfNext?: boolean;
  /** The number of cheaper products of the store to add, the last of them twice. */
  readonly more?: number;
  readonly pickup?: boolean;
  /** Days from the confirmation to the last event, if the path does not set it. */
  readonly lastEventDay?: number;
};
