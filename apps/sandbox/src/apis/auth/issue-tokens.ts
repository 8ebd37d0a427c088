import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import { refreshTokens, tokenFamilies } from '../../db/schema/auth.ts';
import type { SigningKey } from './signing-keys.ts';
import { hashRefreshToken, newRefreshToken, signAccessToken } from './tokens.ts';

/** The OAuth response, with names as in RFC 6749; `refresh_expires_in` is our own. Durations are in seconds. */
export type TokenResponse = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  /** Absent for a guest. */
  readonly refresh_token?: string;
  readonly refresh_expires_in?: number;
};

/**
 * `db` may be a transaction. `key` is the signing key: read it before the transaction begins, because the embedded database has a single
 * connection.
 */
export type Issuer = { readonly db: Database; readonly config: Config; readonly key: SigningKey };

/** Starts a session: a new family with its first pair of tokens. */
export async function issueTokens(issuer: Issuer, customerId: string): Promise<TokenResponse> {
  const familyId = randomUUID();
  await issuer.db.insert(tokenFamilies).values({ id: familyId, customerId, createdAt: new Date() });
  return issueTokenPair(issuer, customerId, familyId);
}

/** The next token pair of a family. Each rotation renews the lifetime of the refresh token. */
export async function issueTokenPair({ db, config, key }: Issuer, customerId: string, familyId: string): Promise<TokenResponse> {
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
    access_token: await signAccessToken(key, claims, config.auth.accessTokenSeconds, nowMs),
    token_type: 'Bearer',
    expires_in: config.auth.accessTokenSeconds,
    refresh_token: refreshToken,
    refresh_expires_in: config.auth.refreshTokenSeconds,
  };
}
