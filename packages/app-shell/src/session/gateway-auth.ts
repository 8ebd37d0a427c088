import { apiPrefix } from '@muddat/i18n';
import { createFetch, isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { botHeaders } from '../bot-protection/with-bot-protection.ts';
import { addressLocale } from '../language/address-locale.ts';
import { type SessionView, sessionViewSchema } from './session.ts';

const problemSchema = v.looseObject({
  code: v.string(),
  message: v.string(),
  tries_left: v.optional(v.number()),
  resend_after: v.optional(v.number()),
  fields: v.optional(v.record(v.string(), v.string())),
});
const sentCodeSchema = v.object({ length: v.number(), resend_after: v.number(), expires_in: v.number(), masked_phone: v.string() });
const signedInSchema = v.object({ ...sessionViewSchema.entries, redirect_to: v.nullable(v.string()) });

/** A refusal with the server's sentence; `no-answer` when none came, which says nothing about what the server did. */
export type AuthProblem = v.InferOutput<typeof problemSchema>;
export type AuthResult<Data> = { ok: true; data: Data } | { ok: false; problem: AuthProblem };
/** Seconds, digits, and where the code went. */
export type SentCode = v.InferOutput<typeof sentCodeSchema>;
export type SignedIn = v.InferOutput<typeof signedInSchema>;
export type Secret = { code: string } | { password: string };

export type GatewayAuth = ReturnType<typeof createGatewayAuth>;

/** The gateway's own calls about the session (interfaces, Gateway). The browser gets no token from any of them. */
export function createGatewayAuth() {
  const send = createFetch({});
  async function call<Data>(
    method: 'GET' | 'POST',
    path: string,
    schema: v.GenericSchema<unknown, Data>,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<AuthResult<Data>> {
    const headers = {
      'Accept-Language': apiPrefix(addressLocale()),
      'X-Requested-With': 'muddat-web',
      'Content-Type': 'application/json',
      ...more,
    };
    try {
      const response = await send(new URL(`/api/auth/${path}`, window.location.origin), {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const json: unknown = await response.json();
      if (response.ok) return { ok: true, data: v.parse(schema, json) };
      return { ok: false, problem: v.parse(problemSchema, json) };
    } catch (error) {
      return { ok: false, problem: { code: 'no-answer', message: isApiError(error) ? error.message : '' } };
    }
  }
  return {
    user: (): Promise<AuthResult<SessionView>> => call('GET', 'user', sessionViewSchema),
    /** `botToken`: what `useBotProtection('send-code', …)` gives; without it the gateway refuses where bot protection is on. */
    sendCode: (phone: string, botToken: string | null): Promise<AuthResult<SentCode>> =>
      call('POST', 'send-code', sentCodeSchema, { phone, purpose: 'sign-in' }, botHeaders(botToken)),
    login: (phone: string, secret: Secret): Promise<AuthResult<SignedIn>> =>
      call('POST', 'login', signedInSchema, { strategy: 'customer', phone, ...secret }),
    logout: (): Promise<AuthResult<unknown>> => call('POST', 'logout', v.unknown(), {}),
  };
}
