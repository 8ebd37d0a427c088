import type { Operation } from '../../core/operation.ts';
import { checkBasket } from './basket/check-basket.ts';
import { getBasket } from './basket/get-basket.ts';
import { saveBasket } from './basket/save-basket.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getQuote } from './catalogue/get-quote.ts';
import { getStore } from './catalogue/get-store.ts';
import { listCategories } from './catalogue/list-categories.ts';
import { listProducts } from './catalogue/list-products.ts';
import { listStores } from './catalogue/list-stores.ts';
import { searchAll } from './catalogue/search-all.ts';
import { suggestSearch } from './catalogue/suggest-search.ts';
import { channelOperations } from './channels/index.ts';
import { checkoutOperations } from './checkout/index.ts';
import { streamEvents } from './events/stream-events.ts';
import { hardshipOperations } from './hardship/index.ts';
import { getLimit } from './limit/get-limit.ts';
import { requestLimit } from './limit/request-limit.ts';
import { restoreLimit } from './limit/restore-limit.ts';
import { getNotification } from './notifications/get-notification.ts';
import { listActivity } from './notifications/list-activity.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markAllNotificationsRead } from './notifications/mark-all-notifications-read.ts';
import { markNotificationRead } from './notifications/mark-notification-read.ts';
import { getOrder } from './orders/get-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { askStore, listQuestions } from './questions/questions.ts';
import { returnOperations } from './returns/index.ts';
import { listProductReviews } from './reviews/list-product-reviews.ts';
import { deleteReview, listOwnReviews, saveReview } from './reviews/own-reviews.ts';
import { getMonth } from './schedule/get-month.ts';
import { getNextPayment } from './schedule/get-next-payment.ts';
import { getPayoffQuote } from './schedule/get-payoff-quote.ts';
import { verificationOperations } from './verification/index.ts';

export const operations: readonly Operation[] = [
  listActivity,
  streamEvents,
  listCategories,
  listStores,
  getStore,
  listProducts,
  getProduct,
  getQuote,
  searchAll,
  suggestSearch,
  checkBasket,
  getBasket,
  saveBasket,
  listNotifications,
  getNotification,
  markNotificationRead,
  markAllNotificationsRead,
  ...channelOperations,
  listOrders,
  getOrder,
  getPayoffQuote,
  ...hardshipOperations,
  ...returnOperations,
  getLimit,
  requestLimit,
  restoreLimit,
  ...verificationOperations,
  getNextPayment,
  getMonth,
  ...checkoutOperations,
  listProductReviews,
  listOwnReviews,
  saveReview,
  deleteReview,
  listQuestions,
  askStore,
];
