import { providerRefusal, tokenStatus } from '@muddat/auth-core';
import { createAuthClient, type TokenRequest, type Tokens } from './auth.ts';
import type { Environment } from './client/base-urls.ts';
import type { RenewableTokens } from './client/tokens.ts';
import { isApiError } from './errors/api-error.ts';
import type { FetchFunction } from './fetch/create-fetch.ts';

/** The registered application that calls, and where. Keep the secret on a server: a browser would show it to everybody. */
export interface ClientCredentials {
  environment: Environment;
  clientId: string;
  clientSecret: string;
  /** Sends the requests; the environment's own `fetch` when left out. */
  fetch?: FetchFunction;
}

export interface CustomerCredentials extends ClientCredentials {
  /** The customer's phone, such as `+998901234567`. */
  username: string;
  /** The customer's password, a one-time code or a ticket. */
  password: string;
  /** What `password` is; the server tries it as a password and as a code when left out. */
  passwordType?: 'password' | 'code' | 'ticket';
}

/** Tokens that are asked for when they are needed, kept in memory and renewed; give it to a client as `getAccessToken`. */
export interface Session extends RenewableTokens {
  /** Revokes the tokens at the server and forgets them. */
  end(): Promise<void>;
}

type Held = { access: string; expiresAt: number; refresh: string | null };

const held = ({ access_token, expires_in, refresh_token }: Tokens): Held => ({
  access: access_token,
  expiresAt: Date.now() + expires_in * 1000,
  refresh: refresh_token ?? null,
});

function createSession(options: ClientCredentials, signIn: TokenRequest): Session {
  const { environment, clientId, clientSecret } = options;
  const auth = createAuthClient({ environment, ...(options.fetch === undefined ? {} : { fetch: options.fetch }) });
  const client = { client_id: clientId, client_secret: clientSecret };
  let current: Held | null = null;
  let pending: Promise<string> | null = null;

  const refreshed = async (refresh: string): Promise<Tokens | null> => {
    try {
      return await auth.createToken({ ...client, grant_type: 'refresh_token', refresh_token: refresh });
    } catch (error) {
      // A refresh token that is refused is used up: sign in again. Anything else may pass, and the token stays.
      if (isApiError(error) && error.source === 'server' && providerRefusal('refresh', error.status) === 'session-ended') return null;
      throw error;
    }
  };
  const ask = async (): Promise<string> => {
    const tokens = current?.refresh ? await refreshed(current.refresh) : null;
    current = held(tokens ?? (await auth.createToken(signIn)));
    return current.access;
  };
  // However many calls wait, one request brings the token for all of them.
  const renew = (): Promise<string> => {
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };

  return {
    getToken: () => (current !== null && tokenStatus(current.access, current.expiresAt, Date.now()) === 'valid' ? current.access : renew()),
    renewToken: (rejected) => (current !== null && current.access !== rejected ? current.access : renew()),
    end: async () => {
      const token = current?.refresh ?? current?.access;
      current = null;
      if (token !== undefined) await auth.revokeToken({ ...client, token });
    },
  };
}

/** Tokens of a guest: enough for stores, products, quotes and reference lists. */
export function guestSession(options: ClientCredentials): Session {
  const { clientId, clientSecret } = options;
  return createSession(options, { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
}

/** Tokens of one customer, by phone and password. */
export function customerSession(options: CustomerCredentials): Session {
  const { clientId, clientSecret, username, password, passwordType } = options;
  return createSession(options, {
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
    ...(passwordType === undefined ? {} : { password_type: passwordType }),
  });
}
