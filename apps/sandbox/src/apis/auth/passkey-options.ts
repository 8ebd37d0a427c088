import { formatPhone } from '@muddat/i18n';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers, passkeys } from '../../db/schema/auth.ts';
import { assertRecentReauth } from '../../domain/access/recent-reauth.ts';
import { assertClientCredentials } from './client-check.ts';
import { requireRelyingParty, storeChallenge } from './passkey-challenge.ts';
import { CHALLENGE_LIFE_MS, PASSKEY_ALGORITHMS, RELYING_PARTY_NAME, userHandle } from './passkey-rules.ts';
import { loadServerKey } from './server-key.ts';

/**
 * Requires a discoverable credential with user verification: the passkey replaces the password, so possession of the device is not enough.
 */
export const passkeyOptions = operation('auth', 'passkeyOptions', async ({ ctx, customer, body }) => {
  assertClientCredentials(ctx.config, body);
  const owner = requireCustomer(customer);
  const { id } = owner;
  await assertRecentReauth(ctx, owner);
  const party = requireRelyingParty(body.origin);
  const [me] = await ctx.db.select().from(customers).where(eq(customers.id, id));
  if (me === undefined) throw new Problem('unauthorized');
  const known = await ctx.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(and(eq(passkeys.customerId, id), eq(passkeys.rpId, party.rpId)));
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: party.rpId,
    userName: formatPhone(me.phone),
    userDisplayName: me.name,
    userID: new Uint8Array(userHandle(await loadServerKey(ctx.db), id)),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge_id = await storeChallenge(ctx, party, options.challenge, id);
  return {
    status: 200,
    body: { challenge_id, options: { ...options, rp: { id: party.rpId, name: RELYING_PARTY_NAME }, timeout: CHALLENGE_LIFE_MS } },
  };
});
