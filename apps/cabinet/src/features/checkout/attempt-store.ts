import * as v from 'valibot';
import type { KeyValueStore } from '../../shared/device/browser-store.ts';
import type { PlacingAttempt } from './placing.machine.ts';

/** Where the attempt stands; other tabs hear of a change, and wait for their turn, under this name. */
export const PLACING_NAME = 'muddat.checkout';
/** The server keeps keys for 24 hours (domain, Payments); after that a key can no longer tell what became of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const recordSchema = v.object({
  customer: v.string(),
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  startedAt: v.pipe(v.number(), v.finite()),
  request: v.object({
    quote_id: v.string(),
    card_entity_id: v.optional(v.string()),
    comment: v.optional(v.string()),
    offer_accepted: v.boolean(),
    offer_version: v.string(),
  }),
});

/** The attempt of this customer that has not come to its end, or null. */
export function readAttempt(store: KeyValueStore, customer: string, now: number): PlacingAttempt | null {
  try {
    const kept = v.safeParse(recordSchema, JSON.parse(store.getItem(PLACING_NAME) ?? 'null'));
    if (!kept.success || kept.output.customer !== customer || now - kept.output.startedAt > KEPT_MS) return null;
    const { key, startedAt, request } = kept.output;
    const { card_entity_id: card, comment, ...rest } = request;
    return {
      key,
      startedAt,
      request: { ...rest, ...(card === undefined ? {} : { card_entity_id: card }), ...(comment === undefined ? {} : { comment }) },
    };
  } catch {
    return null;
  }
}

/** Keeps the key before the first request goes out, so that a reload, a second tab or a crash finds the same checkout. */
export function keepAttempt(store: KeyValueStore, customer: string, attempt: PlacingAttempt): void {
  try {
    store.setItem(PLACING_NAME, JSON.stringify({ customer, ...attempt }));
  } catch {
    // A full or forbidden store: the key lives as long as this page, and the address names the checkout once the server has.
  }
}

/** Forgets the attempt with this key, or any where no key is named; one that has been begun since stays. */
export function forgetAttempt(store: KeyValueStore, key: string | null): void {
  try {
    const kept = v.safeParse(recordSchema, JSON.parse(store.getItem(PLACING_NAME) ?? 'null'));
    if (kept.success && (key === null || kept.output.key === key)) store.removeItem(PLACING_NAME);
  } catch {
    // Nothing is kept in a forbidden store.
  }
}
