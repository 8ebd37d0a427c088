/**
 * - `session-ended`: the session is reset; the customer signs in again.
 * - `token-refused`: the access token is no good any more; a refresh may help.
 * - `unanswered`: nothing is known. The session stays, and it may be tried again.
 */
export type ProviderRefusal = 'session-ended' | 'token-refused' | 'unanswered';

/**
 * What a status of the auth provider that is no success means, by what was asked (spec 4; semantics, auth-core). What stands in no row is
 * unanswered: 429, 5xx and whatever nobody expects sign nobody out.
 */
const MEANINGS = {
  /** A refresh token that is spent, revoked or no longer allowed. */
  refresh: new Map<number, ProviderRefusal>([
    [400, 'session-ended'],
    [401, 'session-ended'],
    [403, 'session-ended'],
  ]),
  /** A call with the customer's access token, the profile among them. */
  customer: new Map<number, ProviderRefusal>([[401, 'token-refused']]),
} as const;

/** What an answer that is no success means; `null` stands for no answer at all: network, timeout. */
export const providerRefusal = (asked: keyof typeof MEANINGS, status: number | null): ProviderRefusal =>
  (status === null ? undefined : MEANINGS[asked].get(status)) ?? 'unanswered';
