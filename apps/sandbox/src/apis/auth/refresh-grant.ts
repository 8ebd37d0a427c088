import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { refreshTokens, tokenFamilies } from '../../db/schema/auth.ts';
import { endFamily } from './end-families.ts';
import { type Issuer, issuePair, type TokenAnswer } from './issue-tokens.ts';
import { hashRefreshToken, signingKey } from './tokens.ts';

/**
 * Issues the next token pair for a refresh token, which can be used once. If parallel requests use it, only one can mark it used. The
 * others count as replays, and a replay ends the family with all its tokens (domain, Auth).
 */
export async function refreshGrant(ctx: Context, token: string): Promise<TokenAnswer> {
  const hash = hashRefreshToken(token);
  const { db, config } = ctx;
  const key = await signingKey(db);
  const tokens = await db.transaction((tx) => rotate({ db: tx, config, key }, hash));
  if (tokens !== null) return tokens;
  await endFamilyOfReplayed(db, hash);
  throw new Problem('unauthorized');
}

async function rotate(issuer: Issuer, hash: string): Promise<TokenAnswer | null> {
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
  return family === undefined ? null : issuePair(issuer, family.customerId, family.id);
}

async function endFamilyOfReplayed(db: Database, hash: string): Promise<void> {
  const [known] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  if (known === undefined || known.usedAt === null) return;
  await endFamily(db, known.familyId, 'replayed');
}
