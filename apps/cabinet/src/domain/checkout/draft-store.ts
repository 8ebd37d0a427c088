import { readStored, removeStored, type ValueStorage, writeStored } from '@muddat/app-shell';
import * as v from 'valibot';
import { type Draft, draftSchema, EMPTY_DRAFT } from './draft.ts';

const NAME = 'muddat.checkout-draft';
/** A customer who returns within a week finds the form with its values. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const recordSchema = v.object({ customer: v.string(), at: v.number(), draft: draftSchema });

/** What this customer has filled in on this device, or an empty form. Another customer's draft is ignored. */
export function readDraft(store: ValueStorage, customer: string, now: number): Draft {
  const draft = readStored(store, NAME, (stored) => {
    const kept = v.safeParse(recordSchema, stored);
    return kept.success && kept.output.customer === customer && now - kept.output.at <= KEPT_MS ? kept.output.draft : null;
  });
  return draft ?? EMPTY_DRAFT;
}

export function keepDraft(store: ValueStorage, customer: string, draft: Draft, now: number): void {
  writeStored(store, NAME, { customer, at: now, draft });
}

/** Called after the order is placed and at the sign-out, since the draft contains an address. */
export function forgetDraft(store: ValueStorage): void {
  removeStored(store, NAME);
}
