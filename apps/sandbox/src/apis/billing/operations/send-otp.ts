import type { billing } from '@muddat/sdk/types';
import { cleanPasted, failureText, parseCardExpiry, parseCardNumber, personName } from '@muddat/validators';
import { toSingleLine } from '../../../core/field-validator.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { findBankPhone } from '../cards/bank-phone.ts';
import type { CardDraft } from '../cards/card-draft.ts';
import { insertCardOtp } from '../cards/card-otp-store.ts';
import { OFFER_VERSION } from '../cards/offer-version.ts';
import { cardCodeUse } from '../codes/code-budget.ts';
import { sendCardCode } from '../codes/code-message.ts';
import { issueOtp } from '../codes/issue-otp.ts';
import { otpView } from '../codes/otp-rules.ts';

const OPERATION = 'billing.sendOtp';
type SendOtpResponse = { readonly status: 200; readonly body: billing.components['schemas']['CardOtp'] };

/** spec 7, Billing: the first step of saving a card. A wrong card or an offer that was not accepted is refused before any work. */
export const sendOtp = operation('billing', 'sendOtp', async ({ ctx, body, headers, customer, locale }) => {
  const requester = requireCustomer(customer);
  const customerId = requester.id;
  if (body.offer_accepted !== true) throw new Problem('offer_not_accepted', { fields: { offer_accepted: 'required' } });
  const card = parseDraft(body, ctx.clock.now());
  // The card number must leave no trace, not even in the stored hash of the request.
  const fingerprint = { bin: card.bin, last4: card.last4, expiry: card.expiry, owner: card.owner };
  return runIdempotently(
    { ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: fingerprint },
    async (keep): Promise<SendOtpResponse> => {
      const { otp, reply } = await ctx.db.transaction(async (tx) => {
        const phone = await findBankPhone(tx, card, requester.phone);
        const otp = await issueOtp(tx, ctx, cardCodeUse(requester, card, phone));
        const id = newId('otp');
        const reply: SendOtpResponse = { status: 200, body: { otp_id: id, ...otpView(otp, ctx.clock.now()) } };
        await insertCardOtp(tx, id, customerId, otp, card);
        await runWritesAtOnce(tx, keep(tx, reply));
        return { otp, reply };
      });
      await sendCardCode(ctx, otp, card.last4, locale);
      return reply;
    },
  );
});

function parseDraft(body: billing.components['schemas']['SendOtpRequest'], now: Date): CardDraft {
  const number = parseCardNumber(body.number);
  if (!number.ok) throw new Problem('card_invalid', { fields: { number: number.code } });
  const yymm = /^(\d{2})(\d{2})$/.exec(cleanPasted(body.expiry).trim());
  const expiry = parseCardExpiry(yymm === null ? '' : `${yymm[2]}${yymm[1]}`, now.getTime());
  if (!expiry.ok) throw new Problem('card_invalid', { fields: { expiry: expiry.code } });
  const owner = toSingleLine(body.owner ?? '');
  const wrongOwner = personName(owner);
  if (wrongOwner !== null) throw new Problem('card_invalid', { fields: { owner: failureText(wrongOwner) } });
  return {
    bin: number.number.slice(0, 6),
    last4: number.number.slice(-4),
    expiry: expiry.yymm,
    system: number.system,
    network: number.network ?? null,
    owner: owner === '' ? null : owner,
    offerVersion: OFFER_VERSION,
    offerAcceptedAt: now.toISOString(),
  };
}
