import { ApiError, isAbortError, NO_RESPONSE_STATUS } from '../errors/api-error.ts';
import type { Deadline } from '../fetch/deadline.ts';

export type ClientLocale = 'ru' | 'uz' | 'oz';

/** What every request says of itself (spec 7): the language as the backends name it, Russian by default, and the client's kind. */
export function commonHeaders(locale: ClientLocale | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': locale === 'uz' || locale === 'oz' ? 'oz' : 'ru',
    ClientModel: 'web',
  };
}

/** 128 random bits. Not randomUUID: browsers have that on secure pages only. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
