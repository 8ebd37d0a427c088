import type { Keep } from '../../../core/idempotency.ts';
import { momentOf } from '../../../core/moment.ts';
import type { Customer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { payments } from '../../../db/schema/billing.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { type CardRow, findCard } from '../cards/card-store.ts';
import { payingWith, takeMessage } from '../codes/code-budget.ts';
import { sendPaymentCode } from '../codes/code-message.ts';
import { newOtp } from '../codes/otp-rules.ts';
import { readBalance } from '../ledger/balance.ts';
import { endEvent, event } from '../payment/payment-events.ts';
import { paymentView } from '../payment/payment-view.ts';
import { requireTarget } from '../payment/target.ts';
import { cardBehaviour } from '../provider/magic-cards.ts';
import { newPayment } from './new-payment.ts';
import { processPayment } from './process-payment.ts';
import type { Asked, Started } from './start-balance-payment.ts';
import { startProcessing } from './start-processing.ts';

/** Pays with a card, or a card and the balance: a code is sent first, unless the card needs none. */
export async function startCardPayment(asked: Asked, asker: Customer, cardId: string, keep: Keep): Promise<Started> {
  const { ctx, plan, origin } = asked;
  await requireTarget(ctx.db, plan, { customerId: origin.customerId, now: ctx.clock.now() }, { take: false });
  const card = await findCard(ctx.db, origin.customerId, cardId);
  if (card === null) throw new Problem('not_found');
  if (plan.balanceAmount > 0 && (await readBalance(ctx.db, origin.customerId)).available < plan.balanceAmount) {
    throw new Problem('insufficient_balance');
  }
  return cardBehaviour(card.bin, card.last4, ctx.config) === 'no-code'
    ? payAtOnce(asked, card, keep)
    : askForCode(asked, asker, card, keep);
}

/** Sends a code. No money is charged or held before the code is entered. */
async function askForCode({ ctx, plan, locale, origin }: Asked, asker: Customer, card: CardRow, keep: Keep): Promise<Started> {
  const { otp, reply } = await ctx.db.transaction(async (tx) => {
    const tries = await takeMessage(tx, ctx, payingWith(asker, card, card.smsPhone));
    const { now } = momentOf(ctx);
    const otp = newOtp(card.smsPhone, now, tries);
    const events = [event('created', 'created', now), event('code_sent', 'otp_required', now)];
    const payment = newPayment(plan, origin, { status: 'otp_required', now, events, card, otp });
    const reply: Started = { status: 201, body: paymentView(payment, { locale, now }) };
    await writeTogether(tx, [tx.insert(payments).values(payment), ...keep(tx, reply)]);
    return { otp, reply };
  });
  await sendPaymentCode(ctx, otp, plan.amount, locale);
  return reply;
}

/**
 * A payment by a card that needs no code is processed at once. Until the charge is answered, the stored response has the status
 * `processing`.
 */
async function payAtOnce({ ctx, plan, locale, origin }: Asked, card: CardRow, keep: Keep): Promise<Started> {
  const started = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    const { now } = moment;
    const orders = await requireTarget(tx, plan, { customerId: origin.customerId, now }, { take: true });
    const events = [event('created', 'created', now), event('charge_requested', 'processing', now)];
    const draft = newPayment(plan, origin, { status: 'processing', now, events, card });
    const reason = await startProcessing(tx, { payment: draft, orders }, moment);
    const refused = reason === null ? {} : { status: 'failed', reason, events: [...events, endEvent('failed', reason, now)] };
    const payment = { ...draft, ...refused };
    const reply: Started = { status: 201, body: paymentView(payment, { locale, now }) };
    await writeTogether(tx, [tx.insert(payments).values(payment), ...keep(tx, reply)]);
    return { payment, reply };
  });
  if (started.payment.status !== 'processing') return started.reply;
  const ended = await processPayment(ctx, origin.operation, started.payment);
  return { status: 201, body: paymentView(ended, { locale, now: ctx.clock.now() }) };
}
