/**
 * - `session-ended`: the session is reset; the customer must sign in again.
 * - `token-refused`: the access token is no longer valid; a refresh may help.
 * - `unanswered`: nothing is known. The session stays, and the call may be tried again.
 */
export type ProviderRefusal = 'session-ended' | 'token-refused' | 'unanswered';

/**
 * The meaning of an error status of the auth provider for each kind of call. A status that is not listed
 * means `unanswered`, so that 429, 5xx and unexpected statuses sign nobody out.
 */
const MEANINGS = {
  /** The refresh token is used up, revoked or no longer allowed. */
  refresh: new Map<number, ProviderRefusal>([
    [400, 'session-ended'],
    [401, 'session-ended'],
    [403, 'session-ended'],
  ]),
  /** A call with the customer's access token, such as reading the profile. */
  customer: new Map<number, ProviderRefusal>([[401, 'token-refused']]),
} as const;

/** The meaning of an error status; `null`: no response at all (network error, timeout). */
export const providerRefusal = (asked: keyof typeof MEANINGS, status: number | null): ProviderRefusal =>
  (status === null ? undefined : MEANINGS[asked].get(status)) ?? 'unanswered';
