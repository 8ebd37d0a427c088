import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { askAsCustomer } from './as-customer.ts';
import { parseBody } from './parse-body.ts';
import type { ProviderAnswer } from './provider.ts';
import { refuse } from './provider-failure.ts';
import { callerOf } from './session-cookie.ts';

const Passkey = v.object({ id: v.string(), name: v.string(), created_at: v.string(), last_used_at: v.nullable(v.string()) });
const List = v.object({ data: v.array(Passkey) });
/** The options themselves are between the provider and the browser's authenticator. */
const Options = v.object({ challenge_id: v.string(), options: v.looseObject({}) });
const Added = v.object({
  challenge_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  credential: v.looseObject({}),
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
});
const Params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function answerAs<Data>(
  schema: v.GenericSchema<unknown, Data>,
  answer: ProviderAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  if (!answer.ok) return refuse(answer, request, reply);
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success) throw new Problem('upstream_unavailable');
  return parsed.output;
}

/**
 * The site whose passkeys are meant: PUBLIC_URL, or on loopback the name that was typed. The browser says which, and the guard of
 * writes has let no other site's name through.
 */
const originOf = (gateway: Gateway, request: FastifyRequest): string => request.headers.origin ?? gateway.origins.main;

/** GET /api/auth/passkeys -> `{data: Passkey[]}`. */
export function passkeysHandler(gateway: Gateway): Handler {
  return async (request, reply) => {
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'GET', path: '/user/passkeys' });
    return answerAs(List, answer, request, reply);
  };
}

/** POST /api/auth/passkeys/options -> `{challenge_id, options}` for `navigator.credentials.create`. */
export function passkeyOptionsHandler(gateway: Gateway, limit: Limiter): Handler {
  return async (request, reply) => {
    const json = { origin: originOf(gateway, request) };
    const call = { method: 'POST', path: '/user/passkeys/options', json, asClient: true } as const;
    const { answer } = await askAsCustomer(gateway, request, reply, call, limit);
    return answerAs(Options, answer, request, reply);
  };
}

/** POST /api/auth/passkeys `{challenge_id, credential, name?}` -> 201 with the passkey. */
export function addPasskeyHandler(gateway: Gateway, limit: Limiter): Handler {
  return async (request, reply) => {
    const json = { ...parseBody(request, Added), origin: originOf(gateway, request) };
    const call = { method: 'POST', path: '/user/passkeys', json, asClient: true } as const;
    const { answer } = await askAsCustomer(gateway, request, reply, call, limit);
    if (answer.ok) reply.code(201);
    return answerAs(Passkey, answer, request, reply);
  };
}

/** DELETE /api/auth/passkeys/{id} -> 204. */
export function deletePasskeyHandler(gateway: Gateway): Handler {
  return async (request, reply) => {
    const params = v.safeParse(Params, request.params);
    if (!params.success) throw new Problem('not_found');
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'DELETE', path: `/user/passkeys/${params.output.id}` });
    return answer.ok ? reply.code(204).send() : refuse(answer, request, reply);
  };
}

/** POST /api/auth/passkeys/sign-in-options -> `{challenge_id, options}` for `navigator.credentials.get`; it names nobody. */
export function passkeySignInOptionsHandler(gateway: Gateway): Handler {
  return async (request, reply) => {
    const json = { origin: originOf(gateway, request) };
    const call = { method: 'POST', path: '/oauth/passkey/options', json, asClient: true } as const;
    return answerAs(Options, await gateway.provider.ask(call, callerOf(request)), request, reply);
  };
}
