import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditEvent, auditedCustomer, outcomeOf } from './audit-event.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the trail says of this request; null: nothing. */
    auditEvent: AuditEvent | null;
    /** Whose session it was, or became. */
    auditedCustomer: string | null;
    /** How the customer showed who they are: `password`, `code`, `passkey`, `proof`. */
    proofMethod: string | null;
    /** The code of the problem that it was answered with, where it is known here. */
    refusal: string | null;
  }
}

export function noteCustomer(request: FastifyRequest, { customerId }: { customerId: string }): void {
  request.auditedCustomer = auditedCustomer(customerId);
}

/**
 * The audit trail: one line of the log for each call that matters, under `"log":"audit"`, whatever LOG_LEVEL is. Nothing of the request
 * but its name is in it. Written when the answer is known, not when it was sent: who hangs up does not get around it.
 */
export function auditTrail(app: FastifyInstance, metrics: Metrics): void {
  const trail = app.log.child({ log: 'audit' }, { level: 'info' });
  app.decorateRequest('auditEvent', null);
  app.decorateRequest('auditedCustomer', null);
  app.decorateRequest('proofMethod', null);
  app.decorateRequest('refusal', null);
  app.addHook('onSend', async (request, reply) => {
    const { auditedCustomer: customer, proofMethod, refusal: code } = request;
    const event = code === 'origin_not_allowed' ? 'forged-write' : request.auditEvent;
    // A guest who signs out ends nothing.
    if (event === null || (event === 'sign-out' && customer === null)) return;
    // An answer that could not be sent is answered once more.
    request.auditEvent = null;
    const outcome = outcomeOf(reply.statusCode, code);
    metrics.securityEvent(event, outcome);
    trail.info(
      { event, outcome, customer, method: proofMethod, code, status: reply.statusCode, route: request.label, request_id: request.id },
      'audit',
    );
  });
}
