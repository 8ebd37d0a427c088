import type { CalendarDate } from '@muddat/schedule';
import { Problem } from '../../core/problem.ts';
import { agreedOffer } from '../../domain/order/agreed-offer.ts';
import { hasEndedUnpaid } from '../../domain/order/order-phase.ts';
import { type OrderRows, orderView } from '../../domain/order/order-view.ts';
import type { CertificateFacts, ContractFacts, ScheduleFacts } from './pdf/document-facts.ts';

/** The facts of the contract, with the agreed price: exactly the figures that checkout and order page show. */
export function contractFacts(rows: OrderRows, offerVersion: string | null): ContractFacts {
  const { order, store, items, schedule } = rows;
  const agreed = agreedOffer(order, schedule);
  return {
    kind: 'contract',
    number: order.number,
    signedAt: order.createdAt.toISOString(),
    offerVersion,
    store: store.name,
    items: items.map(({ nameRu, nameUz, price, quantity }) => ({ nameRu, nameUz, price, quantity })),
    goods: order.goodsAmount,
    discount: order.discountAmount,
    bonus: order.bonusAmount,
    delivery: order.deliveryAmount,
    commission: order.cashCommission,
    price: order.price,
    offer: agreed?.offer ?? null,
    countedFrom: agreed?.countedFrom ?? null,
  };
}

/** The instalments as of a day. Throws 409 for an order without instalments, and for an undone order. */
export function scheduleFacts(rows: OrderRows, today: CalendarDate): ScheduleFacts {
  const { schedule, past_due_debt: overdue, number, store, status } = orderView(rows, today, 'ru');
  if (schedule.length === 0 || hasEndedUnpaid(status)) throw new Problem('schedule_unavailable');
  const total = schedule.reduce((sum, row) => sum + row.amount, 0);
  const paid = schedule.reduce((sum, row) => sum + row.paid_amount, 0);
  return { kind: 'schedule', number, store: store.name, rows: schedule, total, paid, left: total - paid, overdue };
}

/** The facts of a certificate that the order is paid off. Throws 409 while a sum is unpaid, and for an undone order. */
export function certificateFacts({ order, store, schedule, events }: OrderRows): CertificateFacts {
  const isPaid = order.paidAmount >= order.totalAmount && order.initialFeePaid >= order.initialFee;
  if (!isPaid || hasEndedUnpaid(order.status)) throw new Problem('certificate_unavailable');
  const finished = events.findLast(({ status }) => status === 'finished' || status === 'paid');
  const days = schedule.flatMap(({ paidOn }) => paidOn ?? []);
  return {
    kind: 'certificate',
    number: order.number,
    store: store.name,
    signedAt: order.createdAt.toISOString(),
    paidOn: days.toSorted().at(-1) ?? finished?.at.toISOString() ?? null,
    initialFee: order.initialFee,
    paid: order.initialFee + order.paidAmount,
  };
}
