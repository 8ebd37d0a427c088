import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { serverKeys } from '../../db/schema/sandbox.ts';

/** Earlier builds signed access tokens with this key too, hence its name. */
const KEY_NAME = 'access_token_hs256';
export const KEY_BYTES = 32;

const loadedKeys = new WeakMap<object, Promise<Uint8Array>>();

/**
 * The key of the hashes of codes and of the customers' names in passkeys. It never changes: passkeys have the names for years. It signs no
 * token (`signing-keys.ts`). The first sandbox makes it.
 */
export function loadServerKey(db: Database): Promise<Uint8Array> {
  const known = loadedKeys.get(db) ?? loadOrCreateKey(db);
  loadedKeys.set(db, known);
  return known;
}

async function loadOrCreateKey(db: Database): Promise<Uint8Array> {
  await db
    .insert(serverKeys)
    .values({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, KEY_NAME));
  if (row === undefined) throw new TypeError('the server key could not be read back');
  return Buffer.from(row.value, 'base64url');
}
