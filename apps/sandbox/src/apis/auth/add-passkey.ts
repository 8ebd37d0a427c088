import { randomUUID } from 'node:crypto';
import type { auth } from '@muddat/sdk/types';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { count, eq } from 'drizzle-orm';
import { toSingleLine } from '../../core/field-validator.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { passkeys } from '../../db/schema/auth.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { assertRecentReauth } from '../../domain/access/recent-reauth.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { assertClientCredentials } from './client-check.ts';
import { consumeChallenge, requireRelyingParty } from './passkey-challenge.ts';
import { PASSKEY_ALGORITHMS, PASSKEYS_MAX } from './passkey-rules.ts';
import { passkeyView } from './passkey-view.ts';

const DEFAULT_NAME = { ru: 'Ключ доступа', uz: 'Kirish kaliti' };

/** Stores the public key of a credential that answers the customer's own challenge. A credential belongs to one customer. */
export const addPasskey = operation('auth', 'addPasskey', async ({ ctx, customer, body, locale }) => {
  assertClientCredentials(ctx.config, body);
  const me = requireCustomer(customer);
  const { id: customerId, phone } = me;
  await assertRecentReauth(ctx, me);
  const party = requireRelyingParty(body.origin);
  const expectedChallenge = await consumeChallenge(ctx, body.challenge_id, party, customerId);
  const checked = await verifyRegistrationResponse({
    response: attestation(body.credential),
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch(() => null);
  if (checked === null || !checked.verified) throw new Problem('passkey_refused');
  const { credential } = checked.registrationInfo;
  const name = toSingleLine(body.name ?? '');
  const row = {
    id: `pk_${randomUUID()}`,
    customerId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: body.credential.response.transports ?? [],
    rpId: party.rpId,
    name: name === '' ? DEFAULT_NAME[locale] : name,
    createdAt: ctx.clock.now(),
  };
  const kept = await ctx.db.transaction(async (tx) => {
    await lockSubjects(tx, customerId);
    const [own] = await tx.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.customerId, customerId));
    if (own !== undefined && own.passkeys >= PASSKEYS_MAX) throw new Problem('validation_failed', { fields: { credential: 'too_many' } });
    const [made] = await tx.insert(passkeys).values(row).onConflictDoNothing({ target: passkeys.credentialId }).returning();
    if (made !== undefined) await recordActivity({ db: tx, clock: ctx.clock }, customerId, 'passkey_added');
    return made ?? null;
  });
  if (kept === null) throw new Problem('passkey_refused');
  await sendAccountChangeSms(ctx, phone, 'passkey', locale);
  return { status: 201, body: passkeyView(kept) };
});

function attestation({ id, rawId, response }: auth.components['schemas']['PasskeyAttestation']): RegistrationResponseJSON {
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
}
