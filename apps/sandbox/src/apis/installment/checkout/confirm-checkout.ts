import type { Locale } from '@muddat/i18n';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../../core/context.ts';
import { fieldErrorCodesSchema } from '../../../core/field-codes.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { momentOf } from '../../../core/moment.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { checkoutKeys, checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { type CheckoutRow, checkoutOtpOf } from '../../billing/codes/checkout-otp.ts';
import { checkoutCodeUse, verifyOtpWithinBudgets } from '../../billing/codes/code-budget.ts';
import { replacedOtpProblem } from '../../billing/codes/sent-otp.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { assertNoClaim, lockClaim } from '../../billing/ledger/claim.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { isSameQuote } from './adjust-quote-request.ts';
import { lockCheckout } from './checkout-store.ts';
import { viewCheckout } from './checkout-view.ts';
import { computeQuote, replaceQuote } from './compute-quote.ts';
import { requireQuote } from './find-quote.ts';
import { sellOutMagicGoods } from './magic-goods.ts';
import { sendOrdersPlacedSms } from './orders-placed-sms.ts';
import { placeOrders } from './place-orders.ts';
import { quoteReplacementProblem } from './quote-changed.ts';
import { assertBasketNotPlaced, lockCustomer } from './same-basket.ts';

const OPERATION = 'installment.confirmCheckout';
type CodeAttempt = {
  readonly ctx: Context;
  readonly requester: Customer;
  readonly checkoutId: string;
  readonly code: string;
  readonly key: string;
  readonly locale: Locale;
};
type Checkout = Awaited<ReturnType<typeof viewCheckout>>;
type ConfirmCheckoutResponse = { readonly status: 200; readonly body: Checkout };
/** A refusal is returned, and thrown only after the commit: a rollback would restore the used attempt. */
type CodeOutcome =
  | { kind: 'refused'; problem: Problem }
  | { kind: 'changed'; checkout: CheckoutRow }
  | { kind: 'placed'; reply: ConfirmCheckoutResponse; first: boolean };

/**
 * Places the orders of a checkout. Goods, limit, promo code and bonuses are checked again under their locks; orders and the stored response
 * are written in one transaction. Idempotent by checkout: a second correct code places nothing.
 */
export const confirmCheckout = operation('installment', 'confirmCheckout', async ({ ctx, customer, params, body, headers, locale }) => {
  const requester = requireCustomer(customer);
  const { id: customerId } = requester;
  await assertAccountActive(ctx.db, customerId);
  await runDueJobs(ctx);
  const key = headers['idempotency-key'];
  const asked = { ctx, requester, checkoutId: params.checkout_id, code: body.code, key, locale };
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body: { ...body, ...params } }, async (keep) => {
    await sellOutMagicGoods(ctx, customerId, params.checkout_id);
    await ctx.faultPoint(OPERATION, 'before-place');
    const outcome = await ctx.db.transaction((tx) => attemptCode(tx, asked, (reply) => keep(tx, reply)));
    if (outcome.kind === 'refused') throw outcome.problem;
    if (outcome.kind === 'changed') throw await quoteChangedProblemOf(ctx, outcome.checkout, locale);
    await ctx.faultPoint(OPERATION, 'after-place');
    if (outcome.first) await sendOrdersPlacedSms(ctx, requester, outcome.reply.body.orders, locale);
    return outcome.reply;
  });
});

const refused = (problem: Problem): CodeOutcome => ({ kind: 'refused', problem });
const locked = () => refused(new Problem('otp_locked', { extras: { tries_left: 0 } }));

