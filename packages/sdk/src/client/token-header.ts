import { isAbortError } from '../errors/abort-error.ts';
import { ApiError, NO_RESPONSE_STATUS } from '../errors/api-error.ts';
import type { Deadline } from '../fetch/deadline.ts';

export type TokenSource = () => Promise<string | null> | string | null;

/** The Authorization header, or none without a token. Getting the token is a part of the call: its time and aborts count. */
export async function tokenHeader(source: TokenSource, deadline: Deadline): Promise<Record<string, string>> {
  try {
    const token = await deadline.race(Promise.resolve().then(source));
    return token ? { Authorization: `Bearer ${token.replace(/^Bearer\s+/i, '')}` } : {};
  } catch (cause) {
    if (isAbortError(cause) || cause instanceof ApiError) throw cause;
    throw new ApiError({ statusCode: NO_RESPONSE_STATUS, message: 'There is no access token to call with', source: 'network', cause });
  }
}
