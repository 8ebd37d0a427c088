import * as v from 'valibot';
import { databaseRows, type KeptKey, memoryRows } from './kept-rows.ts';

/** Older responses count as missing and are deleted. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The format of the rows. Increase it when pages need a field that stored responses lack: rows of another format cannot be decrypted. */
const FORMAT = 2;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
/** NIST SP 800-38D: 96 random bits for each row. */
const IV_BYTES = 12;

const keySchema = v.object({ id: v.string(), owner: v.string(), key: v.instance(CryptoKey) });
const rowSchema = v.object({ at: v.number(), iv: v.instance(Uint8Array<ArrayBuffer>), sealed: v.instance(ArrayBuffer) });

/** A stored response. `at`: when it came from the server; ms since 1970. */
export type KeptAnswer = { data: unknown; at: number; owner: string };

export type KeptStore = {
  /** Makes this customer the owner of the store. If it has another owner, deletes the rows and the key. */
  claim: (owner: string) => Promise<void>;
  /** Stores a response under a name; does nothing if the store belongs to another customer. */
  keep: (answer: KeptAnswer & { name: string }) => Promise<void>;
  /** Null if the response is missing, too old, or cannot be decrypted. */
  read: (name: string) => Promise<KeptAnswer | null>;
};

/**
 * Stores responses on the device, encrypted with a key that scripts cannot export. Owner, name and time are authenticated with each row, so
 * rows cannot be swapped. No function rejects: what cannot be stored or decrypted counts as missing. After `forgetKept` nothing is
 * stored until a customer claims the store again.
 */
export function createKeptStore({ rows = databaseRows(), fallback = memoryRows(), now = Date.now } = {}): KeptStore {
  let used = rows;

  const currentKey = async (): Promise<KeptKey | null> => {
    const found = v.safeParse(keySchema, await used.key());
    return found.success ? found.output : null;
  };

  return {
    claim: (owner) =>
      unlessFailed(undefined, async () => {
        const known = await unlessFailed(null, currentKey);
        if (known?.owner === owner) return;
        const key = await crypto.subtle.generateKey(CIPHER, false, ['encrypt', 'decrypt']);
        const begun = { id: crypto.randomUUID(), owner, key };
        try {
          await used.begin(begun);
        } catch {
          used = fallback;
          await used.begin(begun);
        }
      }),

    keep: ({ owner, name, data, at }) =>
      unlessFailed(undefined, async () => {
        const known = await currentKey();
        if (known?.owner !== owner) return;
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const text = new TextEncoder().encode(JSON.stringify(data));
        const sealed = await crypto.subtle.encrypt(sealOf({ iv, owner, name, at }), known.key, text);
        await used.put({ keyId: known.id, name, row: { at, iv, sealed }, before: now() - KEPT_MS });
      }),

    read: (name) =>
      unlessFailed(null, async () => {
        const known = await currentKey();
        const found = await used.row(name);
        if (known === null || found === undefined) return null;
        const answer = await unlessFailed(null, async () => open(known, name, found));
        if (answer !== null && isFresh(answer.at, now())) return answer;
        await used.drop(name);
        return null;
      }),
  };
}

/** A time in the future means that the device's clock was changed; such a row counts as too old. */
const isFresh = (at: number, now: number): boolean => at <= now && now - at < KEPT_MS;

async function open({ owner, key }: KeptKey, name: string, found: unknown): Promise<KeptAnswer> {
  const { at, iv, sealed } = v.parse(rowSchema, found);
  const text = await crypto.subtle.decrypt(sealOf({ iv, owner, name, at }), key, sealed);
  return { data: JSON.parse(new TextDecoder().decode(text)), at, owner };
}

type Sealed = { iv: Uint8Array<ArrayBuffer>; owner: string; name: string; at: number };

const sealOf = ({ iv, owner, name, at }: Sealed): AesGcmParams => ({
  name: CIPHER.name,
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([FORMAT, owner, name, at])),
});

async function unlessFailed<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
