import { Problem } from './problem.ts';

/** Why a call has no token, or one that is not enough for its operation. */
export type TokenRefusal = 'missing' | 'not_bearer' | 'invalid' | 'expired' | 'ended' | 'guest';

const GET_ONE = 'Get one from POST /auth/oauth/token.';

/**
 * What a developer learns about a refusal. Only the holder of a token that this server signed learns more than that it is not valid, and
 * nobody learns whether an account exists.
 */
const EXPLANATIONS: Readonly<Record<TokenRefusal, { readonly error?: string; readonly detail: string }>> = {
  // RFC 6750, 3.1: a call without a token gets no error code.
  missing: { detail: `Send the header Authorization: Bearer and an access token. ${GET_ONE}` },
  not_bearer: {
    error: 'error="invalid_request"',
    detail: 'The header Authorization must be the word Bearer, one space and an access token.',
  },
  invalid: {
    error: 'error="invalid_token"',
    detail: `The token is no access token of this server: it was cut off, changed, or issued by another server. ${GET_ONE}`,
  },
  expired: {
    error: 'error="invalid_token"',
    detail: 'The access token has expired. Refresh it, or get another from POST /auth/oauth/token.',
  },
  ended: { error: 'error="invalid_token"', detail: 'The session of this token has ended, for example by a sign-out. Sign in again.' },
  guest: {
    error: 'error="insufficient_scope", scope="customer"',
    detail: "This operation needs a customer's token, and this is a guest's. Sign a customer in, for example with grant_type password.",
  },
};

/** The refusal of a call, with the challenge of RFC 6750, section 3. The status is 401 in all cases, as the contracts say. */
export function unauthorized(refusal: TokenRefusal): Problem {
  const { error, detail } = EXPLANATIONS[refusal];
  const challenge = ['Bearer realm="muddat"', ...(error === undefined ? [] : [error, `error_description="${detail}"`])].join(', ');
  return new Problem('unauthorized', { headers: { 'www-authenticate': challenge }, extras: { detail } });
}
