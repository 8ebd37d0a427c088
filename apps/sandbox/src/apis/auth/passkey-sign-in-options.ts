import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { operation } from '../../core/operation.ts';
import { assertClientCredentials } from './client-check.ts';
import { requireRelyingParty, storeChallenge } from './passkey-challenge.ts';
import { CHALLENGE_LIFE_MS } from './passkey-rules.ts';

const CREDENTIAL_REQUEST_OPTIONS = { timeout: CHALLENGE_LIFE_MS, userVerification: 'required' } as const;

/** The options list no credentials: the authenticator knows its own, and callers do not learn which customers have a passkey. */
export const passkeySignInOptions = operation('auth', 'passkeySignInOptions', async ({ ctx, body }) => {
  assertClientCredentials(ctx.config, body);
  const party = requireRelyingParty(body.origin);
  const options = await generateAuthenticationOptions({ rpID: party.rpId, ...CREDENTIAL_REQUEST_OPTIONS });
  const challenge_id = await storeChallenge(ctx, party, options.challenge, null);
  return { status: 200, body: { challenge_id, options: { ...options, ...CREDENTIAL_REQUEST_OPTIONS, rpId: party.rpId } } };
});
