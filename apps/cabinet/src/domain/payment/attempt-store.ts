import { readStored, removeStored, type ValueStorage, writeStored } from '@muddat/app-shell';
import * as v from 'valibot';
import { type AimKey, parseKeptAim } from './aim.ts';
import type { PaymentAttempt } from './payment.types.ts';
import { sourceSchema } from './source.ts';

/**
 * The fields of an aim stand beside amount and source, so that tabs with an older build can read what this one keeps: they know the
 * three purposes of an order by the same names.
 */
const recordSchema = (key: AimKey) =>
  v.object({
    key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    /** Whose attempt it is: another customer who signs in on this device must not take it over. */
    customer: v.string(),
    startedAt: v.pipe(v.number(), v.finite()),
    /** The payment's id, once the server has named it. */
    paymentId: v.optional(v.string()),
    draft: v.pipe(
      v.looseObject({ amount: v.pipe(v.number(), v.integer()), source: sourceSchema }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { amount, source } = dataset.value;
        const aim = parseKeptAim(key, dataset.value);
        if (aim !== null) return { aim, amount, source };
        addIssue({ message: 'foreign-aim' });
        return NEVER;
      }),
    ),
  });

/** Where the attempt of an aim stands; other tabs hear of a change under this name. */
export const attemptName = (key: AimKey) => `muddat.${key}`;

export type AttemptOwner = { aimKey: AimKey; customer: string };

/**
 * The attempt of this customer on this aim that has not come to its end, or null. However old: the server finds a payment by its key for
 * as long as it keeps the payment (billing contract), and a device's clock may be days off.
 */
export function readAttempt(store: ValueStorage, { aimKey, customer }: AttemptOwner): PaymentAttempt | null {
  const kept = readRecord(store, aimKey);
  if (!kept || kept.customer !== customer) return null;
  return { key: kept.key, startedAt: kept.startedAt, draft: kept.draft };
}

/** Keeps the key before the first request goes out, so that a reload, a second tab or a crash finds the same payment. */
export function keepAttempt(store: ValueStorage, { aimKey, customer }: AttemptOwner, attempt: PaymentAttempt): void {
  write(store, aimKey, { ...attempt, customer });
}

/** Stores the id of the payment that the server has made of this key, so that the end of the payment is known to be the end of the attempt. */
export function nameAttempt(store: ValueStorage, aimKey: AimKey, { key, paymentId }: { key: string; paymentId: string }): void {
  const kept = readRecord(store, aimKey);
  if (kept?.key === key && kept.paymentId !== paymentId) write(store, aimKey, { ...kept, paymentId });
}

/** Forgets the attempt with this key or of this payment; one that has been begun since stays. */
export function forgetAttempt(store: ValueStorage, aimKey: AimKey, ended: { key: string | null; paymentId: string | null }): void {
  const kept = readRecord(store, aimKey);
  const same = kept && (kept.key === ended.key || (kept.paymentId !== undefined && kept.paymentId === ended.paymentId));
  if (same) removeStored(store, attemptName(aimKey));
}

type AttemptRecord = v.InferOutput<ReturnType<typeof recordSchema>>;

function readRecord(store: ValueStorage, aimKey: AimKey): AttemptRecord | null {
  return readStored(store, attemptName(aimKey), (stored) => {
    const kept = v.safeParse(recordSchema(aimKey), stored);
    return kept.success ? kept.output : null;
  });
}

/** In a full or forbidden store the key lives as long as this page, and the address names the payment once the server has. */
function write(store: ValueStorage, aimKey: AimKey, record: AttemptRecord): void {
  const { aim, ...rest } = record.draft;
  writeStored(store, attemptName(aimKey), { ...record, draft: { ...aim, ...rest } });
}
