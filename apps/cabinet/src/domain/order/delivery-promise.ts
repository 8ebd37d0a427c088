import type { CalendarDate } from '@muddat/schedule';

export type DeliveryPromise = {
  /** The promised day; null if none is promised. */
  readonly by: CalendarDate | null;
  /** Whether it has passed. */
  readonly late: boolean;
};

/** A promised day of a delivery, pickup or repair, seen from `today`. On the day itself it is not late. */
export const deliveryPromise = (by: CalendarDate | null | undefined, today: CalendarDate): DeliveryPromise => ({
  by: by ?? null,
  late: by != null && by < today,
});
