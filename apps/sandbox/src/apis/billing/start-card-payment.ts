import { Problem } from '../../core/problem.ts';
import { readBalance } from './balance.ts';
import { type CardRow, findCard } from './card-store.ts';
import { sendPaymentCode } from './code-message.ts';
import type { Keep } from './idempotency.ts';
import { cardBehaviour } from './magic-cards.ts';
import { insertPayment, newPayment } from './new-payment.ts';
import { newOtp, otpFacts } from './otp-rules.ts';
import { insertOtp } from './otp-store.ts';
import { endPayment, event, listEvents, type PaymentRow } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { processPayment } from './process-payment.ts';
import { momentOf } from './settle.ts';
import type { Asked, Started } from './start-balance-payment.ts';
import { startProcessing } from './start-processing.ts';
import { requireTarget } from './target.ts';

type Card = { readonly id: string; readonly amount: number };

/** Pays with a card, or a card and the balance: a code is sent first, unless the card needs none. */
export async function startCardPayment(asked: Asked, wanted: Card, keep: Keep): Promise<Started> {
  const { ctx, plan, origin, locale } = asked;
  const started = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    await requireTarget(tx, plan, { customerId: origin.customerId, now: moment.now });
    const card = await findCard(tx, origin.customerId, wanted.id);
    if (card === null) throw new Problem('not_found');
    if (plan.balanceAmount > 0 && (await readBalance(tx, origin.customerId)).available < plan.balanceAmount)
      throw new Problem('insufficient_balance');
    if (!asksForCode(card)) return { kind: 'direct', payment: await direct(asked, card, tx, keep) } as const;
    const payment = newPayment(plan, card, origin, 'otp_required', moment.now);
    const otp = newOtp(card.smsPhone, moment.now);
    const events = [event('created', 'created', moment.now), event('code_sent', 'otp_required', moment.now)];
    await insertPayment(tx, payment, events);
    await insertOtp(tx, payment.id, origin.customerId, otp);
    const reply: Started = { status: 201, body: paymentView(payment, events, locale, { otp: otpFacts(otp, moment.now) }) };
    await keep(tx, reply);
    return { kind: 'code', otp, reply } as const;
  });
  if (started.kind === 'code') {
    await sendPaymentCode(ctx, started.otp, plan.amount, locale);
    return started.reply;
  }
  const ended = started.payment.status === 'processing' ? await processPayment(ctx, origin.operation, started.payment) : started.payment;
  return { status: 201, body: paymentView(ended, await listEvents(ctx.db, ended.id), locale) };
}

function asksForCode(card: CardRow): boolean {
  return cardBehaviour(card.bin, card.last4) !== 'no-code';
}

/** A card that needs no code goes to processing at once; the kept answer says so until the charge is answered. */
async function direct({ ctx, plan, origin, locale }: Asked, card: CardRow, tx: Asked['ctx']['db'], keep: Keep): Promise<PaymentRow> {
  const moment = momentOf(ctx);
  const draft = newPayment(plan, card, origin, 'processing', moment.now);
  const refused = await startProcessing(tx, draft, moment);
  const events = [event('created', 'created', moment.now), event('charge_requested', 'processing', moment.now)];
  await insertPayment(tx, draft, events);
  const payment = refused === null ? draft : await endPayment(tx, draft, 'failed', refused, moment.now);
  await keep(tx, { status: 201, body: paymentView(payment, events, locale) });
  return payment;
}
