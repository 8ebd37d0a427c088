import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditEvent, auditableCustomerId, auditOutcomeOf } from './audit-event.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's event in the audit trail; null: none. */
    auditEvent: AuditEvent | null;
    /** The provider's id of the customer whose session the request used or began; null if there is none. */
    auditedCustomer: string | null;
    /** How the customer was authenticated: `password`, `code`, `passkey`, `proof`. */
    proofMethod: string | null;
    /** The code of the problem in the response, if the gateway knows it. */
    refusal: string | null;
  }
}

export function setAuditedCustomer(request: FastifyRequest, { customerId }: { customerId: string }): void {
  request.auditedCustomer = auditableCustomerId(customerId);
}

/**
 * The audit trail: one log line for each audited call, under `"log":"audit"`, whatever LOG_LEVEL is. Its `route` is the call's name; no
 * address, header or body is logged. The line is written when the response is known, before it is sent, so a client cannot avoid the line
 * by disconnecting.
 */
export function registerAuditTrail(app: FastifyInstance, metrics: Metrics): void {
  const trail = app.log.child({ log: 'audit' }, { level: 'info' });
  app.decorateRequest('auditEvent', null);
  app.decorateRequest('auditedCustomer', null);
  app.decorateRequest('proofMethod', null);
  app.decorateRequest('refusal', null);
  app.addHook('onSend', async (request, reply) => {
    const { auditedCustomer: customer, proofMethod, refusal: code } = request;
    const event = code === 'origin_not_allowed' ? 'forged-write' : request.auditEvent;
    // A sign-out without a session ends nothing, so it is not logged.
    if (event === null || (event === 'sign-out' && customer === null)) return;
    // If sending fails, the error response runs this hook again; the event is logged once.
    request.auditEvent = null;
    const outcome = auditOutcomeOf(reply.statusCode, code);
    metrics.securityEvent(event, outcome);
    trail.info(
      { event, outcome, customer, method: proofMethod, code, status: reply.statusCode, route: request.label, request_id: request.id },
      'audit',
    );
  });
}
