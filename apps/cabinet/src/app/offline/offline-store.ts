import * as v from 'valibot';
import { databaseRowStorage, type EncryptionKey, memoryRowStorage } from './offline-rows.ts';

/** Responses that are older than a week count as missing and are deleted. */
export const CACHE_TTL_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * The format of the rows. Increase it when pages need a field that stored responses lack: rows of an older format then cannot be decrypted.
 */
const FORMAT = 2;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
/** NIST SP 800-38D: 96 random bits for each row. */
const IV_BYTES = 12;

const keySchema = v.object({ id: v.string(), owner: v.string(), key: v.instance(CryptoKey) });
const rowSchema = v.object({ at: v.number(), iv: v.instance(Uint8Array<ArrayBuffer>), sealed: v.instance(ArrayBuffer) });

/** A stored response. `at`: when it came from the server; ms since 1970. */
export type StoredResponse = { data: unknown; at: number; owner: string };

export type OfflineStore = {
  /** Makes this customer the owner of the store. Unless the store was theirs already, deletes all rows and creates a new key. */
  claim: (owner: string) => Promise<void>;
  /** Stores a response under a name; does nothing if the store belongs to another customer. */
  save: (answer: StoredResponse & { name: string }) => Promise<void>;
  /** Resolves to null if the response is missing, too old, or cannot be decrypted. */
  read: (name: string) => Promise<StoredResponse | null>;
};

/**
 * Stores responses on the device, encrypted with a key that scripts cannot export. Owner, name and time are authenticated with each row, so
 * rows cannot be swapped. No function rejects: what cannot be stored or decrypted counts as missing. After `clearOfflineCache` nothing is
 * stored until a customer claims the store again.
 */
export function createOfflineStore({ rows = databaseRowStorage(), fallback = memoryRowStorage(), now = Date.now } = {}): OfflineStore {
  let used = rows;

  const currentKey = async (): Promise<EncryptionKey | null> => {
    const found = v.safeParse(keySchema, await used.key());
    return found.success ? found.output : null;
  };

  return {
    claim: (owner) =>
      fallbackOnError(undefined, async () => {
        const known = await fallbackOnError(null, currentKey);
        if (known?.owner === owner) return;
        const key = await crypto.subtle.generateKey(CIPHER, false, ['encrypt', 'decrypt']);
        const begun = { id: crypto.randomUUID(), owner, key };
        try {
          await used.reset(begun);
        } catch {
          used = fallback;
          await used.reset(begun);
        }
      }),

    save: ({ owner, name, data, at }) =>
      fallbackOnError(undefined, async () => {
        const known = await currentKey();
        if (known?.owner !== owner) return;
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const text = new TextEncoder().encode(JSON.stringify(data));
        const sealed = await crypto.subtle.encrypt(cipherParams({ iv, owner, name, at }), known.key, text);
        await used.put({ keyId: known.id, name, row: { at, iv, sealed }, before: now() - CACHE_TTL_MS });
      }),

    read: (name) =>
      fallbackOnError(null, async () => {
        const known = await currentKey();
        const found = await used.row(name);
        if (known === null || found === undefined) return null;
        const answer = await fallbackOnError(null, async () => decryptRow(known, name, found));
        if (answer !== null && isNotExpired(answer.at, now())) return answer;
        await used.delete(name);
        return null;
      }),
  };
}

/** A time in the future means that the device's clock was changed; such a row counts as too old. */
const isNotExpired = (at: number, now: number): boolean => at <= now && now - at < CACHE_TTL_MS;

async function decryptRow({ owner, key }: EncryptionKey, name: string, found: unknown): Promise<StoredResponse> {
  const { at, iv, sealed } = v.parse(rowSchema, found);
  const text = await crypto.subtle.decrypt(cipherParams({ iv, owner, name, at }), key, sealed);
  return { data: JSON.parse(new TextDecoder().decode(text)), at, owner };
}

type RowHeader = { iv: Uint8Array<ArrayBuffer>; owner: string; name: string; at: number };

const cipherParams = ({ iv, owner, name, at }: RowHeader): AesGcmParams => ({
  name: CIPHER.name,
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([FORMAT, owner, name, at])),
});

async function fallbackOnError<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
