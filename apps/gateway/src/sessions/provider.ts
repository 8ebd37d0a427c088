import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { badAnswerProblem } from '../http/problem.ts';
import { upstreamHeaders } from '../upstream/request-headers.ts';
import type { Upstream, UpstreamResponse } from '../upstream/upstream.ts';

/** Response of the token endpoint (RFC 6749 5.1), lifetimes in seconds; `refresh_expires_in` is an extension of this provider. */
const TokenResponse = v.looseObject({
  access_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  expires_in: v.optional(v.unknown()),
  refresh_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh_expires_in: v.optional(v.unknown()),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;

type Grant =
  | { grant_type: 'password'; username: string; password: string; password_type: 'password' | 'code' | 'ticket' }
  | { grant_type: 'passkey'; challenge_id: string; credential: object; origin: string }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | { grant_type: 'client_credentials' };

/** A provider's response; a failure has all that is needed to pass it on. */
export type ProviderResponse = { ok: true; body: unknown } | { ok: false; status: number; body: unknown; retryAfter: string | undefined };
/** One call of the contract; `asClient` adds the portal's client id and secret to the body. */
export type ProviderCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  json?: Readonly<Record<string, unknown>>;
  asClient?: true;
};
export type TokenResult = { ok: true; tokens: TokenResponse } | Extract<ProviderResponse, { ok: false }>;
/**
 * `owner`: whose turn the call waits for (upstream/backend-queues). `clientId`: value of `X-Client-Id`, for calls that the provider limits by
 * client.
 */
export type Caller = { locale: Locale; requestId: string; owner: string; clientId?: string };

export type AuthProvider = {
  token(grant: Grant, caller: Caller): Promise<TokenResult>;
  /** A call that returns tokens like the token endpoint: registration, reset. */
  requestTokens(call: ProviderCall, caller: Caller): Promise<TokenResult>;
  request(call: ProviderCall, caller: Caller): Promise<ProviderResponse>;
  profile(accessToken: string, caller: Caller): Promise<ProviderResponse>;
  /** Ends the token family at the provider. Rejects if no response came, which the caller only logs; a refusal (4xx, 5xx) is ignored. */
  revoke(token: string, caller: Caller): Promise<void>;
};

async function parseProviderResponse(response: UpstreamResponse): Promise<ProviderResponse> {
  const text = await response.body.text();
  let body: unknown = null;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch {
    // Probably a proxy's HTML; its status is checked below.
    if (response.status < 400) throw badAnswerProblem();
  }
  if (response.status >= 200 && response.status < 300) return { ok: true, body };
  if (response.status < 400) throw badAnswerProblem();
  const retryAfter = response.headers['retry-after'];
  return { ok: false, status: response.status, body, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
}

/**
 * The auth provider's endpoints (contract auth); `client` is sent only with calls marked `asClient`. Throws Problem if the provider cannot
 * be reached.
 */
export function createAuthProvider(upstream: Upstream, client: { id: string; secret: string }): AuthProvider {
  const credentials = { client_id: client.id, client_secret: client.secret };
  const request: AuthProvider['request'] = async ({ method, path, token, json, asClient }, caller) => {
    const headers = upstreamHeaders({
      api: 'auth',
      headers: {},
      locale: caller.locale,
      accessToken: token ?? null,
      requestId: caller.requestId,
    });
    headers['accept'] = 'application/json';
    if (caller.clientId !== undefined) headers['x-client-id'] = caller.clientId;
    const sent = asClient ? { ...json, ...credentials } : json;
    if (sent !== undefined) headers['content-type'] = 'application/json';
    const body = sent === undefined ? null : JSON.stringify(sent);
    return parseProviderResponse(
      await upstream.request({ api: 'auth', method, path, headers, body, signal: upstream.deadline(), owner: caller.owner, lane: 'kept' }),
    );
  };
  const requestTokens: AuthProvider['requestTokens'] = async (call, caller) => {
    const answer = await request(call, caller);
    if (!answer.ok) return answer;
    const tokens = v.safeParse(TokenResponse, answer.body);
    if (!tokens.success) throw badAnswerProblem();
    return { ok: true, tokens: tokens.output };
  };
  return {
    request,
    requestTokens,
    token: (grant, caller) => requestTokens({ method: 'POST', path: '/oauth/token', json: grant, asClient: true }, caller),
    profile: (accessToken, caller) => request({ method: 'GET', path: '/user/profile', token: accessToken }, caller),
    async revoke(token, caller) {
      await request({ method: 'POST', path: '/oauth/revoke', json: { token }, asClient: true }, caller);
    },
  };
}
