import type { CalendarDate } from '@muddat/schedule';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import { consents, debits } from '../../../db/schema/consents.ts';
import { notifications, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { sendMessages } from '../../../domain/message/send-messages.ts';
import { isActive } from './consent-store.ts';
import { isNight, nextDebitDay, tellsFailure } from './debit-rules.ts';
import { debitFailed, notificationOf } from './debit-texts.ts';
import type { DebitTools } from './debit-tools.ts';

type Failure = { readonly debit: typeof debits.$inferSelect; readonly owed: Owed | null };
type Owed = {
  readonly customerId: string;
  readonly orderNumber: string;
  readonly locale: string;
  readonly dueDate: CalendarDate;
  readonly left: number;
};

/**
 * Notifies customers of failed debits and what they can do, by day only. Skips instalments that were paid, or whose consent was withdrawn,
 * in the meantime.
 */
export async function tellFailures(tools: DebitTools): Promise<void> {
  const now = tools.clock.now();
  if (isNight(now)) return;
  for (const failure of await listUntold(tools)) {
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
      const row = { id: newId('ntf'), customerId: owed.customerId, ...notificationOf(told), createdAt: now };
      // The linked page shows which cards were tried, and how to pay by hand.
      await tx.insert(notifications).values({ ...row, link: '/cabinet/consents' });
      return true;
    });
    if (isMine && told !== null && owed !== null)
      await sendMessages(tools, [{ customerId: owed.customerId, text: told.sms[owed.locale === 'uz' ? 'uz' : 'ru'], kind: 'always' }]);
  }
}

/** Failed debits without a notification. `owed`: null if the instalment was paid or the consent withdrawn in the meantime. */
async function listUntold({ db }: DebitTools): Promise<Failure[]> {
  const row = and(
    eq(scheduleRows.orderId, debits.orderId),
    eq(scheduleRows.number, debits.number),
    gt(scheduleRows.amount, scheduleRows.paidAmount),
  );
  const found = await db
    .select({ debit: debits, consent: consents, order: { number: orders.number, locale: orders.locale }, row: scheduleRows })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .leftJoin(consents, and(eq(consents.id, debits.consentId), isActive))
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
async function textOf({ db, clock }: DebitTools, { orderId, number, reason }: Failure['debit'], { orderNumber, dueDate, left }: Owed) {
  const past = await db
    .select({ day: debits.day, state: debits.state })
    .from(debits)
    .where(and(eq(debits.orderId, orderId), eq(debits.number, number)));
  const today = clock.today();
  const next = nextDebitDay(dueDate, past, today);
  if (!tellsFailure(past.filter(({ state }) => state !== 'running').length, next)) return null;
  const again = next === null ? 'never' : next === today ? 'today' : 'tomorrow';
  return debitFailed({ orderNumber, amount: left, reason, again });
}
