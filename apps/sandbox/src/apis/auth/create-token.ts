import type { auth } from '@muddat/sdk/types';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { assertClientCredentials } from './client-check.ts';
import { type ClientIdentity, parseClientId } from './client-identity.ts';
import type { TokenResponse } from './issue-tokens.ts';
import { passkeyGrant } from './passkey-grant.ts';
import { passwordGrant } from './password-grant.ts';
import { refreshGrant } from './refresh-grant.ts';
import { loadSigningKey } from './signing-keys.ts';
import { ticketGrant } from './ticket-grant.ts';
import { signAccessToken } from './tokens.ts';

type TokenRequest = auth.components['schemas']['TokenRequest'];

/** The token endpoint (spec 7, Auth): the grants password, client_credentials and refresh_token, and our own grant passkey. */
export const createToken = operation('auth', 'createToken', async ({ ctx, headers, body }) => {
  assertClientCredentials(ctx.config, body);
  return { status: 200, body: await grantToken(ctx, body, parseClientId(ctx.config, headers['x-client-id'])) };
});

async function grantToken(ctx: Context, body: TokenRequest, client: ClientIdentity): Promise<TokenResponse> {
  const { grant_type, username, password, password_type, refresh_token, challenge_id, origin, credential } = body;
  if (grant_type === 'client_credentials') return issueGuestTokens(ctx);
  if (grant_type === 'refresh_token') {
    if (refresh_token === undefined) throw missingFields({ refresh_token });
    return refreshGrant(ctx, refresh_token);
  }
  if (grant_type === 'passkey') {
    if (challenge_id === undefined || origin === undefined || credential === undefined)
      throw missingFields({ challenge_id, origin, credential });
    return passkeyGrant(ctx, { challengeId: challenge_id, origin, credential });
  }
  if (username === undefined || password === undefined) throw missingFields({ username, password });
  if (password_type === 'ticket') return ticketGrant(ctx, username, password);
  return passwordGrant(ctx, { phone: username, password, type: password_type ?? null, client });
}

/** spec 6, guest session: a token without a profile and without a refresh token. */
async function issueGuestTokens(ctx: Context): Promise<TokenResponse> {
  const { auth } = ctx.config;
  const seconds = auth.guestTokenSeconds;
  const token = await signAccessToken(await loadSigningKey(ctx.db, auth), { kind: 'guest' }, seconds, Date.now());
  return { access_token: token, token_type: 'Bearer', expires_in: seconds };
}

function missingFields(values: Readonly<Record<string, unknown>>): Problem {
  const names = Object.keys(values).filter((name) => values[name] === undefined);
  return new Problem('validation_failed', { status: 400, fields: Object.fromEntries(names.map((name) => [name, 'required'] as const)) });
}
