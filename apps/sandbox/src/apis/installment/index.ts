import type { Operation } from '../../core/operation.ts';
import { getLimit } from './get-limit.ts';
import { getNextPayment } from './get-next-payment.ts';
import { getNotification } from './get-notification.ts';
import { getOrder } from './get-order.ts';
import { getPayoffQuote } from './get-payoff-quote.ts';
import { getStore } from './get-store.ts';
import { listCategories } from './list-categories.ts';
import { listNotifications } from './list-notifications.ts';
import { listOrders } from './list-orders.ts';
import { listStores } from './list-stores.ts';
import { markNotificationRead } from './mark-notification-read.ts';

export const operations: readonly Operation[] = [
  listCategories,
  listStores,
  getStore,
  listNotifications,
  getNotification,
  markNotificationRead,
  listOrders,
  getOrder,
  getPayoffQuote,
  getLimit,
  getNextPayment,
];
