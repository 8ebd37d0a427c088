import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import { badAnswerProblem, Problem } from '../http/problem.ts';
import { clientLimitKey } from '../limits/device-cookie.ts';
import type { Limiter } from '../limits/limits.ts';
import type { ProviderResponse } from '../sessions/provider.ts';
import { assertReauth, type ReauthKind } from '../sessions/reauth.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { callAsCustomer, requireSession } from './call-as-customer.ts';
import { parseBody } from './parse-body.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

const Passkey = v.object({ id: v.string(), name: v.string(), created_at: v.string(), last_used_at: v.nullable(v.string()) });
const List = v.object({ data: v.array(Passkey) });
/** Other options pass through unchecked: only the provider and the browser's authenticator use them. */
const CreationOptions = v.object({
  challenge_id: v.string(),
  options: v.looseObject({
    rp: v.looseObject({ name: v.string() }),
    user: v.looseObject({ id: v.string(), name: v.string(), displayName: v.string() }),
    challenge: v.string(),
    pubKeyCredParams: v.array(v.looseObject({ type: v.literal('public-key'), alg: v.number() })),
  }),
});
const Request = v.object({ challenge_id: v.string(), options: v.looseObject({ challenge: v.string() }) });
const AddPasskeyBody = v.object({
  challenge_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  credential: v.looseObject({}),
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
}) satisfies v.GenericSchema<unknown, RequestBodyOf<'addPasskey'>>;
const Params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

function parseResponse<Data>(
  schema: v.GenericSchema<unknown, Data>,
  answer: ProviderResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Data | FastifyReply {
  if (!answer.ok) return sendProviderRefusal(answer, request, reply);
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success) throw badAnswerProblem();
  return parsed.output;
}

/**
 * The origin whose passkeys are meant: PUBLIC_URL, or on loopback the host that was typed.
 * Taken from the Origin header, which the write guard has checked.
 */
const originOf = (gateway: Gateway, request: FastifyRequest): string => request.headers.origin ?? gateway.origins.main;

/**
 * A passkey gives permanent access. Removing one needs a recent re-authentication, for which a sign-in counts; adding one needs a step-up.
 */
const assertReauthForPasskeys = async (gateway: Gateway, request: FastifyRequest, reply: FastifyReply, kind: ReauthKind): Promise<void> =>
  assertReauth(gateway, request, await requireSession(gateway, request, reply), kind);

/** GET /api/auth/passkeys -> `{data: Passkey[]}`. */
export function listPasskeysHandler(gateway: Gateway): OperationHandler<'listPasskeys'> {
  return async (request, reply) => {
    const { answer } = await callAsCustomer(gateway, request, reply, { method: 'GET', path: '/user/passkeys' });
    return parseResponse(List, answer, request, reply);
  };
}

/** POST /api/auth/passkeys/options -> `{challenge_id, options}` for `navigator.credentials.create`. */
export function passkeyOptionsHandler(gateway: Gateway, limit: Limiter): OperationHandler<'passkeyOptions'> {
  return async (request, reply) => {
    await assertReauthForPasskeys(gateway, request, reply, 'own');
    const json = { origin: originOf(gateway, request) };
    const call = { method: 'POST', path: '/user/passkeys/options', json, asClient: true } as const;
    const { answer } = await callAsCustomer(gateway, request, reply, call, limit);
    return parseResponse(CreationOptions, answer, request, reply);
  };
}

/** POST /api/auth/passkeys `{challenge_id, credential, name?}` -> 201 with the passkey. */
export function addPasskeyHandler(gateway: Gateway, limit: Limiter): OperationHandler<'addPasskey'> {
  return async (request, reply) => {
    const json = { ...parseBody(request, AddPasskeyBody), origin: originOf(gateway, request) };
    await assertReauthForPasskeys(gateway, request, reply, 'own');
    const call = { method: 'POST', path: '/user/passkeys', json, asClient: true } as const;
    const { answer } = await callAsCustomer(gateway, request, reply, call, limit);
    if (answer.ok) reply.code(201);
    return parseResponse(Passkey, answer, request, reply);
  };
}

/** DELETE /api/auth/passkeys/{id} -> 204. */
export function deletePasskeyHandler(gateway: Gateway): OperationHandler<'deletePasskey'> {
  return async (request, reply) => {
    const params = v.safeParse(Params, request.params);
    if (!params.success) throw new Problem('not_found');
    await assertReauthForPasskeys(gateway, request, reply, 'any');
    const { answer } = await callAsCustomer(gateway, request, reply, { method: 'DELETE', path: `/user/passkeys/${params.output.id}` });
    return answer.ok ? reply.code(204).send() : sendProviderRefusal(answer, request, reply);
  };
}

/** POST /api/auth/passkeys/sign-in-options -> `{challenge_id, options}` for `navigator.credentials.get`. The options name no customer. */
export function passkeySignInOptionsHandler(gateway: Gateway, limit: Limiter): OperationHandler<'passkeySignInOptions'> {
  return async (request, reply) => {
    await limit.consume(clientLimitKey(gateway, request).key);
    const json = { origin: originOf(gateway, request) };
    const call = { method: 'POST', path: '/oauth/passkey/options', json, asClient: true } as const;
    return parseResponse(Request, await gateway.provider.request(call, callerOf(request)), request, reply);
  };
}
