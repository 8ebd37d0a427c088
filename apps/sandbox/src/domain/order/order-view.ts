import type { Locale } from '@muddat/i18n';
import { type CalendarDate, rowState } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { storeAddresses, stores } from '../../db/schema/catalogue.ts';
import type { orderEvents, orderItems, orders, scheduleRows } from '../../db/schema/orders.ts';
import { agreedOffer } from './agreed-offer.ts';
import { orderAmountsDue } from './order-money.ts';
import { orderPhase } from './order-phase.ts';

type Schemas = installment.components['schemas'];
type ScheduleRow = typeof scheduleRows.$inferSelect;

/** All rows of one order: items and instalments by number, events oldest first. */
export type OrderRows = {
  readonly order: typeof orders.$inferSelect;
  readonly store: Pick<typeof stores.$inferSelect, 'id' | 'name' | 'logo'>;
  /** The branch of a pickup; null for a delivery. */
  readonly branch: typeof storeAddresses.$inferSelect | null;
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly schedule: readonly ScheduleRow[];
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
};

/** An order as its customer sees it on a day, in a language (domain, Orders). `refunds`: only if a single order is shown. */
export function orderView(
  { order, store, branch, items, schedule, events }: OrderRows,
  today: CalendarDate,
  locale: Locale,
  refunds?: Schemas['Order']['refunds'],
): Schemas['Order'] {
  const money = orderAmountsDue(order, schedule, today);
  const agreed = agreedOffer(order, schedule);
  return {
    id: order.id,
    number: order.number,
    store: { id: store.id, name: store.name, logo: store.logo },
    items: items.map((item) => ({
      line: item.number,
      product_id: item.productId,
      name: locale === 'uz' ? item.nameUz : item.nameRu,
      image: item.image,
      price: item.price,
      quantity: item.quantity,
    })),
    status: order.status,
    created_at: order.createdAt.toISOString(),
    delivery: deliveryView(order, branch, locale),
    month: order.month,
    monthly_payment: order.monthlyPayment,
    total_amount: order.totalAmount,
    initial_fee: order.initialFee,
    payment_amount: money.paymentAmount,
    paid_amount: order.paidAmount,
    remainder: money.remainder,
    overdue_days: money.overdueDays,
    past_due_debt: money.pastDueDebt,
    payment_date: money.paymentDate,
    payment_reason: money.paymentReason,
    payment_min: money.paymentMin,
    payment_max: money.paymentMax,
    schedule: schedule.map((row) => ({
      number: row.number,
      due_date: row.dueDate,
      amount: row.amount,
      paid_amount: row.paidAmount,
      state: stateOf(row, schedule, order.status, today),
    })),
    events: events.map((event) => ({ status: event.status, at: event.at.toISOString(), actor: event.actor })),
    ...(refunds === undefined ? {} : { refunds }),
    pay_until: order.status === 'waiting' ? (order.payUntil?.toISOString() ?? null) : null,
    counted_from: agreed?.countedFrom ?? null,
    offer: agreed?.offer ?? null,
  };
}

function deliveryView(order: OrderRows['order'], branch: OrderRows['branch'], locale: Locale): Schemas['Delivery'] {
  const price = order.deliveryAmount;
  if (order.deliveryKind !== 'pickup') {
    return { kind: 'delivery', district_id: order.deliveryDistrictId, address: order.deliveryAddress, price };
  }
  const address = locale === 'uz' ? branch?.addressUz : branch?.addressRu;
  return { kind: 'pickup', district_id: branch?.districtId ?? null, address: address ?? null, price };
}

/** Only a running order can have overdue rows. Before the confirmation and after the end, rows are either paid or upcoming. */
function stateOf(row: ScheduleRow, rows: readonly ScheduleRow[], status: string, today: CalendarDate): Schemas['ScheduleRow']['state'] {
  if (orderPhase(status) === 'running') return rowState(row, rows, today);
  return row.paidAmount >= row.amount ? 'paid' : 'upcoming';
}
