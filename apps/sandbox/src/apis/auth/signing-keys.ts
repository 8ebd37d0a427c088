import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import { signingKeys } from '../../db/schema/sandbox.ts';
import { KEY_BYTES, loadServerKey } from './server-key.ts';

/** `id` is the `kid` of the tokens that the key signs. */
export type SigningKey = { readonly id: string; readonly value: Uint8Array };
/** `endsAt`: the time from which the key verifies nothing; null for the key that signs. */
type ValidKey = SigningKey & { readonly endsAt: Date | null };
type StoredKey = { readonly id: string; readonly value: string; readonly createdAt: Date; readonly tokenSeconds: number };
type Lifetimes = Pick<Config['auth'], 'accessTokenSeconds' | 'guestTokenSeconds'>;

/** The key of tokens without a `kid`: earlier builds had one key and signed with the server key. */
export const FIRST_KEY_ID = 'first';
/** Earlier builds did not record it: the standard lifetime of an access token. */
const FIRST_KEY_TOKEN_SECONDS = 31_536_000;
/** For clocks that differ, and for requests that read the key before the rotation. */
const GRACE_MS = 3_600_000;
/** How long a sandbox verifies by what it has read. */
const REREAD_MS = 60_000;

/** The keys with their ends, newest first. `keys` are sorted in the same way. */
export function describeKeys(keys: readonly StoredKey[]): readonly ValidKey[] {
  return keys.map(({ id, value, tokenSeconds }, index) => {
    const successor = keys[index - 1];
    const endsAt = successor === undefined ? null : new Date(successor.createdAt.getTime() + tokenSeconds * 1_000 + GRACE_MS);
    return { id, value: Buffer.from(value, 'base64url'), endsAt };
  });
}

const hasEnded = ({ endsAt }: ValidKey, nowMs: number): boolean => endsAt !== null && endsAt.getTime() <= nowMs;

/**
 * The key that signs, read anew each time, so that a rotation takes effect at once. Call it before a transaction: the embedded database has
 * one connection. Records the longest lifetime of a token, which states how long the key verifies after it was replaced.
 */
export async function loadSigningKey(db: Database, lifetimes: Lifetimes): Promise<SigningKey> {
  const [newest] = await readKeys(db);
  if (newest === undefined) throw new TypeError('the signing key could not be read back');
  const tokenSeconds = Math.max(lifetimes.accessTokenSeconds, lifetimes.guestTokenSeconds);
  if (newest.tokenSeconds < tokenSeconds)
    await db
      .update(signingKeys)
      .set({ tokenSeconds })
      .where(and(eq(signingKeys.id, newest.id), lt(signingKeys.tokenSeconds, tokenSeconds)));
  return { id: newest.id, value: Buffer.from(newest.value, 'base64url') };
}

const readLists = new WeakMap<object, { readonly keys: readonly ValidKey[]; readonly readAt: number }>();

/** The value of the key with this id, null if there is none or it has ended. A key that another sandbox has made is found at once. */
export async function findVerifyingKey(db: Database, id: string, nowMs: number): Promise<Uint8Array | null> {
  const read = readLists.get(db);
  const isRecent = read !== undefined && Math.abs(nowMs - read.readAt) < REREAD_MS;
  const known = isRecent ? read.keys.find((key) => key.id === id) : undefined;
  const found = known ?? (await loadValidKeys(db, nowMs)).find((key) => key.id === id);
  return found === undefined || hasEnded(found, nowMs) ? null : found.value;
}

/** Reads the keys anew, and removes those that have ended. */
export async function loadValidKeys(db: Database, nowMs: number): Promise<readonly ValidKey[]> {
  const all = describeKeys(await readKeys(db));
  const ended = all.filter((key) => hasEnded(key, nowMs)).map(({ id }) => id);
  if (ended.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.id, ended));
  const keys = all.filter(({ id }) => !ended.includes(id));
  readLists.set(db, { keys, readAt: nowMs });
  return keys;
}

/** Makes a new key, which signs from now on at all sandboxes of the database. Returns all keys that verify, the new one first. */
export async function rotateSigningKey(db: Database, lifetimes: Lifetimes): Promise<readonly ValidKey[]> {
  await loadSigningKey(db, lifetimes);
  await db.insert(signingKeys).values(newKey());
  return loadValidKeys(db, Date.now());
}

async function readKeys(db: Database): Promise<readonly StoredKey[]> {
  const select = () => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.id));
  const keys = await select();
  if (keys.length > 0) return keys;
  // A build without this table, which may still run beside this one, signs and verifies with the server key.
  const value = Buffer.from(await loadServerKey(db)).toString('base64url');
  await db.insert(signingKeys).values({ id: FIRST_KEY_ID, value, tokenSeconds: FIRST_KEY_TOKEN_SECONDS }).onConflictDoNothing();
  return select();
}

const newKey = () => ({ id: randomBytes(9).toString('base64url'), value: randomBytes(KEY_BYTES).toString('base64url'), tokenSeconds: 0 });
