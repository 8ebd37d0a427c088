import type { Operation } from '../../core/operation.ts';
import { createCalendar, getCalendar, revokeCalendar } from './calendar/calendar-link.ts';
import { getCalendarFeed } from './calendar/get-feed.ts';
import { getOrderDocument } from './get-order-document.ts';
import { getReceipt } from './get-receipt.ts';
import { getStatement } from './get-statement.ts';
import { verifyDocument } from './verify-document.ts';

/** Documents with a verification code, and the payment calendar. The operations belong to two contracts. */
export const operations: readonly Operation[] = [
  getReceipt,
  getOrderDocument,
  getStatement,
  verifyDocument,
  getCalendar,
  createCalendar,
  revokeCalendar,
  getCalendarFeed,
];
