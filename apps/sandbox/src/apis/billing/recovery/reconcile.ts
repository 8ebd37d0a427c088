import { and, eq, gt, lte, or } from 'drizzle-orm';
import { atIntervals } from '../../../core/at-intervals.ts';
import type { Context } from '../../../core/context.ts';
import { type RepeatingJob, startEverySecond } from '../../../core/every-second.ts';
import { forEachApart } from '../../../core/for-each-apart.ts';
import { purgeIdempotencyKeys } from '../../../core/idempotency.ts';
import { logFailure, logRowFailure } from '../../../core/request-log.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { payments } from '../../../db/schema/billing.ts';
import { purgeSentCodes } from '../../../domain/access/sent-codes.ts';
import { purgeCardOtps } from '../cards/card-otp-store.ts';
import { releaseEarlyHold } from '../ledger/hold.ts';
import { endPayment, lockPayment, type PaymentRow } from '../payment/payment-store.ts';
import { creditLateCharge, listLateCharges } from '../payment-run/late-charge.ts';
import { type BillingContext, requestCharge } from '../payment-run/process-payment.ts';
import { settlePayment } from '../payment-run/settle-payment.ts';
import { acceptDueCharges, findCharge } from '../provider/provider.ts';
import { bookUnbookedProviderReturns } from '../refund/provider-act.ts';

/** A payment that has been processing for longer is no longer handled by the request that started it. */
const STUCK_MS = 3_000;
const FAILED = 'a payment was not reconciled; it is tried again';
const PURGE_EVERY_MS = 600_000;

type ReconcilerContext = BillingContext & Pick<Context, 'log'>;

/** Advances one payment as far as the provider's answer allows. Returns the updated payment. */
export async function reconcilePayment(ctx: BillingContext, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status === 'processing') {
    const awaitsApp = payment.appAmount > 0 && ctx.clock.now() < payment.expiresAt;
    if (awaitsApp && (await findCharge(ctx.db, payment.id)) === null) return payment;
    await requestCharge(ctx, payment);
    return settlePayment(ctx, payment);
  }
  if (payment.status === 'otp_required' && ctx.clock.now() >= payment.expiresAt) return (await expirePayment(ctx, payment)) ?? payment;
  return payment;
}

async function expirePayment(ctx: BillingContext, { id }: PaymentRow): Promise<PaymentRow | null> {
  return ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.status !== 'otp_required') return payment;
    const now = ctx.clock.now();
    const ended = endPayment(tx, payment, 'expired', 'code_not_entered', now);
    await runWritesAtOnce(tx, [ended.write, ...(await releaseEarlyHold(tx, payment, now))]);
    return ended.payment;
  });
}

/** Whether reading a payment should first bring it up to date. */
export function needsReconciling(payment: PaymentRow, now: Date): boolean {
  if (payment.status === 'otp_required') return now >= payment.expiresAt;
  if (payment.status !== 'processing') return false;
  const age = now.getTime() - (payment.processingAt ?? payment.updatedAt).getTime();
  // The age is negative after the clock was set back. The payment must not wait for the clock to catch up.
  return age >= STUCK_MS || age < 0;
}

/**
 * Ends payments that a dead process or a silent provider left open. Processing payments are charged (idempotent by payment) and settled,
 * waiting payments expire, late charges are credited to the balance. `all`: includes recent payments; at start, when no request can be
 * running. A payment that cannot be booked is logged and does not stop the others.
 */
export async function reconcileBilling(ctx: ReconcilerContext, { all = false }: { all?: boolean } = {}): Promise<void> {
  const now = ctx.clock.now();
  await acceptDueCharges(ctx.db, now);
  const old = or(lte(payments.processingAt, new Date(now.getTime() - STUCK_MS)), gt(payments.processingAt, now));
  const open = await ctx.db
    .select()
    .from(payments)
    .where(
      or(
        and(eq(payments.status, 'processing'), all ? undefined : old),
        and(eq(payments.status, 'otp_required'), lte(payments.expiresAt, now)),
      ),
    );
  const logPayment = (error: unknown, paymentId: string) => logRowFailure(ctx.log, error, FAILED, { payment_id: paymentId });
  await forEachApart(
    open,
    (payment) => reconcilePayment(ctx, payment),
    (error, { id }) => logPayment(error, id),
  );
  await forEachApart(await listLateCharges(ctx.db), (id) => creditLateCharge(ctx, id), logPayment);
  await bookUnbookedProviderReturns(ctx);
}

/** Reconciles once before it returns and then every second; `stop` waits for a run in progress. */
export async function startReconciler(ctx: ReconcilerContext): Promise<RepeatingJob> {
  const failed = 'reconciling payments failed; it is tried again';
  const purge = atIntervals(PURGE_EVERY_MS, async () => {
    await purgeIdempotencyKeys(ctx.db, ctx.clock.now());
    await purgeCardOtps(ctx.db, ctx.clock.now());
    await purgeSentCodes(ctx.db, ctx.clock.now());
  });
  const run = async (all: boolean) => {
    await reconcileBilling(ctx, { all });
    await purge();
  };
  await run(true).catch((error: unknown) => logFailure(ctx.log, error, failed));
  return startEverySecond('payments', () => run(false), ctx.log, failed);
}