async function attemptCode(
  tx: Database,
  asked: CodeAttempt,
  keep: (reply: ConfirmCheckoutResponse) => readonly PendingWrite[],
): Promise<CodeOutcome> {
  const { ctx, requester, checkoutId, code, key } = asked;
  const customerId = requester.id;
  const moment = momentOf(ctx);
  const { now } = moment;
  const checkout = await lockCheckout(tx, customerId, checkoutId);
  if (checkout.status === 'placed')
    return { kind: 'placed', first: false, reply: { status: 200, body: await viewCheckout(tx, checkout, now) } };
  if (checkout.reason === 'quote_changed') return { kind: 'changed', checkout };
  if (checkout.status === 'failed') return locked();
  const quote = await requireQuote(tx, customerId, checkout.quoteId);
  await lockCustomer(tx, customerId);
  await assertBasketNotPlaced(tx, quote, now);
  // Checked before the code, so that this refusal does not use up an attempt.
  assertNoClaim((await readBalance(tx, customerId)).claimed);
  if (checkout.status === 'expired' || now >= checkout.expiresAt) return refused(new Problem('otp_expired'));
  const verdict = await verifyOtpWithinBudgets(tx, ctx, checkoutCodeUse(requester, checkout.phone), checkoutOtpOf(checkout), code);
  if (verdict.kind === 'used-up') return refused(verdict.problem);
  if (verdict.kind === 'replaced') return refused(replacedOtpProblem(verdict));
  if (verdict.kind === 'expired') return refused(new Problem('otp_expired'));
  if (verdict.kind === 'locked') return locked();
  if (verdict.kind === 'wrong') {
    const { triesLeft } = verdict;
    await updateCheckout(tx, checkout, triesLeft === 0 ? { triesLeft, status: 'failed', reason: 'otp_locked' } : { triesLeft });
    return refused(new Problem('otp_wrong', { extras: { tries_left: triesLeft } }));
  }
  const ask = { ...quote.request, ...(checkout.cardId === null ? {} : { card_entity_id: checkout.cardId }) };
  const again = await computeQuote(tx, { customerId, ask, moment }, true);
  if (again.kind === 'refused' || !isSameQuote(quote.record, again.record)) {
    const { quote: next, fields } = await replaceQuote(tx, { customerId, ask, moment });
    const failed = { status: 'failed', reason: 'quote_changed', nextQuoteId: next?.id ?? null, changes: { ...fields } };
    return { kind: 'changed', checkout: await updateCheckout(tx, checkout, failed) };
  }
  // Locks the claim after the goods, as a cancellation does, to prevent deadlocks. A chargeback that arrives now waits until the orders are
  // placed.
  assertNoClaim(await lockClaim(tx, customerId));
  return { kind: 'placed', first: true, reply: await placeCheckout(tx, asked, checkout, again.record, keep, key) };
}

async function placeCheckout(
  tx: Database,
  { ctx, requester, locale }: CodeAttempt,
  checkout: CheckoutRow,
  record: QuoteRecord,
  keep: (reply: ConfirmCheckoutResponse) => readonly PendingWrite[],
  key: string,
): Promise<ConfirmCheckoutResponse> {
  const moment = momentOf(ctx);
  await placeOrders(tx, { customerId: requester.id, checkout, record, moment, config: ctx.config, locale });
  const placed = await updateCheckout(tx, checkout, { status: 'placed', placedAt: moment.now });
  const reply: ConfirmCheckoutResponse = { status: 200, body: await viewCheckout(tx, placed, moment.now) };
  const named = tx.insert(checkoutKeys).values({ customerId: requester.id, key, checkoutId: checkout.id }).onConflictDoNothing();
  await runWritesAtOnce(tx, [named, ...keep(reply)]);
  return reply;
}

async function updateCheckout(tx: Database, checkout: CheckoutRow, set: Partial<CheckoutRow>): Promise<CheckoutRow> {
  await tx.update(checkouts).set(set).where(eq(checkouts.id, checkout.id));
  return { ...checkout, ...set };
}

async function quoteChangedProblemOf({ db }: Context, { nextQuoteId, changes }: CheckoutRow, locale: Locale): Promise<Problem> {
  const [quote] = nextQuoteId === null ? [] : await db.select().from(checkoutQuotes).where(eq(checkoutQuotes.id, nextQuoteId));
  return quoteReplacementProblem({ quote: quote ?? null, fields: v.parse(fieldErrorCodesSchema, changes ?? {}) }, locale);
}
