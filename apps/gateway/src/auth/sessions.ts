import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { assertReauth } from '../sessions/reauth.ts';
import { callerOf, clearSessionCookie } from '../sessions/session-cookie.ts';
import { requireSession } from './call-as-customer.ts';

const Params = v.object({ id: v.string() });

/** GET /api/auth/sessions -> `{data: [{id, device, browser, city, created_at, last_seen_at, current}]}`, most recently seen first. */
export function listSessionsHandler(gateway: Gateway): OperationHandler<'listSessions'> {
  return async (request, reply) => {
    const own = await requireSession(gateway, request, reply);
    const sessions = await gateway.sessions.list(own.customerId);
    return {
      data: sessions.map(({ handle, device, createdAt, seenAt }) => ({
        id: handle,
        ...device,
        // Unknown: the gateway neither stores addresses nor looks up their city.
        city: null,
        created_at: new Date(createdAt).toISOString(),
        last_seen_at: new Date(seenAt).toISOString(),
        current: handle === own.handle,
      })),
    };
  };
}

/** DELETE /api/auth/sessions/{id} -> 204; 404 if the customer has no such session. */
export function endSessionHandler(gateway: Gateway): OperationHandler<'endSession'> {
  return async (request, reply) => {
    const own = await requireSession(gateway, request, reply);
    const { id } = v.parse(Params, request.params);
    // Ending the session of this request is a sign-out and needs no proof.
    if (id !== own.handle) await assertReauth(gateway, request, own);
    if (!(await gateway.sessions.endOne(own.customerId, id, callerOf(request)))) throw new Problem('not_found');
    if (id === own.handle) clearSessionCookie(gateway, reply);
    return reply.code(204).send();
  };
}

/** POST /api/auth/sessions/end-others -> `{ended}`, the number of sessions that were ended. */
export function endOtherSessionsHandler(gateway: Gateway): OperationHandler<'endOtherSessions'> {
  return async (request, reply) => {
    const own = await requireSession(gateway, request, reply);
    await assertReauth(gateway, request, own);
    return { ended: await gateway.sessions.endOthers(own, callerOf(request)) };
  };
}
