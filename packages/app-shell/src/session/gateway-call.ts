import { apiPrefix } from '@muddat/i18n';
import { createFetch, isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { addressLocale } from '../language/address-locale.ts';
import { noteSessionRefused } from './session-refused.ts';

const problemSchema = v.looseObject({
  code: v.string(),
  message: v.string(),
  /** The code of what is wrong with each field that was sent; what was typed stays. */
  fields: v.optional(v.record(v.string(), v.string())),
  tries_left: v.optional(v.number()),
  /** Seconds, both. */
  resend_after: v.optional(v.number()),
  retry_after: v.optional(v.number()),
});

/** A refusal with the server's sentence; `no-answer` when none came, which says nothing about what the server did. */
export type AuthProblem = v.InferOutput<typeof problemSchema>;
export type AuthResult<Data> = { ok: true; data: Data } | { ok: false; problem: AuthProblem };

type Ask = { body?: object; headers?: Record<string, string> };
export type GatewayCall = <Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: v.GenericSchema<unknown, Data>,
  ask?: Ask,
) => Promise<AuthResult<Data>>;

/** Calls `/api/auth/*` of this origin and parses what it answers; an empty answer is `null`. Never throws. */
export function createGatewayCall(): GatewayCall {
  const send = createFetch({});
  return async (method, path, schema, { body, headers = {} } = {}) => {
    try {
      const response = await send(new URL(`/api/auth/${path}`, window.location.origin), {
        method,
        headers: {
          'Accept-Language': apiPrefix(addressLocale()),
          'X-Requested-With': 'muddat-web',
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      const json: unknown = text === '' ? null : JSON.parse(text);
      if (response.ok) return { ok: true, data: v.parse(schema, json) };
      const problem = v.parse(problemSchema, json);
      if (problem.code === 'unauthorized') noteSessionRefused();
      return { ok: false, problem };
    } catch (error) {
      return { ok: false, problem: { code: 'no-answer', message: isApiError(error) ? error.message : '' } };
    }
  };
}
