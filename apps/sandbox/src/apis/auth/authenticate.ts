import { and, eq, isNull } from 'drizzle-orm';
import type { TokenOwner } from '../../core/server-dependencies.ts';
import type { TokenRefusal } from '../../core/unauthorized.ts';
import type { Database } from '../../db/client.ts';
import { customers, tokenFamilies } from '../../db/schema/auth.ts';
import { findVerifyingKey, loadValidKeys } from './signing-keys.ts';
import { verifyAccessToken } from './tokens.ts';

/**
 * Reads `Authorization: Bearer …`. A customer's token is valid only while its family is, so that a sign-out or a replayed refresh token
 * ends access at once, although an access token lasts a year (spec 9).
 */
export async function createAuthenticate(db: Database): Promise<(header: string | undefined) => Promise<TokenOwner | TokenRefusal>> {
  // The first start makes the keys, before requests come side by side.
  await loadValidKeys(db, Date.now());
  return async (header) => {
    if (header === undefined) return 'missing';
    const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
    if (token === undefined) return 'not_bearer';
    const nowMs = Date.now();
    const claims = await verifyAccessToken((id) => findVerifyingKey(db, id, nowMs), token, nowMs);
    if (typeof claims === 'string') return claims;
    if (claims.kind === 'guest') return { customer: null };
    const [customer] = await db
      .select({ id: customers.id, phone: customers.phone })
      .from(tokenFamilies)
      .innerJoin(customers, eq(customers.id, tokenFamilies.customerId))
      .where(and(eq(tokenFamilies.id, claims.familyId), eq(tokenFamilies.customerId, claims.customerId), isNull(tokenFamilies.endedAt)));
    return customer === undefined ? 'ended' : { customer: { ...customer, familyId: claims.familyId } };
  };
}
