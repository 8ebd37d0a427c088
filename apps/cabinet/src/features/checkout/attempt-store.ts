import { readStoredValue, removeStoredValue, type ValueStorage, writeStoredValue } from '@muddat/app-shell';
import * as v from 'valibot';
import type { OrderPlacementAttempt } from './order-placement.machine.ts';

/** The storage name of the attempt. Other tabs get a `storage` event with this name, and the lock between tabs has the same name. */
export const CHECKOUT_ATTEMPT_KEY = 'muddat.checkout';
/**
 * The server stores the idempotency key of a checkout for 24 hours (installment contract). An older key no longer finds the result of its
 * request.
 */
const ATTEMPT_TTL_MS = 24 * 60 * 60 * 1000;

const recordSchema = v.object({
  customer: v.string(),
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  startedAt: v.pipe(v.number(), v.finite()),
  request: v.object({
    quote_id: v.string(),
    card_entity_id: v.optional(v.string()),
    comment: v.optional(v.string()),
    offer_accepted: v.literal(true),
    offer_version: v.string(),
  }),
});

/** The unfinished attempt of this customer, or null. */
export function readCheckoutAttempt(store: ValueStorage, customer: string, now: number): OrderPlacementAttempt | null {
  const kept = readRecord(store);
  if (kept === null || kept.customer !== customer || now - kept.startedAt > ATTEMPT_TTL_MS) return null;
  const { key, startedAt, request } = kept;
  const { card_entity_id: card, comment, ...rest } = request;
  return {
    key,
    startedAt,
    request: { ...rest, ...(card === undefined ? {} : { card_entity_id: card }), ...(comment === undefined ? {} : { comment }) },
  };
}

/**
 * Stores the attempt before its first request is sent, so that a reload, a second tab or a crash finds the same checkout.
 * If the storage is full or forbidden, the key exists only in memory. After the server's first response, the URL contains the id of the
 * checkout.
 */
export function saveCheckoutAttempt(store: ValueStorage, customer: string, attempt: OrderPlacementAttempt): void {
  writeStoredValue(store, CHECKOUT_ATTEMPT_KEY, { customer, ...attempt });
}

/** Deletes the stored attempt if it has this key, so that a newer attempt of another tab stays. A null key deletes any attempt. */
export function deleteCheckoutAttempt(store: ValueStorage, key: string | null): void {
  const kept = readRecord(store);
  if (kept !== null && (key === null || kept.key === key)) removeStoredValue(store, CHECKOUT_ATTEMPT_KEY);
}

const readRecord = (store: ValueStorage) =>
  readStoredValue(store, CHECKOUT_ATTEMPT_KEY, (stored) => {
    const kept = v.safeParse(recordSchema, stored);
    return kept.success ? kept.output : null;
  });
