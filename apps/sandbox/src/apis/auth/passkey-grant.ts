import { timingSafeEqual } from 'node:crypto';
import type { auth } from '@muddat/sdk/types';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { passkeys } from '../../db/schema/auth.ts';
import { issueTokens, type TokenResponse } from './issue-tokens.ts';
import { consumeChallenge, requireRelyingParty } from './passkey-challenge.ts';
import { userHandle } from './passkey-rules.ts';
import { loadServerKey } from './server-key.ts';
import { loadSigningKey, type SigningKey } from './signing-keys.ts';

type Assertion = auth.components['schemas']['PasskeyAssertion'];
export type PasskeyGrant = { readonly challengeId: string; readonly origin: string; readonly credential: Assertion };

/** Signs in with a passkey. Every wrong challenge, passkey or signature gives the same 401 `passkey_refused`. */
export function passkeyGrant(ctx: Context, answer: PasskeyGrant): Promise<TokenResponse> {
  return withVerifiedPasskey(ctx, answer, (tx, key, customerId) => issueTokens({ db: tx, config: ctx.config, key }, customerId));
}

/** Checks a passkey of this customer. Another customer's passkey is refused like an unknown one. */
export function assertOwnPasskey(ctx: Context, answer: PasskeyGrant, customerId: string): Promise<void> {
  return withVerifiedPasskey(ctx, answer, async (_tx, _key, holder) => {
    if (holder !== customerId) throw passkeyRefused();
  });
}

async function withVerifiedPasskey<T>(
  ctx: Context,
  { challengeId, origin, credential }: PasskeyGrant,
  act: (tx: Database, key: SigningKey, customerId: string) => Promise<T>,
): Promise<T> {
  const party = requireRelyingParty(origin);
  const expectedChallenge = await consumeChallenge(ctx, challengeId, party, null);
  const [serverKey, key] = [await loadServerKey(ctx.db), await loadSigningKey(ctx.db, ctx.config.auth)];
  return ctx.db.transaction(async (tx) => {
    const here = and(eq(passkeys.credentialId, credential.id), eq(passkeys.rpId, party.rpId));
    // Locked until the new counter is stored: if two answers have the same counter, one was made with a copied key.
    const [known] = await tx.select().from(passkeys).where(here).for('update');
    if (known === undefined || !isUserHandle(credential.response.userHandle, userHandle(serverKey, known.customerId)))
      throw passkeyRefused();
    const { credentialId: id, publicKey, counter } = known;
    const checked = await verifyAuthenticationResponse({
      response: assertion(credential),
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(() => null);
    if (checked === null || !checked.verified) throw passkeyRefused();
    const used = { counter: checked.authenticationInfo.newCounter, lastUsedAt: ctx.clock.now() };
    await tx.update(passkeys).set(used).where(eq(passkeys.id, known.id));
    return act(tx, key, known.customerId);
  });
}

const passkeyRefused = () => new Problem('passkey_refused');

/** Compares the user handle that the authenticator sent with that of the passkey's customer, in constant time. False if none was sent. */
function isUserHandle(given: string | undefined, expected: Buffer): boolean {
  const found = Buffer.from(given ?? '', 'base64url');
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function assertion({ id, rawId, response }: Assertion): AuthenticationResponseJSON {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} };
}
