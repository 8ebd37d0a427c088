import { readStoredValue, removeStoredValue, type ValueStorage, writeStoredValue } from '@muddat/app-shell';
import * as v from 'valibot';
import type { PaymentAttempt } from './payment.types.ts';
import { type PurposeKey, parseStoredPurpose } from './purpose.ts';
import { sourceSchema } from './source.ts';

/**
 * The fields of the purpose are stored next to amount and source, not in a nested object, so that a tab with an older build can read them.
 */
const recordSchema = (key: PurposeKey) =>
  v.object({
    key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    /** The customer's id. Another customer who signs in on this device must not continue the attempt. */
    customer: v.string(),
    startedAt: v.pipe(v.number(), v.finite()),
    /** The payment's id, once the server has sent it. */
    paymentId: v.optional(v.string()),
    draft: v.pipe(
      v.looseObject({ amount: v.pipe(v.number(), v.integer()), source: sourceSchema }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { amount, source } = dataset.value;
        const purpose = parseStoredPurpose(key, dataset.value);
        if (purpose !== null) return { purpose, amount, source };
        addIssue({ message: 'foreign-aim' });
        return NEVER;
      }),
    ),
  });

/** The name under which the attempt is stored. Other tabs get a `storage` event with this name when it changes. */
export const attemptStorageKey = (key: PurposeKey) => `muddat.${key}`;

export type AttemptOwner = { purposeKey: PurposeKey; customer: string };

/**
 * The unfinished attempt of this customer under this purpose key, or null. It never expires: the server finds a payment by its key for as
 * long as it stores the payment (billing contract), and the device's clock may be days off.
 */
export function readAttempt(store: ValueStorage, { purposeKey, customer }: AttemptOwner): PaymentAttempt | null {
  const kept = readRecord(store, purposeKey);
  if (!kept || kept.customer !== customer) return null;
  return { key: kept.key, startedAt: kept.startedAt, draft: kept.draft };
}

/** Stores the attempt before the first request is sent, so that a reload, a crash or a second tab finds the same payment. */
export function saveAttempt(store: ValueStorage, { purposeKey, customer }: AttemptOwner, attempt: PaymentAttempt): void {
  writeRecord(store, purposeKey, { ...attempt, customer });
}

/** Stores the id of the payment that the server has created for this key, so that `clearAttempt` also finds the attempt by that id. */
export function setAttemptPaymentId(store: ValueStorage, aimKey: PurposeKey, { key, paymentId }: { key: string; paymentId: string }): void {
  const kept = readRecord(store, aimKey);
  if (kept?.key === key && kept.paymentId !== paymentId) writeRecord(store, aimKey, { ...kept, paymentId });
}

/** Deletes the attempt with this key or of this payment. A newer attempt stays. */
export function clearAttempt(store: ValueStorage, aimKey: PurposeKey, ended: { key: string | null; paymentId: string | null }): void {
  const kept = readRecord(store, aimKey);
  const same = kept && (kept.key === ended.key || (kept.paymentId !== undefined && kept.paymentId === ended.paymentId));
  if (same) removeStoredValue(store, attemptStorageKey(aimKey));
}

type AttemptRecord = v.InferOutput<ReturnType<typeof recordSchema>>;

function readRecord(store: ValueStorage, aimKey: PurposeKey): AttemptRecord | null {
  return readStoredValue(store, attemptStorageKey(aimKey), (stored) => {
    const kept = v.safeParse(recordSchema(aimKey), stored);
    return kept.success ? kept.output : null;
  });
}

/** Stores the record. If the storage is full or forbidden, only this page knows the key, until its URL contains the payment's id. */
function writeRecord(store: ValueStorage, aimKey: PurposeKey, record: AttemptRecord): void {
  const { purpose, ...rest } = record.draft;
  writeStoredValue(store, attemptStorageKey(aimKey), { ...record, draft: { ...purpose, ...rest } });
}
