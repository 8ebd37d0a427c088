import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { Problem } from '../core/problem.ts';
import { upstreamHeaders } from '../proxy/request-headers.ts';
import type { Upstream, UpstreamResponse } from '../proxy/upstream.ts';

/** What the token endpoint answers (RFC 6749, 5.1), seconds; `refresh_expires_in` is the provider's own addition. */
const TokenAnswer = v.looseObject({
  access_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  expires_in: v.optional(v.unknown()),
  refresh_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh_expires_in: v.optional(v.unknown()),
});
export type TokenAnswer = v.InferOutput<typeof TokenAnswer>;

type Grant =
  | { grant_type: 'password'; username: string; password: string; password_type: 'password' | 'code' }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | { grant_type: 'client_credentials' };

/** An answer that is not a success, with what is needed to pass it on. */
export type ProviderAnswer = { ok: true; body: unknown } | { ok: false; status: number; body: unknown; retryAfter: string | undefined };
export type Caller = { locale: Locale; requestId: string };

export type AuthProvider = {
  token(grant: Grant, caller: Caller): Promise<{ ok: true; tokens: TokenAnswer } | Extract<ProviderAnswer, { ok: false }>>;
  profile(accessToken: string, caller: Caller): Promise<ProviderAnswer>;
  sendCode(body: unknown, caller: Caller): Promise<ProviderAnswer>;
  /** Ends the token family at the provider. Best effort: whatever goes wrong is the caller's to log. */
  revoke(token: string, caller: Caller): Promise<void>;
};

async function readAnswer(response: UpstreamResponse): Promise<ProviderAnswer> {
  const text = await response.body.text();
  let body: unknown = null;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's HTML in front of the provider; judged by its status below.
    if (response.status < 400) throw new Problem('upstream_unavailable');
  }
  if (response.status >= 200 && response.status < 300) return { ok: true, body };
  if (response.status < 400) throw new Problem('upstream_unavailable');
  const retryAfter = response.headers['retry-after'];
  return { ok: false, status: response.status, body, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
}

/** The auth provider's endpoints (contract auth), called with the portal's client id and secret. Throws Problem when it cannot be reached. */
export function createAuthProvider(upstream: Upstream, client: { id: string; secret: string }): AuthProvider {
  const call = async (method: string, path: string, caller: Caller, extra: { token?: string; json?: unknown }): Promise<ProviderAnswer> => {
    const headers = upstreamHeaders({
      api: 'auth',
      headers: {},
      locale: caller.locale,
      accessToken: extra.token ?? null,
      requestId: caller.requestId,
    });
    headers['accept'] = 'application/json';
    if (extra.json !== undefined) headers['content-type'] = 'application/json';
    const body = extra.json === undefined ? null : JSON.stringify(extra.json);
    return readAnswer(await upstream.request({ api: 'auth', method, path, headers, body, signal: upstream.deadline() }));
  };
  const credentials = { client_id: client.id, client_secret: client.secret };
  return {
    async token(grant, caller) {
      const answer = await call('POST', '/oauth/token', caller, { json: { ...grant, ...credentials } });
      if (!answer.ok) return answer;
      const tokens = v.safeParse(TokenAnswer, answer.body);
      if (!tokens.success) throw new Problem('upstream_unavailable');
      return { ok: true, tokens: tokens.output };
    },
    profile: (accessToken, caller) => call('GET', '/user/profile', caller, { token: accessToken }),
    sendCode: (body, caller) => call('POST', '/oauth/send-code', caller, { json: body }),
    async revoke(token, caller) {
      await call('POST', '/oauth/revoke', caller, { json: { token, ...credentials } });
    },
  };
}
