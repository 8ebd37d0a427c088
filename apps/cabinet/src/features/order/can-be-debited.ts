import type { Order, OrderStatus } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus } from '../../domain/order/order-texts.ts';

/** Statuses of broken-off payments and of a debt in court: the server then debits nothing and accepts no consent to debits. */
const NOT_DEBITABLE_STATUSES = ['broke', 'send_enveloper'] as const satisfies readonly OrderStatus[];

/** Whether an order has instalments to come that can be debited automatically. */
export const canBeDebited = ({ month, remainder, status }: Pick<Order, 'month' | 'remainder' | 'status'>): boolean =>
  month > 0 && remainder > 0 && !isEndedOrderStatus(status) && !NOT_DEBITABLE_STATUSES.some((one) => one === status);
