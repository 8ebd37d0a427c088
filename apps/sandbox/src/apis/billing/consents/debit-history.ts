import type { billing } from '@muddat/sdk/types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../core/locale.ts';
import type { Database } from '../../../db/client.ts';
import { payments } from '../../../db/schema/billing.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { debits } from '../../../db/schema/consents.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { DEBIT_OPERATION, debitIdempotencyKey } from './debit-key.ts';
import { viewDebitSources } from './debit-sources.ts';
import { debitFailureReasonText } from './debit-texts.ts';

type Debit = billing.components['schemas']['Debit'];
type DebitTry = billing.components['schemas']['DebitTry'];
type DebitRow = typeof debits.$inferSelect;
type DebitListParams = { readonly customerId: string; readonly consentIds: readonly string[]; readonly locale: Locale };

const MAX_LISTED_DEBITS = 50;

/** The latest 50 debits of each consent, with failed attempts, newest first; by consent id. */
export async function listDebits(db: Database, { customerId, consentIds, locale }: DebitListParams): Promise<ReadonlyMap<string, Debit[]>> {
  const found = await db
    .select({ debit: debits, order: { number: orders.number }, store: stores.name, row: scheduleRows })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(scheduleRows, and(eq(scheduleRows.orderId, debits.orderId), eq(scheduleRows.number, debits.number)))
    .where(and(inArray(debits.consentId, [...consentIds]), eq(orders.customerId, customerId)))
    .orderBy(desc(debits.day), desc(debits.startedAt), desc(debits.number));
  const byConsent = Map.groupBy(found, ({ debit }) => debit.consentId);
  const shown = [...byConsent.values()].flatMap((own) => own.slice(0, MAX_LISTED_DEBITS));
  const paid = await paymentsOf(
    db,
    customerId,
    shown.map(({ debit }) => debit),
  );
  const views = shown.map(({ debit, order, store, row }) => ({
    consentId: debit.consentId,
    view: {
      order_id: debit.orderId,
      order_number: order.number,
      store,
      number: debit.number,
      day: debit.day,
      state: stateOf(debit.state),
      amount: debit.amount,
      left: row === null ? 0 : Math.max(0, row.amount - row.paidAmount),
      reason: debit.reason,
      ...(debit.state === 'failed' ? { message: debitFailureReasonText(debit.reason, locale) } : {}),
      tries: keysOf(debit)
        .flatMap((key) => paid.get(key) ?? [])
        .map((payment) => viewTry(payment, locale)),
    },
  }));
  return new Map([...Map.groupBy(views, ({ consentId }) => consentId)].map(([id, own]) => [id, own.map(({ view }) => view)]));
}

/** Keys of the payments that a debit may have made: one for each card tried, and one for an attempt with the balance only. */
const keysOf = ({ orderId, number, day, tried }: DebitRow): string[] =>
  Array.from({ length: tried.length + 1 }, (_, at) => debitIdempotencyKey(orderId, number, day, at + 1));

async function paymentsOf(db: Database, customerId: string, rows: readonly DebitRow[]): Promise<ReadonlyMap<string, PaymentRow>> {
  if (rows.length === 0) return new Map();
  const made = and(eq(payments.customerId, customerId), eq(payments.operation, DEBIT_OPERATION));
  const found = await db
    .select()
    .from(payments)
    .where(and(made, inArray(payments.idempotencyKey, rows.flatMap(keysOf))));
  return new Map(found.map((payment) => [payment.idempotencyKey, payment]));
}

const TRY_STATES: ReadonlyMap<string, DebitTry['state']> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['canceled', 'failed'],
]);

const stateOf = (status: string): DebitTry['state'] => TRY_STATES.get(status) ?? 'running';

function viewTry(payment: PaymentRow, locale: Locale): DebitTry {
  const { id, createdAt, status, reason, cardId, cardLast4, cardAmount, balanceAmount } = payment;
  const card = cardId === null ? null : { id: cardId, last4: cardLast4 };
  return {
    payment_id: id,
    at: createdAt.toISOString(),
    state: stateOf(status),
    sources: viewDebitSources({ balance: balanceAmount, card, cardAmount }),
    reason,
    ...(reason === null ? {} : { message: debitFailureReasonText(reason, locale) }),
  };
}
