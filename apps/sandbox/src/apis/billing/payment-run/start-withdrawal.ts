import { TOP_UP_BOUNDS } from '@muddat/schedule';
import type { Context } from '../../../core/context.ts';
import type { StoreResponse } from '../../../core/idempotency.ts';
import type { Locale } from '../../../core/locale.ts';
import { momentOf } from '../../../core/moment.ts';
import type { Customer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { lockCard } from '../cards/card-store.ts';
import { paymentCodeUse } from '../codes/code-budget.ts';
import { sendWithdrawalCode } from '../codes/code-message.ts';
import { issueOtp } from '../codes/issue-otp.ts';
import { readBalance } from '../ledger/balance.ts';
import { assertNoClaim } from '../ledger/claim.ts';
import { holdBalanceShare } from '../ledger/hold.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { insertPayment } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { withdrawalBounds } from '../payment/withdrawal-bounds.ts';
import { buildPaymentRow, type PaymentOrigin } from './create-payment-row.ts';
import type { PaymentCreatedResponse } from './start-balance-payment.ts';

type StartWithdrawalParams = {
  readonly ctx: Context;
  readonly requester: Customer;
  readonly locale: Locale;
  readonly origin: PaymentOrigin;
  readonly cardId: string;
  readonly amount: number;
};

/**
 * Holds the sum and sends a code, whatever the card. A bank may allow charges without a code, but paying out money from the balance needs
 * one.
 */
export async function startWithdrawal(
  { ctx, requester, locale, origin, cardId, amount }: StartWithdrawalParams,
  keep: StoreResponse,
): Promise<PaymentCreatedResponse> {
  const { otp, card, reply } = await ctx.db.transaction(async (tx) => {
    // Locked until the payment exists and makes the card busy: otherwise the card could be deleted before that.
    const card = await lockCard(tx, requester.id, cardId);
    if (card === null) throw new Problem('not_found');
    await assertWithdrawalAllowed(tx, requester.id, amount);
    const otp = await issueOtp(tx, ctx, paymentCodeUse(requester, card, card.smsPhone));
    const { now } = momentOf(ctx);
    const events = [paymentEvent('created', 'created', now), paymentEvent('code_sent', 'otp_required', now)];
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
    const payment = buildPaymentRow(plan, origin, { status: 'otp_required', now, events, card, otp });
    const held = await holdBalanceShare(tx, payment, now);
    if (held === null) throw new Problem('insufficient_balance');
    const reply: PaymentCreatedResponse = { status: 201, body: paymentView(payment, { locale, now }) };
    await runWritesAtOnce(tx, [insertPayment(tx, payment), ...held, ...keep(tx, reply)]);
    return { otp, card, reply };
  });
  await ctx.faultPoint(origin.operation, 'after-settle');
  await sendWithdrawalCode(ctx, otp, { amount, last4: card.last4 }, locale);
  return reply;
}

async function assertWithdrawalAllowed(tx: Database, customerId: string, amount: number): Promise<void> {
  const { available, claimed } = await readBalance(tx, customerId);
  assertNoClaim(claimed);
  const { min, max } = withdrawalBounds(available);
  if (amount > TOP_UP_BOUNDS.max) throw new Problem('amount_above_max', { extras: { min, max } });
  if (amount < Math.max(min, 1)) throw new Problem('amount_below_min', { extras: { min, max } });
  if (amount > available) throw new Problem('insufficient_balance');
}
