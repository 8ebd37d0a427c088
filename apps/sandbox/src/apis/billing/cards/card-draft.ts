import * as v from 'valibot';

/** A card that waits for its code. The full number is not stored, only the BIN and the last four digits (domain, Money). */
const CARD_DRAFT = v.object({
  bin: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiry: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  system: v.picklist(['uzcard', 'humo']),
  network: v.nullable(v.picklist(['unionpay', 'visa', 'mastercard'])),
  owner: v.nullable(v.string()),
  offerVersion: v.string(),
  offerAcceptedAt: v.string(),
});

export type CardDraft = v.InferOutput<typeof CARD_DRAFT>;

export function parseCardDraft(stored: unknown): CardDraft {
  return v.parse(CARD_DRAFT, stored);
}
