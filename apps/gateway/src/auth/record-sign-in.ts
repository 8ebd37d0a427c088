import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { networkPrefix } from './network-prefix.ts';

/**
 * Reports a sign-in and its rough origin to the provider, for the customer's activity log and, from an unknown browser, a message. A
 * failure is only logged: the sign-in succeeds even while the activity log is down.
 */
export async function recordSignIn(gateway: Gateway, request: FastifyRequest, session: StoredSession, known: boolean): Promise<void> {
  if (session.access === null) return;
  const json = { ...session.device, place: networkPrefix(request.ip), known };
  const call = { method: 'POST', path: '/user/sign-ins', token: session.access.token, json, asClient: true } as const;
  const failed = (error: unknown): void => request.log.error({ err: error }, 'a sign-in could not be written into the log of activity');
  try {
    const answer = await gateway.provider.request(call, callerOf(request));
    if (!answer.ok) failed(new Error(`the provider answered ${answer.status}`));
  } catch (error) {
    failed(error);
  }
}
