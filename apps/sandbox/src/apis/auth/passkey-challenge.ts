import { randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { passkeyChallenges } from '../../db/schema/auth.ts';
import { CHALLENGE_LIFE_MS } from './passkey-rules.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

type Store = Pick<Context, 'db' | 'clock'>;
const ID_BYTES = 16;

export function requireRelyingParty(origin: string): RelyingParty {
  const party = relyingParty(origin);
  if (party === null) throw new Problem('passkeys_unavailable');
  return party;
}

/** Stores a challenge until it is answered. `customerId`: the customer who adds a passkey; null for a sign-in. */
export async function storeChallenge(
  { db, clock }: Store,
  party: RelyingParty,
  challenge: string,
  customerId: string | null,
): Promise<string> {
  const now = clock.now();
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  const id = `pkc_${randomBytes(ID_BYTES).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db.insert(passkeyChallenges).values({ id, challenge, customerId, origin: party.origin, expiresAt });
  return id;
}

/**
 * Removes a challenge from the store, so that only its first answer counts, right or wrong. Throws 401 `passkey_refused` if the challenge
 * is unknown, answered, expired, or was made for another origin or customer.
 */
export async function consumeChallenge({ db, clock }: Store, id: string, party: RelyingParty, customerId: string | null): Promise<string> {
  const [taken] = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning();
  const good = taken !== undefined && clock.now() < taken.expiresAt && taken.origin === party.origin && taken.customerId === customerId;
  if (!good) throw new Problem('passkey_refused');
  return taken.challenge;
}
