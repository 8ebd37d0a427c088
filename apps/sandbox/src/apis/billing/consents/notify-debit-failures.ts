import type { CalendarDate } from '@muddat/schedule';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import { consents, debits } from '../../../db/schema/consents.ts';
import { notifications, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import { activeConsentCondition } from './consent-store.ts';
import type { DebitContext } from './debit-context.ts';
import { isQuietTime, nextDebitDay, shouldNotifyFailure } from './debit-rules.ts';
import { debitFailedMessage, debitNotificationColumns } from './debit-texts.ts';

type DebitFailure = { readonly debit: typeof debits.$inferSelect; readonly owed: OwedInstalment | null };
type OwedInstalment = {
  readonly customerId: string;
  readonly orderNumber: string;
  readonly locale: string;
  readonly dueDate: CalendarDate;
  readonly left: number;
};

/**
 * Notifies customers of failed debits and what they can do, from 9:00 to 21:00 only. Skips instalments that were paid, or whose consent was
 * withdrawn, since the failure.
 */
export async function notifyDebitFailures(tools: DebitContext): Promise<void> {
  const now = tools.clock.now();
  if (isQuietTime(now)) return;
  for (const failure of await listUnannouncedFailures(tools)) {
    const { debit, owed } = failure;
    const told = owed === null ? null : await textOf(tools, debit, owed);
    const isMine = await tools.db.transaction(async (tx) => {
      const its = and(eq(debits.orderId, debit.orderId), eq(debits.number, debit.number), eq(debits.day, debit.day));
      const marked = await tx
        .update(debits)
        .set({ toldAt: now })
        .where(and(its, isNull(debits.toldAt)))
        .returning({ day: debits.day });
      if (marked.length === 0 || told === null || owed === null) return false;
      const row = { id: newId('ntf'), customerId: owed.customerId, ...debitNotificationColumns(told), createdAt: now };
      // The linked page shows which cards were tried, and how to pay by hand.
      await tx.insert(notifications).values({ ...row, link: '/cabinet/consents' });
      return true;
    });
    if (isMine && told !== null && owed !== null)
      await sendCustomerSms(tools, [{ customerId: owed.customerId, text: told.sms[owed.locale === 'uz' ? 'uz' : 'ru'], kind: 'always' }]);
  }
}

/** Failed debits without a notification. `owed`: null if the instalment was paid or the consent withdrawn in the meantime. */
async function listUnannouncedFailures({ db }: DebitContext): Promise<DebitFailure[]> {
  const row = and(
    eq(scheduleRows.orderId, debits.orderId),
    eq(scheduleRows.number, debits.number),
    gt(scheduleRows.amount, scheduleRows.paidAmount),
  );
  const found = await db
    .select({ debit: debits, consent: consents, order: { number: orders.number, locale: orders.locale }, row: scheduleRows })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .leftJoin(consents, and(eq(consents.id, debits.consentId), activeConsentCondition))
    .leftJoin(scheduleRows, row)
    .where(and(eq(debits.state, 'failed'), isNull(debits.toldAt)));
  return found.map(({ debit, consent, order, row }) => ({
    debit,
    owed:
      consent === null || row === null
        ? null
        : {
            customerId: consent.customerId,
            orderNumber: order.number,
            locale: order.locale,
            dueDate: row.dueDate,
            left: row.amount - row.paidAmount,
          },
  }));
}

/** The text for the first or the last failure; null for the failures in between. */
async function textOf(
  { db, clock }: DebitContext,
  { orderId, number, reason }: DebitFailure['debit'],
  { orderNumber, dueDate, left }: OwedInstalment,
) {
  const past = await db
    .select({ day: debits.day, state: debits.state })
    .from(debits)
    .where(and(eq(debits.orderId, orderId), eq(debits.number, number)));
  const today = clock.today();
  const next = nextDebitDay(dueDate, past, today);
  if (!shouldNotifyFailure(past.filter(({ state }) => state !== 'running').length, next)) return null;
  const again = next === null ? 'never' : next === today ? 'today' : 'tomorrow';
  return debitFailedMessage({ orderNumber, amount: left, reason, again });
}
