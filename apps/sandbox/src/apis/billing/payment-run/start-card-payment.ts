import type { StoreResponse } from '../../../core/idempotency.ts';
import { momentOf } from '../../../core/moment.ts';
import type { Customer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { type CardRow, findCard } from '../cards/card-store.ts';
import { paymentCodeUse } from '../codes/code-budget.ts';
import { sendPaymentCode } from '../codes/code-message.ts';
import { issueOtp } from '../codes/issue-otp.ts';
import { readBalance } from '../ledger/balance.ts';
import { requirePayableOrders } from '../payment/payable-orders.ts';
import { paymentEndEvent, paymentEvent } from '../payment/payment-events.ts';
import { insertPayment } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { cardBehaviour } from '../provider/magic-cards.ts';
import { buildPaymentRow } from './create-payment-row.ts';
import { processPayment } from './process-payment.ts';
import type { PaymentCreatedResponse, StartPaymentParams } from './start-balance-payment.ts';
import { startProcessing } from './start-processing.ts';

/** Pays with a card, or a card and the balance: a code is sent first, unless the card needs none. */
export async function startCardPayment(
  asked: StartPaymentParams,
  requester: Customer,
  cardId: string,
  keep: StoreResponse,
): Promise<PaymentCreatedResponse> {
  const { ctx, plan, origin } = asked;
  await requirePayableOrders(ctx.db, plan, { customerId: origin.customerId, now: ctx.clock.now() }, { take: false });
  const card = await findCard(ctx.db, origin.customerId, cardId);
  if (card === null) throw new Problem('not_found');
  if (plan.balanceAmount > 0 && (await readBalance(ctx.db, origin.customerId)).available < plan.balanceAmount) {
    throw new Problem('insufficient_balance');
  }
  return cardBehaviour(card.bin, card.last4, ctx.config) === 'no-code'
    ? startWithoutCode(asked, card, keep)
    : startWithCode(asked, requester, card, keep);
}

/** Sends a code. No money is charged or held before the code is entered. */
async function startWithCode(
  { ctx, plan, locale, origin }: StartPaymentParams,
  requester: Customer,
  card: CardRow,
  keep: StoreResponse,
): Promise<PaymentCreatedResponse> {
  const { otp, reply } = await ctx.db.transaction(async (tx) => {
    const otp = await issueOtp(tx, ctx, paymentCodeUse(requester, card, card.smsPhone));
    const { now } = momentOf(ctx);
    const events = [paymentEvent('created', 'created', now), paymentEvent('code_sent', 'otp_required', now)];
    const payment = buildPaymentRow(plan, origin, { status: 'otp_required', now, events, card, otp });
    const reply: PaymentCreatedResponse = { status: 201, body: paymentView(payment, { locale, now }) };
    await runWritesAtOnce(tx, [insertPayment(tx, payment), ...keep(tx, reply)]);
    return { otp, reply };
  });
  await sendPaymentCode(ctx, otp, plan.amount, locale);
  return reply;
}

/**
 * A payment by a card that needs no code is processed at once. Until the charge is answered, the stored response has the status
 * `processing`.
 */
async function startWithoutCode(
  { ctx, plan, locale, origin }: StartPaymentParams,
  card: CardRow,
  keep: StoreResponse,
): Promise<PaymentCreatedResponse> {
  const started = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    const { now } = moment;
    const orders = await requirePayableOrders(tx, plan, { customerId: origin.customerId, now }, { take: true });
    const events = [paymentEvent('created', 'created', now), paymentEvent('charge_requested', 'processing', now)];
    const draft = buildPaymentRow(plan, origin, { status: 'processing', now, events, card });
    const reason = await startProcessing(tx, { payment: draft, orders }, moment);
    const refused = reason === null ? {} : { status: 'failed', reason, events: [...events, paymentEndEvent('failed', reason, now)] };
    const payment = { ...draft, ...refused };
    const reply: PaymentCreatedResponse = { status: 201, body: paymentView(payment, { locale, now }) };
    await runWritesAtOnce(tx, [insertPayment(tx, payment), ...keep(tx, reply)]);
    return { payment, reply };
  });
  if (started.payment.status !== 'processing') return started.reply;
  const ended = await processPayment(ctx, origin.operation, started.payment);
  return { status: 201, body: paymentView(ended, { locale, now: ctx.clock.now() }) };
}
