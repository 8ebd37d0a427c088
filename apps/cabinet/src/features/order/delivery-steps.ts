import type { CalendarDate } from '@muddat/schedule';
import { deliveryPromise } from '../../domain/order/delivery-promise.ts';
import type { Order } from '../../domain/order/order-queries.ts';

export type DeliveryStepId = 'packed' | 'handed' | 'on-way' | 'ready' | 'received' | 'repair' | 'mended';

/** One step of a delivery, a pickup or a repair. */
export type DeliveryStep = {
  id: DeliveryStepId;
  state: 'done' | 'now' | 'next' | 'failed';
  /** Time when the step was done; null if that is unknown or still to come. */
  at: string | null;
  /** The day by which the step is expected, or the last day on which the branch holds the goods for pickup. */
  by: string | null;
  /** Whether the day `by` has passed. */
  late: boolean;
};

export type DeliveryPlan = {
  kind: 'courier' | 'dpd' | 'pickup' | 'repair';
  /** Number of the parcel; null if there is none, and for a repair. */
  number: string | null;
  steps: readonly DeliveryStep[];
};

type Tracked = Pick<Order, 'status' | 'events' | 'tracking' | 'delivery'>;

/** Number of days for which a finished delivery or repair is still shown; afterwards it appears only in the history. */
const RECENT_DAYS = 14;
const DAY_MS = 86_400_000;

/** The steps of an order's delivery, pickup or repair. Null if there is nothing to follow. */
export function deliveryPlan(order: Tracked, today: CalendarDate): DeliveryPlan | null {
  const { status, events, tracking } = order;
  const at = (name: string): string | null => events.findLast((event) => event.status === name)?.at ?? null;
  const due = (by: CalendarDate | null | undefined) => deliveryPromise(by, today);
  const step = (id: DeliveryStepId, state: DeliveryStep['state'], more: Partial<DeliveryStep> = {}): DeliveryStep => ({
    id,
    state,
    at: null,
    by: null,
    late: false,
    ...more,
  });

  // Take the first `delivered` event: an order whose overdue debt was paid becomes `delivered` again.
  const receivedAt = events.find((event) => event.status === 'delivered')?.at ?? null;
  const repairAt = at('repair');
  if (repairAt !== null) {
    const mendedAt = events.find((event) => event.status === 'delivered' && event.at > repairAt)?.at ?? null;
    const received = step('received', 'done', { at: receivedAt === mendedAt ? null : receivedAt });
    const repair = (...steps: DeliveryStep[]): DeliveryPlan => ({ kind: 'repair', number: null, steps: [received, ...steps] });
    if (status === 'repair') {
      return repair(step('repair', 'now', { at: repairAt, ...due(tracking?.expected_on) }), step('mended', 'next'));
    }
    if (status !== 'delivered' || !isRecent(mendedAt, today)) return null;
    return repair(step('repair', 'done', { at: repairAt }), step('mended', 'done', { at: mendedAt }));
  }

  const isPickup = order.delivery.kind === 'pickup';
  const sentAt = at('dpd_delivery') ?? at('shipping');
  const kind = isPickup ? 'pickup' : at('dpd_delivery') === null ? 'courier' : 'dpd';
  const plan = (...steps: DeliveryStep[]): DeliveryPlan => ({ kind, number: tracking?.number ?? null, steps });
  const packed = step('packed', 'done', { at: at('packed') });
  switch (status) {
    case 'confirmed':
    case 'paid':
    case 'in_work':
    case 'packing': {
      const comes = due(tracking?.expected_on);
      return isPickup
        ? plan(step('packed', 'now'), step('ready', 'next', comes), step('received', 'next'))
        : plan(step('packed', 'now'), step('handed', 'next'), step('received', 'next', comes));
    }
    case 'packed':
      return isPickup
        ? plan(packed, step('ready', 'now', { at: at('packed'), ...due(tracking?.keep_until) }), step('received', 'next'))
        : plan(packed, step('handed', 'now'), step('received', 'next', due(tracking?.expected_on)));
    case 'shipping':
    case 'dpd_delivery':
      return plan(
        packed,
        step('handed', 'done', { at: sentAt }),
        step('on-way', 'now', due(tracking?.expected_on)),
        step('received', 'next'),
      );
    case 'delivered': {
      if (!isRecent(receivedAt, today)) return null;
      const received = step('received', 'done', { at: receivedAt });
      return isPickup ? plan(packed, received) : plan(packed, step('handed', 'done', { at: sentAt }), received);
    }
    case 'fail': {
      // If the goods never left the store (for a pickup: were never packed), there is no failed delivery or pickup to show.
      if (sentAt !== null) return plan(packed, step('handed', 'done', { at: sentAt }), step('received', 'failed', { at: at('fail') }));
      return isPickup && packed.at !== null ? plan(packed, step('received', 'failed', { at: at('fail') })) : null;
    }
    default:
      return null;
  }
}

const isRecent = (at: string | null, today: CalendarDate): boolean =>
  at !== null && Date.parse(today) - Date.parse(at) < RECENT_DAYS * DAY_MS;
