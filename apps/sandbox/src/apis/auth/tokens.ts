import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Database } from '../../db/client.ts';
import { serverKeys } from '../../db/schema/sandbox.ts';

/** spec gap: the specification shows no scope values; every customer has this one. */
export const CUSTOMER_SCOPE = 'customer';

/**
 * The subject of an access token: a customer's session (`fam` is its token family) or a guest. `scope`: names separated by spaces (RFC
 * 9068).
 */
export type AccessClaims =
  | { readonly kind: 'customer'; readonly customerId: string; readonly familyId: string; readonly scope?: string }
  | { readonly kind: 'guest' };

const KEY_NAME = 'access_token_hs256';
const KEY_BYTES = 32;
const ISSUER = 'muddat-auth';
const claimsSchema = v.variant('kind', [
  v.object({ kind: v.literal('customer'), sub: v.string(), fam: v.string(), scope: v.optional(v.string(), '') }),
  v.object({ kind: v.literal('guest') }),
]);

const signingKeys = new WeakMap<object, Promise<Uint8Array>>();

/** The key that signs access tokens. It is made at the first start and stored in the database, so that a restart ends no session. */
export function loadSigningKey(db: Database): Promise<Uint8Array> {
  const known = signingKeys.get(db) ?? loadOrCreateKey(db);
  signingKeys.set(db, known);
  return known;
}

async function loadOrCreateKey(db: Database): Promise<Uint8Array> {
  await db
    .insert(serverKeys)
    .values({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, KEY_NAME));
  if (row === undefined) throw new TypeError('the signing key could not be read back');
  return Buffer.from(row.value, 'base64url');
}

/** Signs a JWT with `exp`; `nowMs` is real time. */
export async function signAccessToken(key: Uint8Array, claims: AccessClaims, lifetimeSeconds: number, nowMs: number): Promise<string> {
  const issued = Math.floor(nowMs / 1_000);
  const own =
    claims.kind === 'customer' ? { kind: claims.kind, fam: claims.familyId, scope: claims.scope ?? CUSTOMER_SCOPE } : { kind: claims.kind };
  const token = new SignJWT(own)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetimeSeconds)
    .setJti(randomBytes(12).toString('base64url'));
  if (claims.kind === 'customer') token.setSubject(claims.customerId);
  return token.sign(key);
}

/**
 * The claims of a valid token that this server signed, 'expired' for one whose time is over, and 'invalid' for any other text. A token
 * without the customer scope counts as a guest's.
 */
export async function verifyAccessToken(key: Uint8Array, token: string, nowMs: number): Promise<AccessClaims | 'expired' | 'invalid'> {
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, currentDate: new Date(nowMs) }).catch(
    // jose verifies the signature before the times.
    (error: unknown) => (error instanceof errors.JWTExpired ? ('expired' as const) : null),
  );
  if (verified === 'expired') return verified;
  const claims = v.safeParse(claimsSchema, verified?.payload);
  if (!claims.success) return 'invalid';
  if (claims.output.kind === 'guest' || !claims.output.scope.split(' ').includes(CUSTOMER_SCOPE)) return { kind: 'guest' };
  return { kind: 'customer', customerId: claims.output.sub, familyId: claims.output.fam };
}

const REFRESH_TOKEN_BYTES = 32;

/** A new opaque refresh token; only its hash is stored. */
export function newRefreshToken(): string {
  return randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
}

/** 256 random bits need no salt and no slow hash. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
