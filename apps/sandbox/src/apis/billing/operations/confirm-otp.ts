import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { bankOfCard } from '../cards/card-banks.ts';
import { type CardDraft, parseCardDraft } from '../cards/card-draft.ts';
import { type CardOtpRow, lockCardOtp, markCardOtpUsed, saveOtpTriesLeft } from '../cards/card-otp-store.ts';
import { type CardRow, cardView, findSameCard } from '../cards/card-store.ts';
import { cardCodeUse, verifyOtpWithinBudgets } from '../codes/code-budget.ts';
import { replacedOtpProblem } from '../codes/sent-otp.ts';

const OPERATION = 'billing.confirmOtp';
type ConfirmOtpResponse = { readonly status: 200; readonly body: billing.components['schemas']['BankCard'] };

/** spec 7, Billing: the second step of saving a card. A code works once. */
export const confirmOtp = operation('billing', 'confirmOtp', async ({ ctx, body, headers, customer }) => {
  const requester = requireCustomer(customer);
  return runIdempotently(
    { ctx, customerId: requester.id, operation: OPERATION, key: headers['idempotency-key'], body },
    async (): Promise<ConfirmOtpResponse> => {
      const outcome = await attemptCode(ctx, requester, body.otp_id, body.code);
      if (outcome instanceof Problem) throw outcome;
      return { status: 200, body: cardView(outcome) };
    },
  );
});

/** Returns a refusal as a value, which the caller throws after the commit: a rollback would restore the attempt that it used. */
async function attemptCode(ctx: Context, requester: Customer, otpId: string, code: string): Promise<CardRow | Problem> {
  return ctx.db.transaction(async (tx) => {
    const otp = await lockCardOtp(tx, otpId);
    if (otp === null || otp.customerId !== requester.id || otp.usedAt !== null) return new Problem('not_found');
    const draft = parseCardDraft(otp.card);
    const verdict = await verifyOtpWithinBudgets(tx, ctx, cardCodeUse(requester, draft, otp.phone), otp, code);
    if (verdict.kind === 'used-up') return verdict.problem;
    if (verdict.kind === 'replaced') return replacedOtpProblem(verdict);
    if (verdict.kind === 'expired') return new Problem('otp_expired');
    if (verdict.kind === 'locked') return new Problem('otp_locked', { extras: { tries_left: 0 } });
    if (verdict.kind === 'wrong') {
      await saveOtpTriesLeft(tx, otpId, verdict.triesLeft);
      return new Problem('otp_wrong', { extras: { tries_left: verdict.triesLeft } });
    }
    const now = ctx.clock.now();
    await markCardOtpUsed(tx, otpId, now);
    return saveCard(tx, otp, draft, now);
  });
}

/** Saves the card, unless the customer has saved it before. */
async function saveCard(tx: Database, otp: CardOtpRow, { offerAcceptedAt, ...draft }: CardDraft, now: Date): Promise<CardRow> {
  const same = await findSameCard(tx, otp.customerId, draft);
  if (same !== null) return same;
  const card: CardRow = {
    ...draft,
    id: newId('card'),
    customerId: otp.customerId,
    bank: bankOfCard(draft.bin),
    smsPhone: otp.phone,
    isDefault: false,
    offerAcceptedAt: new Date(offerAcceptedAt),
    createdAt: now,
    deletedAt: null,
  };
  await tx.insert(cards).values(card);
  return card;
}
