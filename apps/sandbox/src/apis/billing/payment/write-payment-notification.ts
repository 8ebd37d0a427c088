import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { customers } from '../../../db/schema/auth.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import { notifications } from '../../../db/schema/orders.ts';
import type { PaymentNotification } from './payment-notifications.ts';
import type { PaymentRow } from './payment-store.ts';

/** `id`: of the payment or order that the SMS confirms, if the SMS is to be dropped when a bank takes it back (`dropQueuedSms`). */
type Owner = Pick<PaymentRow, 'customerId'> & { readonly id?: string };

/** Writes a notification in the transaction of its event. The SMS is sent after the commit (`sendQueuedNotificationSms`). */
export function writePaymentNotification(
  tx: Database,
  owner: Owner,
  orderId: string | null,
  notice: PaymentNotification,
  at: Date,
): PendingWrite {
  return writeNotificationWithLink(tx, owner, orderId === null ? '/cabinet/balance' : `/orders/${orderId}`, notice, at);
}

/**
 * Writes a notification that links to its order. If there are several orders, it links to the payment, which shows where all the money
 * went.
 */
export function writeSharedPaymentNotification(
  tx: Database,
  payment: PaymentRow,
  parts: readonly OrderShare[],
  notice: PaymentNotification,
  at: Date,
): PendingWrite {
  const [first] = parts;
  const link = first !== undefined && parts.length === 1 ? `/orders/${first.orderId}` : `/cabinet/payments?payment=${payment.id}`;
  return writeNotificationWithLink(tx, { customerId: payment.customerId }, link, notice, at);
}

/**
 * Writes nothing for an erased account: nobody reads the notification, the phone is deleted, and no retention term would ever delete the
 * row.
 */
function writeNotificationWithLink(
  tx: Database,
  { customerId, id }: Owner,
  link: string,
  { isWarning, ...notice }: PaymentNotification,
  at: Date,
): PendingWrite {
  const row = sql`select ${newId('ntf')}, ${customers.id}, ${notice.type}, ${notice.titleRu}, ${notice.titleUz}, ${notice.bodyRu}, ${notice.bodyUz},
    ${at.toISOString()}::timestamptz, false, ${link}, ${isWarning ? 'at_once' : 'by_day'}, null, ${id ?? null}::text, null,
    ${notice.smsRu ?? null}::text, ${notice.smsUz ?? null}::text, null,
    ${notice.subject ?? null}::text, ${notice.amount ?? null}::bigint
    from ${customers} where ${and(eq(customers.id, customerId), isNull(customers.deletedAt))}`;
  return tx.insert(notifications).select(row);
}
