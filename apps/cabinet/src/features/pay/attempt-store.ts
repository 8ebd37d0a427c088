import * as v from 'valibot';
import type { PayAttempt } from './pay.types.ts';

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  /** Whose attempt it is: another customer who signs in on this device must not take it over. */
  customer: v.string(),
  startedAt: v.pipe(v.number(), v.finite()),
  draft: v.object({
    amount: v.pipe(v.number(), v.integer()),
    source: v.variant('type', [v.object({ type: v.literal('bank_card'), entityId: v.string() }), v.object({ type: v.literal('balance') })]),
  }),
});

/** The server keeps keys for at least 24 hours (domain, Payments); after that a key can no longer tell what became of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const nameOf = (orderId: string) => `muddat.pay.${orderId}`;

/** What the store needs of `localStorage`, which may be full or forbidden. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type AttemptOwner = { orderId: string; customer: string; now: number };

/** The attempt of this customer on this order that has not come to its end, or null. */
export function readAttempt(store: KeyValueStore, { orderId, customer, now }: AttemptOwner): PayAttempt | null {
  const kept = v.safeParse(attemptSchema, parseJson(read(store, nameOf(orderId))));
  if (!kept.success || kept.output.customer !== customer || now - kept.output.startedAt > KEPT_MS) return null;
  return { key: kept.output.key, draft: kept.output.draft };
}

/** Keeps the key before the first request goes out, so that a reload, a second tab or a crash finds the same payment. */
export function keepAttempt(store: KeyValueStore, { orderId, customer, now }: AttemptOwner, attempt: PayAttempt): void {
  try {
    store.setItem(nameOf(orderId), JSON.stringify({ ...attempt, customer, startedAt: now }));
  } catch {
    // A full or forbidden store: the key lives as long as this page, and the address names the payment once the server has.
  }
}

export function forgetAttempt(store: KeyValueStore, orderId: string): void {
  try {
    store.removeItem(nameOf(orderId));
  } catch {
    // Nothing was kept there either.
  }
}

function read(store: KeyValueStore, name: string): string | null {
  try {
    return store.getItem(name);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
