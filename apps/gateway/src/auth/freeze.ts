import type { Gateway } from '../gateway.ts';
import type { OperationHandler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf, clearSessionCookie } from '../sessions/session-cookie.ts';
import { callAsCustomer } from './call-as-customer.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

/**
 * POST /api/auth/freeze -> `{ended}`: "it was not me". Ends every session of the customer here and at the provider, which also
 * freezes the customer's money. Needs no proof: a thief who calls it signs himself out.
 */
export function freezeHandler(gateway: Gateway, limit: Limiter): OperationHandler<'freezeAccount'> {
  return async (request, reply) => {
    const { session, answer } = await callAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/freeze' }, limit);
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    const caller = callerOf(request);
    const ended = await gateway.sessions.endOthers(session, caller);
    await gateway.sessions.endOne(session.customerId, session.handle, caller);
    clearSessionCookie(gateway, reply);
    return { ended };
  };
}
