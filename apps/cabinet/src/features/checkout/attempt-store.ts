import { readStored, removeStored, type ValueStorage, writeStored } from '@muddat/app-shell';
import * as v from 'valibot';
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
export function readAttempt(store: ValueStorage, customer: string, now: number): PlacingAttempt | null {
  const kept = readRecord(store);
  if (kept === null || kept.customer !== customer || now - kept.startedAt > KEPT_MS) return null;
  const { key, startedAt, request } = kept;
  const { card_entity_id: card, comment, ...rest } = request;
  return {
    key,
    startedAt,
    request: { ...rest, ...(card === undefined ? {} : { card_entity_id: card }), ...(comment === undefined ? {} : { comment }) },
  };
}

/**
 * Keeps the key before the first request goes out, so that a reload, a second tab or a crash finds the same checkout. In a full or forbidden
 * store the key lives as long as this page, and the address names the checkout once the server has.
 */
export function keepAttempt(store: ValueStorage, customer: string, attempt: PlacingAttempt): void {
  writeStored(store, PLACING_NAME, { customer, ...attempt });
}

/** Forgets the attempt with this key, or any where no key is named; one that has been begun since stays. */
export function forgetAttempt(store: ValueStorage, key: string | null): void {
  const kept = readRecord(store);
  if (kept !== null && (key === null || kept.key === key)) removeStored(store, PLACING_NAME);
}

const readRecord = (store: ValueStorage) =>
  readStored(store, PLACING_NAME, (stored) => {
    const kept = v.safeParse(recordSchema, stored);
    return kept.success ? kept.output : null;
  });
