import { TOP_UP_BOUNDS } from '@muddat/schedule';
import type { Context } from '../../../core/context.ts';
import type { Keep } from '../../../core/idempotency.ts';
import type { Locale } from '../../../core/locale.ts';
import { momentOf } from '../../../core/moment.ts';
import type { Customer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { payments } from '../../../db/schema/billing.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { lockCard } from '../cards/card-store.ts';
import { payingWith, takeMessage } from '../codes/code-budget.ts';
import { sendWithdrawalCode } from '../codes/code-message.ts';
import { newOtp } from '../codes/otp-rules.ts';
import { readBalance } from '../ledger/balance.ts';
import { requireNoClaim } from '../ledger/claim.ts';
import { setAside } from '../ledger/hold.ts';
import { event } from '../payment/payment-events.ts';
import { paymentView } from '../payment/payment-view.ts';
import { withdrawalBounds } from '../payment/withdrawal-bounds.ts';
import { newPayment, type PaymentOrigin } from './new-payment.ts';
import type { Started } from './start-balance-payment.ts';

type Asked = {
  readonly ctx: Context;
  readonly asker: Customer;
  readonly locale: Locale;
  readonly origin: PaymentOrigin;
  readonly cardId: string;
  readonly amount: number;
};

/**
 * Holds the sum and sends a code, whatever the card. A bank may allow charges without a code, but paying out money from the balance needs
 * one.
 */
export async function startWithdrawal({ ctx, asker, locale, origin, cardId, amount }: Asked, keep: Keep): Promise<Started> {
  const { otp, card, reply } = await ctx.db.transaction(async (tx) => {
    // Locked until the payment exists and makes the card busy: otherwise the card could be deleted before that.
    const card = await lockCard(tx, asker.id, cardId);
    if (card === null) throw new Problem('not_found');
    await requireAllowed(tx, asker.id, amount);
    const tries = await takeMessage(tx, ctx, payingWith(asker, card, card.smsPhone));
    const { now } = momentOf(ctx);
    const otp = newOtp(card.smsPhone, now, tries);
    const events = [event('created', 'created', now), event('code_sent', 'otp_required', now)];
    const plan = {
      purpose: 'withdrawal',
      orderId: null,
      parts: null,
      quoteId: null,
      amount,
      card: null,
      balanceAmount: amount,
      app: null,
    } as const;
    const payment = newPayment(plan, origin, { status: 'otp_required', now, events, card, otp });
    const held = await setAside(tx, payment, now);
    if (held === null) throw new Problem('insufficient_balance');
    const reply: Started = { status: 201, body: paymentView(payment, { locale, now }) };
    await writeTogether(tx, [tx.insert(payments).values(payment), ...held, ...keep(tx, reply)]);
    return { otp, card, reply };
  });
  await ctx.faultPoint(origin.operation, 'after-settle');
  await sendWithdrawalCode(ctx, otp, { amount, last4: card.last4 }, locale);
  return reply;
}

async function requireAllowed(tx: Database, customerId: string, amount: number): Promise<void> {
  const { available, claimed } = await readBalance(tx, customerId);
  requireNoClaim(claimed);
  const { min, max } = withdrawalBounds(available);
  if (amount > TOP_UP_BOUNDS.max) throw new Problem('amount_above_max', { extras: { min, max } });
  if (amount < Math.max(min, 1)) throw new Problem('amount_below_min', { extras: { min, max } });
  if (amount > available) throw new Problem('insufficient_balance');
}
