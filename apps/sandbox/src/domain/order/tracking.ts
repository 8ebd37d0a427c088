import { tashkentDate } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { OrderRows } from './order-view.ts';

type Tracking = installment.components['schemas']['Tracking'];

/**
 * Days that store and carrier promise (`installment/store-run/README.md`). `delivery` and `pickup` count from the confirmation, the others
 * from the day on which the order got its status.
 */
export const PROMISED_DAYS = { delivery: 4, pickup: 2, shipping: 2, dpd_delivery: 5, keep: 5, repair: 20 } as const;

type TrackableOrder = {
  readonly order: Pick<OrderRows['order'], 'id' | 'status' | 'deliveryKind' | 'confirmedOn'>;
  readonly events: readonly Pick<OrderRows['events'][number], 'status' | 'at'>[];
};

/** The promised dates of an order that is being delivered, waits for pickup, or is being repaired; null for other orders. */
export function trackingOf({ order, events }: TrackableOrder): Tracking | null {
  const { id, status, deliveryKind, confirmedOn } = order;
  const since = events.findLast((event) => event.status === status)?.at;
  if (since === undefined) return null;
  const day = tashkentDate(since);
  const promised = (expected: CalendarDate | null, more: Partial<Tracking> = {}): Tracking => ({
    number: null,
    expected_on: expected,
    keep_until: null,
    ...more,
  });
  const isPickup = deliveryKind === 'pickup';
  switch (status) {
    case 'packed':
      if (isPickup) return promised(null, { keep_until: addDays(day, PROMISED_DAYS.keep) });
      return promised(addDays(confirmedOn ?? day, PROMISED_DAYS.delivery));
    case 'confirmed':
    case 'paid':
    case 'in_work':
    case 'packing':
      return promised(addDays(confirmedOn ?? day, isPickup ? PROMISED_DAYS.pickup : PROMISED_DAYS.delivery));
    case 'shipping':
      return promised(addDays(day, PROMISED_DAYS.shipping));
    case 'dpd_delivery':
      return promised(addDays(day, PROMISED_DAYS.dpd_delivery), { number: parcelNumber(id) });
    case 'repair':
      return promised(addDays(day, PROMISED_DAYS.repair));
    default:
      return null;
  }
}

/** A parcel number in DPD's format: letters of the country and ten digits. */
const parcelNumber = (orderId: string): string => `UZ${orderId.padStart(10, '0')}`;
