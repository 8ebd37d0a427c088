import { ApiError, isAbortError } from '../errors/api-error.ts';
import type { Deadline } from '../fetch/deadline.ts';

type MaybePromise<T> = Promise<T> | T;

/** Tokens that can be replaced. After a 401 the client asks once for a new token and repeats the call with it. */
export interface RenewableTokens {
  /** The token to send; null to send none. */
  getToken(): MaybePromise<string | null>;
  /** A token other than the rejected one; null when there is none, so that the call ends with its 401. */
  renewToken(rejected: string): MaybePromise<string | null>;
}

/** An access token, a function that returns one before each call, or tokens that can be renewed. */
export type TokenSource = string | (() => MaybePromise<string | null>) | RenewableTokens;

/** Getting the token is a part of the call: its time and its aborts count, and its failure means that nothing was sent. */
async function ask(source: () => MaybePromise<string | null>, deadline: Deadline): Promise<string | null> {
  try {
    const token = await deadline.race(Promise.resolve().then(source));
    return token ? token.replace(/^Bearer\s+/i, '') : null;
  } catch (cause) {
    if (isAbortError(cause) || cause instanceof ApiError) throw cause;
    throw new ApiError({ message: 'There is no access token to call with', source: 'network', cause });
  }
}

export function currentToken(source: TokenSource | undefined, deadline: Deadline): Promise<string | null> {
  if (typeof source === 'object') return ask(() => source.getToken(), deadline);
  return ask(typeof source === 'function' ? source : () => source ?? null, deadline);
}

/** Another token than the rejected one, or null. */
export async function renewedToken(source: TokenSource | undefined, rejected: string, deadline: Deadline): Promise<string | null> {
  if (typeof source !== 'object') return null;
  const token = await ask(() => source.renewToken(rejected), deadline);
  return token === rejected ? null : token;
}
