import * as v from 'valibot';
import type { PayAttempt } from './pay.types.ts';

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  /** Whose attempt it is: another customer who signs in on this device must not take it over. */
  customer: v.string(),
  startedAt: v.pipe(v.number(), v.finite()),
  /** The payment's id, once the server has named it. */
  paymentId: v.optional(v.string()),
  draft: v.object({
    purpose: v.picklist(['instalment', 'order', 'initial_fee']),
    amount: v.pipe(v.number(), v.integer()),
    source: v.variant('type', [v.object({ type: v.literal('bank_card'), entityId: v.string() }), v.object({ type: v.literal('balance') })]),
  }),
});

/** The server keeps keys for at least 24 hours (domain, Payments); after that a key can no longer tell what became of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Where the attempt of an order stands; other tabs hear of a change under this name. */
export const attemptName = (orderId: string) => `muddat.pay.${orderId}`;

/** What the store needs of `localStorage`, which may be full or forbidden. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type AttemptOwner = { orderId: string; customer: string; now: number };

/** The attempt of this customer on this order that has not come to its end, or null. */
export function readAttempt(store: KeyValueStore, { orderId, customer, now }: AttemptOwner): PayAttempt | null {
  const kept = readRecord(store, orderId);
  if (!kept || kept.customer !== customer || now - kept.startedAt > KEPT_MS) return null;
  return { key: kept.key, startedAt: kept.startedAt, draft: kept.draft };
}

/** Keeps the key before the first request goes out, so that a reload, a second tab or a crash finds the same payment. */
export function keepAttempt(store: KeyValueStore, { orderId, customer }: Omit<AttemptOwner, 'now'>, attempt: PayAttempt): void {
  write(store, orderId, { ...attempt, customer });
}

/** Notes which payment the server made of an attempt, so that whoever learns of its end knows which key has done its work. */
export function nameAttempt(store: KeyValueStore, orderId: string, key: string, paymentId: string): void {
  const kept = readRecord(store, orderId);
  if (kept?.key === key && kept.paymentId !== paymentId) write(store, orderId, { ...kept, paymentId });
}

/** Forgets the attempt with this key or of this payment; one that has been begun since stays. */
export function forgetAttempt(store: KeyValueStore, orderId: string, ended: { key: string | null; paymentId: string | null }): void {
  const kept = readRecord(store, orderId);
  const same = kept && (kept.key === ended.key || (kept.paymentId !== undefined && kept.paymentId === ended.paymentId));
  if (!same) return;
  try {
    store.removeItem(attemptName(orderId));
  } catch {
    // Nothing was kept there either.
  }
}

type AttemptRecord = v.InferOutput<typeof attemptSchema>;

function readRecord(store: KeyValueStore, orderId: string): AttemptRecord | null {
  const kept = v.safeParse(attemptSchema, parseJson(read(store, attemptName(orderId))));
  return kept.success ? kept.output : null;
}

function write(store: KeyValueStore, orderId: string, record: AttemptRecord): void {
  try {
    store.setItem(attemptName(orderId), JSON.stringify(record));
  } catch {
    // A full or forbidden store: the key lives as long as this page, and the address names the payment once the server has.
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
