import { randomUUID } from 'node:crypto';
import type { Config } from '../../core/config.ts';
import type { Database } from '../../db/client.ts';
import { refreshTokens, tokenFamilies } from '../../db/schema/auth.ts';
import { hashRefreshToken, loadSigningKey, newRefreshToken, signAccessToken } from './tokens.ts';

/** The OAuth answer, names as in RFC 6749; `refresh_expires_in` is ours. Seconds. */
export type TokenAnswer = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_expires_in: number;
};

/** Begins a sign-in: a new family with its first pair of tokens. */
export async function issueTokens(db: Database, config: Config, customerId: string): Promise<TokenAnswer> {
  const familyId = randomUUID();
  await db.insert(tokenFamilies).values({ id: familyId, customerId, createdAt: new Date() });
  return issuePair(db, config, customerId, familyId);
}

/** The next pair of a family. The refresh token's life begins anew with each rotation. */
export async function issuePair(db: Database, config: Config, customerId: string, familyId: string): Promise<TokenAnswer> {
  const nowMs = Date.now();
  const refreshToken = newRefreshToken();
  await db.insert(refreshTokens).values({
    hash: hashRefreshToken(refreshToken),
    familyId,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + config.auth.refreshTokenSeconds * 1_000),
  });
  const claims = { kind: 'customer', customerId, familyId } as const;
  return {
    access_token: await signAccessToken(await loadSigningKey(db), claims, config.auth.accessTokenSeconds, nowMs),
    token_type: 'Bearer',
    expires_in: config.auth.accessTokenSeconds,
    refresh_token: refreshToken,
    refresh_expires_in: config.auth.refreshTokenSeconds,
  };
}
