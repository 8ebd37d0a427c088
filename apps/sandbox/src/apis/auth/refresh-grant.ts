import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { refreshTokens, tokenFamilies } from '../../db/schema/auth.ts';
import { endTokenFamily } from './end-token-families.ts';
import { type Issuer, issueTokenPair, type TokenResponse } from './issue-tokens.ts';
import { loadSigningKey } from './signing-keys.ts';
import { hashRefreshToken } from './tokens.ts';

/**
 * Issues the next token pair for a refresh token, which can be used once. If parallel requests use it, only one can mark it used. The
 * others count as replays, and a replay ends the family with all its tokens (domain, Auth).
 */
export async function refreshGrant(ctx: Context, token: string): Promise<TokenResponse> {
  const hash = hashRefreshToken(token);
  const { db, config } = ctx;
  const key = await loadSigningKey(db, config.auth);
  const tokens = await db.transaction((tx) => rotateRefreshToken({ db: tx, config, key }, hash));
  if (tokens !== null) return tokens;
  await endFamilyOfReplayed(db, hash);
  throw new Problem('unauthorized');
}

async function rotateRefreshToken(issuer: Issuer, hash: string): Promise<TokenResponse | null> {
  const now = new Date();
  const [used] = await issuer.db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
    .returning({ familyId: refreshTokens.familyId });
  if (used === undefined) return null;
  const [family] = await issuer.db
    .select()
    .from(tokenFamilies)
    .where(and(eq(tokenFamilies.id, used.familyId), isNull(tokenFamilies.endedAt)));
  return family === undefined ? null : issueTokenPair(issuer, family.customerId, family.id);
}

async function endFamilyOfReplayed(db: Database, hash: string): Promise<void> {
  const [known] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (known === undefined || known.usedAt === null) return;
  await endTokenFamily(db, known.familyId, 'replayed');
}
