import * as v from 'valibot';
import type { Sealer } from '../sealing.ts';
import { SealedFields, type StoredSession } from '../session.ts';

type UnsealedFields = Pick<StoredSession, 'idHash' | 'generation' | 'createdAt' | 'seenAt'>;

/** A session's sealed part, bound to its id: it cannot be opened in the row of another id. */
export function sealSession(sealer: Sealer, session: StoredSession): Buffer {
  const { handle, customerId, device, strategy, access, refresh, user, userReadAt, provenAt, steppedUpAt } = session;
  const sealed = { handle, customerId, device, strategy, access, refresh, user, userReadAt, provenAt, steppedUpAt };
  return sealer.seal(JSON.stringify(sealed), session.idHash);
}

/** The session of a stored row; null if none of the keys opens it. */
export function unsealSession(sealer: Sealer, clear: UnsealedFields, sealed: Uint8Array): StoredSession | null {
  const plain = sealer.open(sealed, clear.idHash);
  if (plain === null) return null;
  const { idHash, generation, createdAt, seenAt } = clear;
  return { ...v.parse(SealedFields, JSON.parse(plain)), idHash, generation, createdAt, seenAt };
}
