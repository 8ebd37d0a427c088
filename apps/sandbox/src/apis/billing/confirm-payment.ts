import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../core/context.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { once } from './idempotency.ts';
import { judgeCode } from './otp-rules.ts';
import { lockOtp, markUsed, saveTries } from './otp-store.ts';
import { endPayment, event, listEvents, lockPayment, movePayment, type PaymentRow } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { processPayment } from './process-payment.ts';
import { momentOf } from './settle.ts';
import { startProcessing } from './start-processing.ts';

const OPERATION = 'billing.confirmPayment';
type Confirmed = { readonly status: 200; readonly body: billing.components['schemas']['Payment'] };
type Try = { readonly customerId: string; readonly paymentId: string; readonly code: string; readonly key: string };
/** A refusal is returned and thrown after the commit: the try that it cost must stay. */
type Outcome = { kind: 'refused'; problem: Problem } | { kind: 'stands'; payment: PaymentRow } | { kind: 'started'; payment: PaymentRow };

/** spec 7, Billing; domain, Payments: idempotent by payment, so a second right code charges nothing. */
export const confirmPayment = operation('billing', 'confirmPayment', async ({ ctx, body, headers, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  const key = headers['idempotency-key'];
  return once({ ctx, customerId, operation: OPERATION, key, body }, async (): Promise<Confirmed> => {
    const outcome = await tryCode(ctx, { customerId, paymentId: body.payment_id, code: body.code, key });
    if (outcome.kind === 'refused') throw outcome.problem;
    const payment = outcome.kind === 'started' ? await processPayment(ctx, OPERATION, outcome.payment) : outcome.payment;
    return { status: 200, body: paymentView(payment, await listEvents(ctx.db, payment.id), locale) };
  });
});

const refused = (problem: Problem): Outcome => ({ kind: 'refused', problem });

async function tryCode(ctx: Context, { customerId, paymentId, code, key }: Try): Promise<Outcome> {
  return ctx.db.transaction(async (tx): Promise<Outcome> => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === null || payment.customerId !== customerId) return refused(new Problem('not_found'));
    if (payment.status !== 'otp_required') return standing(payment);
    const moment = momentOf(ctx);
    if (moment.now >= payment.expiresAt) {
      await endPayment(tx, payment, 'expired', 'code_not_entered', moment.now);
      return refused(new Problem('otp_expired'));
    }
    const otp = await lockOtp(tx, paymentId);
    const verdict = otp === null ? ({ kind: 'expired' } as const) : judgeCode(otp, code, moment.now);
    if (verdict.kind === 'expired') return refused(new Problem('otp_expired'));
    if (verdict.kind === 'locked') return refused(new Problem('otp_locked', { extras: { tries_left: 0 } }));
    if (verdict.kind === 'wrong') {
      await saveTries(tx, paymentId, verdict.triesLeft);
      if (verdict.triesLeft === 0) await endPayment(tx, payment, 'failed', 'otp_locked', moment.now);
      return refused(new Problem('otp_wrong', { extras: { tries_left: verdict.triesLeft } }));
    }
    await markUsed(tx, paymentId, moment.now);
    const reason = await startProcessing(tx, payment, moment);
    if (reason !== null) return { kind: 'stands', payment: await endPayment(tx, payment, 'failed', reason, moment.now) };
    const events = [event('code_accepted', 'processing', moment.now), event('charge_requested', 'processing', moment.now)];
    const change = { confirmKey: key, processingAt: moment.now };
    return { kind: 'started', payment: await movePayment(tx, payment, 'processing', moment.now, events, change) };
  });
}

/** What a code does to a payment that awaits none. After an accepted code the answer is how the payment stands. */
function standing(payment: PaymentRow): Outcome {
  if (payment.reason === 'otp_locked') return refused(new Problem('otp_locked', { extras: { tries_left: 0 } }));
  if (payment.reason === 'code_not_entered') return refused(new Problem('otp_expired'));
  const hadCode = payment.cardAmount > 0 && payment.status !== 'created' && payment.status !== 'canceled';
  return hadCode ? { kind: 'stands', payment } : refused(new Problem('payment_not_confirmable'));
}
