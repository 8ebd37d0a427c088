import { and, eq, inArray } from 'drizzle-orm';
import { forEachApart } from '../../../core/for-each-apart.ts';
import { logRowFailure } from '../../../core/request-log.ts';
import { payments } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { requestCharge } from '../payment-run/process-payment.ts';
import { settlePayment } from '../payment-run/settle-payment.ts';
import type { DebitContext } from './debit-context.ts';
import { earliestDebitableDueDate, shouldTryNextCard } from './debit-rules.ts';
import { type DueInstalment, instalmentKey, listDueInstalments } from './due-instalments.ts';
import { notifyDebitFailures } from './notify-debit-failures.ts';
import { sendDebitNotices } from './send-debit-notices.ts';
import { startDebit } from './start-debit.ts';

/**
 * Runs the automatic debits of the day as far as possible now: sends notices, debits each due instalment, and notifies of failures. Called
 * when the clock is moved and every second. Parallel runs are safe. An instalment whose debit fails is logged and does not stop the others.
 */
export async function runDebits(tools: DebitContext): Promise<void> {
  await closeDebits(tools);
  await sendDebitNotices(tools);
  const today = tools.clock.today();
  await forEachApart(
    await listDueInstalments(tools.db, { from: earliestDebitableDueDate(today), until: today }),
    (due) => debit(tools, due),
    (error, due) => logRowFailure(tools.log, error, 'an instalment was not debited; it is tried again', { instalment: instalmentKey(due) }),
  );
  await closeDebits(tools);
  await notifyDebitFailures(tools);
}

/**
 * Debits one instalment: charges and settles like any payment, and after a refusal tries the next card. If the process dies in between, the
 * reconciler ends the payment.
 */
async function debit(tools: DebitContext, due: DueInstalment): Promise<void> {
  for (;;) {
    const payment = await tools.db.transaction((tx) => startDebit(tx, tools, due));
    if (payment?.status !== 'processing') return;
    const charge = await requestCharge(tools, payment);
    const ended = await settlePayment(tools, payment, charge);
    if (ended.status !== 'failed') return;
  }
}

/** Closes debits whose payment has ended. After a refused payment, closes the debit only if no other card may be tried today. */
async function closeDebits({ db, clock }: DebitContext): Promise<void> {
  const open = await db
    .select({ debit: debits, status: payments.status, reason: payments.reason })
    .from(debits)
    .innerJoin(payments, eq(payments.id, debits.paymentId))
    .where(and(eq(debits.state, 'running'), inArray(payments.status, ['succeeded', 'failed', 'expired', 'canceled'])));
  for (const { debit, status, reason } of open) {
    const goesOn = status === 'failed' && shouldTryNextCard(reason) && debit.day === clock.today();
    if (goesOn) continue;
    const its = and(eq(debits.orderId, debit.orderId), eq(debits.number, debit.number), eq(debits.day, debit.day));
    // A parallel run may have started the next payment, so close the debit only if it still has the payment that was read.
    await db
      .update(debits)
      .set({ state: status === 'succeeded' ? 'succeeded' : 'failed', reason })
      .where(and(its, eq(debits.state, 'running'), eq(debits.paymentId, debit.paymentId ?? '')));
  }
}
