import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { parseJsonBody } from '../http/body.ts';
import type { OperationHandler } from '../http/operations.ts';
import { readDeviceCookie } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Caller, TokenResult } from '../sessions/provider.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { callerWithClientId, identifyClient } from './client.ts';
import { type PhoneCredentials, parseCredentialFields, parseCredentials } from './credentials.ts';
import { limitSecretGuess, limitUnguessableSignIn } from './limit-attempts.ts';
import { setPhoneProof, toPhoneProof } from './phone-proof-cookie.ts';
import { sendProviderRefusal } from './provider-refusal.ts';
import { clearExpiredPhoneProof, providerProblemCode, requirePhoneProof } from './require-phone-proof.ts';
import { beginSession } from './sign-in.ts';
import { assertBrowserStrategy } from './strategy.ts';

const Ticket = v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() });

/**
 * POST /api/auth/login `{strategy, phone, password | code}`, `{strategy, passkey: {challenge_id, credential}}` or `{strategy, proof: true}`
 * -> the session's view with `redirect_to` (the remembered page or null). A right code for an unregistered phone is refused as
 * `registration_needed` (422), and a cookie keeps the proof of that phone for the registration.
 */
export function loginHandler(gateway: Gateway, limits: Limiters): OperationHandler<'login'> {
  const byTicket = async (request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<TokenResult> => {
    const { phone, ticket } = await requirePhoneProof(gateway, request, reply, { purpose: 'register', limitPhone: limits.proofByPhone });
    const grant = { grant_type: 'password', username: phone, password: ticket, password_type: 'ticket' } as const;
    const answer = await gateway.provider.token(grant, caller);
    if (!answer.ok) clearExpiredPhoneProof(gateway, reply, answer);
    return answer;
  };
  const byPhone = async ({ phone, secret, kind }: PhoneCredentials, request: FastifyRequest, reply: FastifyReply): Promise<TokenResult> => {
    const client = identifyClient(gateway, request, readDeviceCookie(gateway, request), phone);
    const undo = await limitSecretGuess(gateway, limits, request, { phone, client });
    const grant = { grant_type: 'password', username: phone, password: secret, password_type: kind } as const;
    const answer = await gateway.provider.token(grant, callerWithClientId(gateway, request, client));
    if (answer.ok || providerProblemCode(answer) === 'registration_needed') await undo();
    if (!answer.ok && providerProblemCode(answer) === 'registration_needed') {
      const given = v.safeParse(Ticket, answer.body);
      const now = gateway.now();
      if (given.success) setPhoneProof(gateway, reply, toPhoneProof(given.output, { phone, purpose: 'register', registered: false }, now));
    }
    return answer;
  };
  return async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? parseJsonBody(request.body) : null;
    assertBrowserStrategy(parseCredentialFields(body).strategy);
    const credentials = parseCredentials(body);
    request.proofMethod = credentials.kind;
    const caller = callerOf(request);
    let answer: TokenResult;
    if (credentials.kind === 'proof') answer = await byTicket(request, reply, caller);
    else if (credentials.kind === 'passkey') {
      // The write guard has refused any Origin but this site's own.
      const { kind, ...passkey } = credentials;
      const origin = request.headers.origin ?? gateway.origins.main;
      const undo = await limitUnguessableSignIn(gateway, limits, request, networkOf(request.ip));
      answer = await gateway.provider.token({ grant_type: kind, ...passkey, origin }, caller);
      if (answer.ok) await undo();
    } else answer = await byPhone(credentials, request, reply);
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    return (await beginSession(gateway, request, reply, answer.tokens)).answer;
  };
}
