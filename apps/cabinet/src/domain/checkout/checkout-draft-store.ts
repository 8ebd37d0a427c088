import { readStoredValue, removeStoredValue, type ValueStorage, writeStoredValue } from '@muddat/app-shell';
import * as v from 'valibot';
import { type CheckoutDraft, checkoutDraftSchema, EMPTY_CHECKOUT_DRAFT } from './checkout-draft.ts';

const STORAGE_KEY = 'muddat.checkout-draft';
/** A customer who returns within a week finds the form with its values. */
const DRAFT_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const recordSchema = v.object({ customer: v.string(), at: v.number(), draft: checkoutDraftSchema });

/** What this customer has filled in on this device within the last week, or an empty form. Another customer's draft is ignored. */
export function readCheckoutDraft(store: ValueStorage, customer: string, now: number): CheckoutDraft {
  const draft = readStoredValue(store, STORAGE_KEY, (stored) => {
    const kept = v.safeParse(recordSchema, stored);
    return kept.success && kept.output.customer === customer && now - kept.output.at <= DRAFT_TTL_MS ? kept.output.draft : null;
  });
  if (draft === null) return EMPTY_CHECKOUT_DRAFT;
  // A fee of an older build does not say for which basket it was chosen.
  return draft.feeBasket === null ? { ...draft, initialFee: null } : draft;
}

export function saveCheckoutDraft(store: ValueStorage, customer: string, draft: CheckoutDraft, now: number): void {
  writeStoredValue(store, STORAGE_KEY, { customer, at: now, draft });
}

/** Called after the order is placed and at the sign-out, since the draft contains an address. */
export function clearCheckoutDraft(store: ValueStorage): void {
  removeStoredValue(store, STORAGE_KEY);
}
