import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { momentOf } from '../../../core/moment.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { paymentCodeUse, verifyOtpWithinBudgets } from '../codes/code-budget.ts';
import { replacedOtpProblem } from '../codes/sent-otp.ts';
import { releaseEarlyHold } from '../ledger/hold.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { paymentCardOf, paymentOtpOf } from '../payment/payment-otp.ts';
import {
  changePaymentStatus,
  endPayment,
  lockPaymentAndOrders,
  type PaymentRow,
  type PaymentUpdate,
  updatePayment,
} from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { processPayment } from '../payment-run/process-payment.ts';
import { startProcessing } from '../payment-run/start-processing.ts';

const OPERATION = 'billing.confirmPayment';
type ConfirmPaymentResponse = { readonly status: 200; readonly body: billing.components['schemas']['Payment'] };
type CodeAttempt = { readonly requester: Customer; readonly paymentId: string; readonly code: string; readonly key: string };
/**
 * `refused`: the problem is returned and thrown only after the commit, since a rollback would restore the try that the code used up.
 * `unchanged`: the payment is not waiting for a code; the response shows it as it is. `started`: the code is right, and the payment goes to
 * the provider.
 */
type CodeOutcome =
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unchanged'; payment: PaymentRow }
  | { kind: 'started'; payment: PaymentRow };

/** spec 7, Billing; domain, Payments: idempotent by payment, so a second correct code charges nothing. */
export const confirmPayment = operation('billing', 'confirmPayment', async ({ ctx, body, headers, customer, locale }) => {
  const requester = requireCustomer(customer);
  const customerId = requester.id;
  await assertAccountActive(ctx.db, customerId);
  const key = headers['idempotency-key'];
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, async (keep): Promise<ConfirmPaymentResponse> => {
    const asked = { requester, paymentId: body.payment_id, code: body.code, key };
    const outcome = await ctx.db.transaction((tx) => attemptCode(tx, ctx, asked));
    if (outcome.kind === 'refused') throw outcome.problem;
    const answer = (payment: PaymentRow): ConfirmPaymentResponse => ({
      status: 200,
      body: paymentView(payment, { locale, now: ctx.clock.now() }),
    });
    if (outcome.kind === 'unchanged') return answer(outcome.payment);
    const ended: { reply?: ConfirmPaymentResponse } = {};
    const payment = await processPayment(ctx, OPERATION, outcome.payment, (tx, settled) => {
      ended.reply = answer(settled);
      return keep(tx, ended.reply);
    });
    return ended.reply ?? answer(payment);
  });
});

const refused = (problem: Problem): CodeOutcome => ({ kind: 'refused', problem });
const locked = () => refused(new Problem('otp_locked', { extras: { tries_left: 0 } }));

async function attemptCode(tx: Database, ctx: Context, { requester, paymentId, code, key }: CodeAttempt): Promise<CodeOutcome> {
  const found = await lockPaymentAndOrders(tx, paymentId);
  if (found === null || found.payment.customerId !== requester.id) return refused(new Problem('not_found'));
  const { payment } = found;
  if (payment.status !== 'otp_required') return outcomeWithoutCode(payment);
  const moment = momentOf(ctx);
  const { now } = moment;
  const save = async ({ payment: changed, write }: PaymentUpdate, others: readonly PendingWrite[] = []) => {
    await runWritesAtOnce(tx, [write, ...others]);
    return changed;
  };
  if (now >= payment.expiresAt) {
    await save(endPayment(tx, payment, 'expired', 'code_not_entered', now), await releaseEarlyHold(tx, payment, now));
    return refused(new Problem('otp_expired'));
  }
  const otp = paymentOtpOf(payment);
  const use = otp === null ? null : paymentCodeUse(requester, paymentCardOf(payment), otp.phone);
  const verdict = otp === null || use === null ? ({ kind: 'expired' } as const) : await verifyOtpWithinBudgets(tx, ctx, use, otp, code);
  if (verdict.kind === 'used-up') return refused(verdict.problem);
  if (verdict.kind === 'replaced') return refused(replacedOtpProblem(verdict));
  if (verdict.kind === 'expired') return refused(new Problem('otp_expired'));
  if (verdict.kind === 'locked') return locked();
  if (verdict.kind === 'wrong') {
    const change = { otpTriesLeft: verdict.triesLeft };
    if (verdict.triesLeft > 0) await save(updatePayment(tx, payment, now, [], change));
    else await save(endPayment(tx, payment, 'failed', 'otp_locked', now, change), await releaseEarlyHold(tx, payment, now));
    return refused(new Problem('otp_wrong', { extras: { tries_left: verdict.triesLeft } }));
  }
  const reason = await startProcessing(tx, found, moment);
  if (reason !== null)
    return {
      kind: 'unchanged',
      payment: await save(endPayment(tx, payment, 'failed', reason, now), await releaseEarlyHold(tx, payment, now)),
    };
  const events = [paymentEvent('code_accepted', 'processing', now), paymentEvent('charge_requested', 'processing', now)];
  return {
    kind: 'started',
    payment: await save(changePaymentStatus(tx, payment, 'processing', now, events, { confirmKey: key, processingAt: now })),
  };
}

/** The outcome of a code for a payment that awaits none. If the payment's code was accepted before, the response is the payment itself. */
function outcomeWithoutCode(payment: PaymentRow): CodeOutcome {
  if (payment.reason === 'otp_locked') return locked();
  if (payment.reason === 'code_not_entered') return refused(new Problem('otp_expired'));
  const hadCode =
    (payment.cardAmount > 0 || payment.purpose === 'withdrawal') && payment.status !== 'created' && payment.status !== 'canceled';
  return hadCode ? { kind: 'unchanged', payment } : refused(new Problem('payment_not_confirmable'));
}
