import { and, eq, inArray } from 'drizzle-orm';
import { createFieldValidator } from '../../../core/field-validator.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { momentOf } from '../../../core/moment.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { checkoutKeys, checkouts } from '../../../db/schema/checkout.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { type CheckoutRow, checkoutOtpColumns, checkoutOtpOf } from '../../billing/codes/checkout-otp.ts';
import { checkoutCodeUse } from '../../billing/codes/code-budget.ts';
import { sendCheckoutCode } from '../../billing/codes/code-message.ts';
import { issueOtp } from '../../billing/codes/issue-otp.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { assertNoClaim } from '../../billing/ledger/claim.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { isSameQuote } from './adjust-quote-request.ts';
import { viewCheckout } from './checkout-view.ts';
import { computeQuote, type QuoteRow } from './compute-quote.ts';
import { requireQuote } from './find-quote.ts';
import { makeQuoteChangedProblem } from './quote-changed.ts';
import { assertBasketNotPlaced, findSameCheckout, lockCustomer } from './same-basket.ts';

const OPERATION = 'installment.createCheckout';
/** spec gap: a checkout waits half an hour for its code, as a payment does. */
const CODE_WAIT_MS = 1_800_000;

/** Signs a quote: stores the accepted version of the offer and sends a code. Nothing is placed before the code. */
export const createCheckout = operation('installment', 'createCheckout', async ({ ctx, customer, body, headers, locale }) => {
  const requester = requireCustomer(customer);
  const { id: customerId, phone } = requester;
  if (body.offer_accepted !== true) throw new Problem('offer_not_accepted', { fields: { offer_accepted: 'required' } });
  await runDueJobs(ctx);
  await assertAccountActive(ctx.db, customerId);
  const key = headers['idempotency-key'];
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, async (keep) => {
    assertNoClaim((await readBalance(ctx.db, customerId)).claimed);
    const moment = momentOf(ctx);
    const { now } = moment;
    const quote = await requireQuote(ctx.db, customerId, body.quote_id);
    if (body.offer_version !== quote.record.offerVersion) {
      throw new Problem('validation_failed', { fields: { offer_version: 'outdated' } });
    }
    const signed = await findOpenCheckout(ctx.db, quote, now);
    const ask = body.card_entity_id === undefined ? quote.request : { ...quote.request, card_entity_id: body.card_entity_id };
    const wanted = { cardId: ask.card_entity_id ?? null, comment: createFieldValidator().optionalText(body.comment) };
    if (signed === null) {
      await assertBasketNotPlaced(ctx.db, quote, now);
      const verdict = await computeQuote(ctx.db, { customerId, ask, moment });
      const good = verdict.kind === 'quoted' && now < quote.goodUntil && isSameQuote(quote.record, verdict.record);
      if (!good) throw await makeQuoteChangedProblem(ctx.db, { customerId, ask, moment }, locale);
    }
    const outcome = await ctx.db.transaction(async (tx) => {
      await requireQuote(tx, customerId, quote.id, true);
      await lockCustomer(tx, customerId);
      await assertBasketNotPlaced(tx, quote, now);
      const found = (await findOpenCheckout(tx, quote, now)) ?? (await findSameCheckout(tx, quote, wanted, now));
      // The SMS of a checkout that already exists, for example from another tab, was sent before: do not send a second one.
      const checkout: CheckoutRow = found ?? {
        id: newId('chk'),
        customerId,
        quoteId: quote.id,
        status: 'otp_required',
        reason: null,
        nextQuoteId: null,
        changes: null,
        ...wanted,
        offerVersion: quote.record.offerVersion,
        offerAcceptedAt: now,
        otpId: newId('otp'),
        ...checkoutOtpColumns(await issueOtp(tx, ctx, checkoutCodeUse(requester, phone))),
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_WAIT_MS),
        placedAt: null,
      };
      if (found === null) {
        await expireOpenCheckouts(tx, quote.id);
        await tx.insert(checkouts).values(checkout);
      }
      const reply = { status: 201, body: await viewCheckout(tx, checkout, ctx.clock.now()) } as const;
      const named = tx.insert(checkoutKeys).values({ customerId, key, checkoutId: checkout.id }).onConflictDoNothing();
      await runWritesAtOnce(tx, [named, ...keep(tx, reply)]);
      return { reply, fresh: found === null ? checkout : null };
    });
    if (outcome.fresh !== null) await sendCheckoutCode(ctx, checkoutOtpOf(outcome.fresh), quote.record, locale);
    return outcome.reply;
  });
});

/** The checkout that already exists for this quote, for example from another tab, if it is placed or still waits for its code. */
async function findOpenCheckout(db: Database, quote: QuoteRow, now: Date): Promise<CheckoutRow | null> {
  const [found] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.quoteId, quote.id), inArray(checkouts.status, ['otp_required', 'placed'])));
  if (found === undefined) return null;
  return found.status === 'placed' || now < found.expiresAt ? found : null;
}

async function expireOpenCheckouts(tx: Database, quoteId: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.quoteId, quoteId), eq(checkouts.status, 'otp_required')));
}
