import { createHash, randomBytes } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { FIRST_KEY_ID, type SigningKey } from './signing-keys.ts';

/** spec gap: the specification shows no scope values; every customer has this one. */
export const CUSTOMER_SCOPE = 'customer';

/**
 * The subject of an access token: a customer's session (`fam` is its token family) or a guest. `scope`: names separated by spaces (RFC
 * 9068).
 */
export type AccessClaims =
  | { readonly kind: 'customer'; readonly customerId: string; readonly familyId: string; readonly scope?: string }
  | { readonly kind: 'guest' };

const ISSUER = 'muddat-auth';
const claimsSchema = v.variant('kind', [
  v.object({ kind: v.literal('customer'), sub: v.string(), fam: v.string(), scope: v.optional(v.string(), '') }),
  v.object({ kind: v.literal('guest') }),
]);

/** Signs a JWT with `exp`; `nowMs` is real time. */
export async function signAccessToken(key: SigningKey, claims: AccessClaims, lifetimeSeconds: number, nowMs: number): Promise<string> {
  const issued = Math.floor(nowMs / 1_000);
  const own =
    claims.kind === 'customer' ? { kind: claims.kind, fam: claims.familyId, scope: claims.scope ?? CUSTOMER_SCOPE } : { kind: claims.kind };
  const token = new SignJWT(own)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id })
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetimeSeconds)
    .setJti(randomBytes(12).toString('base64url'));
  if (claims.kind === 'customer') token.setSubject(claims.customerId);
  return token.sign(key.value);
}

/** The value of the key that an id (`kid`) names; null if none verifies. */
type FindKey = (id: string) => Promise<Uint8Array | null>;

/**
 * The claims of a valid token that a sandbox of this database signed, 'expired' for one whose time is over, and 'invalid' for any other text. A token
 * without the customer scope counts as a guest's.
 */
export async function verifyAccessToken(findKey: FindKey, token: string, nowMs: number): Promise<AccessClaims | 'expired' | 'invalid'> {
  const keyId = keyIdOf(token);
  // Outside of the catch below: if the keys cannot be read, the token is not invalid.
  const key = keyId === null ? null : await findKey(keyId);
  if (key === null) return 'invalid';
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

/** Null for a text that is no JWT. */
function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? FIRST_KEY_ID;
  } catch {
    return null;
  }
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
