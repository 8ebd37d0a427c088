import type { Operation } from '../../core/operation.ts';
import { channelOperations } from './channels/index.ts';
import { checkBasket } from './check-basket.ts';
import { checkoutOperations } from './checkout/index.ts';
import { streamEvents } from './events/stream-events.ts';
import { getBasket } from './get-basket.ts';
import { getLimit } from './get-limit.ts';
import { getMonth } from './get-month.ts';
import { getNextPayment } from './get-next-payment.ts';
import { getNotification } from './get-notification.ts';
import { getOrder } from './get-order.ts';
import { getPayoffQuote } from './get-payoff-quote.ts';
import { getProduct } from './get-product.ts';
import { getQuote } from './get-quote.ts';
import { getStore } from './get-store.ts';
import { hardshipOperations } from './hardship/index.ts';
import { requestLimit } from './limit/request-limit.ts';
import { restoreLimit } from './limit/restore-limit.ts';
import { listActivity } from './list-activity.ts';
import { listCategories } from './list-categories.ts';
import { listNotifications } from './list-notifications.ts';
import { listOrders } from './list-orders.ts';
import { listProducts } from './list-products.ts';
import { listStores } from './list-stores.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';
import { markNotificationRead } from './mark-notification-read.ts';
import { askStore, listQuestions } from './questions/questions.ts';
import { returnOperations } from './returns/index.ts';
import { listProductReviews } from './reviews/list-product-reviews.ts';
import { deleteReview, listOwnReviews, saveReview } from './reviews/own-reviews.ts';
import { saveBasket } from './save-basket.ts';
import { searchAll } from './search-all.ts';
import { suggestSearch } from './suggest-search.ts';
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
