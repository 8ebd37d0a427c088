import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { roughPlace } from './rough-place.ts';

/**
 * Tells the provider where a sign-in came from, for the customer's log and, from a browser that was not known, a message. The session
 * stands whatever becomes of it: nobody is kept out because a log is away.
 */
export async function recordSignIn(gateway: Gateway, request: FastifyRequest, session: StoredSession, known: boolean): Promise<void> {
  if (session.access === null) return;
  const json = { ...session.device, place: roughPlace(request.ip), known };
  const call = { method: 'POST', path: '/user/sign-ins', token: session.access.token, json, asClient: true } as const;
  const failed = (error: unknown): void => request.log.error({ err: error }, 'a sign-in could not be written into the log of activity');
  try {
    const answer = await gateway.provider.ask(call, callerOf(request));
    if (!answer.ok) failed(new Error(`the provider answered ${answer.status}`));
  } catch (error) {
    failed(error);
  }
}
