import { Readable } from 'node:stream';
import { localeFromAcceptLanguage, type ProblemCode } from '@muddat/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, ContractOperation } from './contracts.ts';
import { createRequestFaults, InjectedFaultError, NO_FAULTS } from './fault-effects.ts';
import type { Operation, RawInput } from './operation.ts';
import { Problem } from './problem.ts';
import { problemBody, sendProblem } from './problem-response.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { assertStorable } from './storable.ts';
import { unauthorized } from './unauthorized.ts';
import { parseUrlQuery } from './url-query.ts';
import { type ContractValidators, type ResponseValidator, validatorsOf } from './validation.ts';

const JSON_TYPE = 'application/json';
/** Statuses that the server itself may send on any path; a contract need not list them. */
const FRAMEWORK_STATUSES = new Set([405, 413, 415, 500, 503]);

/** Registers a route for each operation of the contracts, and a 405 response for the methods that a path does not have. */
export function registerContractRoutes(app: FastifyInstance, parts: ServerDependencies, closing: AbortSignal): void {
  const validators = validatorsOf(parts.contracts);
  const handlers = new Map(parts.operations.map((item) => [`${item.api}.${item.operationId}`, item]));
  for (const contract of parts.contracts) {
    for (const spec of contract.operations) {
      const name = `${spec.api}.${spec.operationId}`;
      const handler = handlers.get(name);
      handlers.delete(name);
      if (handler === undefined) throw new TypeError(`${name} is in the contract but has no handler`);
      app.route({
        method: spec.method,
        url: urlOf(contract, spec.path),
        handler: createHandler(parts, spec, handler, validators, closing),
      });
    }
    registerOtherMethods(app, contract);
  }
  const [extra] = handlers.keys();
  if (extra !== undefined) throw new TypeError(`${extra} has a handler but is not in the contract`);
}

function urlOf(contract: Contract, path: string): string {
  return `/${contract.api}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`;
}

function registerOtherMethods(app: FastifyInstance, contract: Contract): void {
  for (const path of new Set(contract.operations.map((spec) => spec.path))) {
    const own = contract.operations.filter((spec) => spec.path === path).map((spec) => spec.method);
    // A path with GET also allows HEAD (RFC 9110, 9.3.2).
    const allowed = [...new Set(own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
    const others = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH'].filter((method) => !allowed.includes(method));
    app.route({
      method: others,
      url: urlOf(contract, path),
      exposeHeadRoute: false,
      handler: async () => {
        throw new Problem('method_not_allowed', { headers: { allow: allowed.join(', ') } });
      },
    });
  }
}

function createHandler(
  parts: ServerDependencies,
  spec: ContractOperation,
  handler: Operation,
  validators: ContractValidators,
  closing: AbortSignal,
) {
  const request = validators.request(spec);
  const checkResponse = parts.config.checkResponses ? validators.response(spec) : null;
  const name = `${spec.api}.${spec.operationId}`;
  // If an operation has an idempotency key, the fault starts when the key is taken, so that a delayed call counts as running.
  const takesKey = spec.parameters.some((parameter) => parameter.name.toLowerCase() === 'idempotency-key');
  return async (call: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const faults = parts.config.testTools ? createRequestFaults(parts.faults, name) : NO_FAULTS;
    try {
      if (!takesKey) await faults.before();
      const session = await parts.authenticate(call.headers.authorization);
      if (spec.access !== 'none' && typeof session === 'string') throw unauthorized(session);
      const customer = typeof session === 'string' ? null : session.customer;
      if (spec.access === 'customer' && customer === null) throw unauthorized('guest');
      const query = parseUrlQuery(call.raw.url ?? '');
      assertStorable('path', call.params);
      assertStorable('query', query);
      assertStorable('body', call.body);
      const input: RawInput = {
        params: request.parameters('path', toRecord(call.params)),
        query: request.parameters('query', query),
        headers: request.parameters('header', call.headers),
        body: request.body(call.body, mediaType(call.headers['content-type'])),
      };
      const answer = await handler.run(
        {
          ctx: {
            ...parts.context,
            log: call.log,
            closing,
            disconnected: gone.signal,
            faultPoint: faults.point,
            beforeWork: takesKey ? faults.before : async () => undefined,
          },
          request: call,
          customer,
          locale: localeFromAcceptLanguage(call.headers['accept-language']),
        },
        input,
        // The validators above have accepted exactly this object, for this operation.
        (api, operationId, value): value is never => value === input && api === spec.api && operationId === spec.operationId,
      );
      if (faults.shouldBreakAfter()) throw new InjectedFaultError('reset');
      const type = answer.headers?.['content-type'] ?? JSON_TYPE;
      assertContract(checkResponse, call, name, answer.status, mediaType(type) ?? '', answer.body);
      void reply.code(answer.status).headers({ 'cache-control': 'no-store', ...answer.headers });
      if (call.method === 'HEAD' && answer.body instanceof Readable) {
        // A response to HEAD has no body: destroy the stream, so that its source stops.
        answer.body.destroy();
        return reply.type(type).send();
      }
      if (answer.body === undefined) return reply.send();
      return type === JSON_TYPE
        ? reply.type(`${JSON_TYPE}; charset=utf-8`).send(JSON.stringify(answer.body))
        : reply.type(type).send(answer.body);
    } catch (error) {
      // The client has disconnected: no response can be sent.
      if (gone.signal.aborted && error === gone.signal.reason) return reply.hijack();
      if (error instanceof InjectedFaultError) return applyInjectedFault(error, call, reply);
      if (faults.shouldBreakAfter()) return applyInjectedFault(new InjectedFaultError('reset'), call, reply);
      if (error instanceof Problem && (String(error.status) in spec.responses || !FRAMEWORK_STATUSES.has(error.status))) {
        assertContract(checkResponse, call, name, error.status, JSON_TYPE, problemBody(error, call));
      }
      throw error;
    }
  };
}

/** A response that violates the contract is a bug of the sandbox: throws, which gives 500, and logs where the contract is violated. */
function assertContract(
  check: ResponseValidator | null,
  call: FastifyRequest,
  name: string,
  status: number,
  type: string,
  body: unknown,
): void {
  const mismatch = check?.(status, type, body) ?? null;
  if (mismatch === null) return;
  call.log.error({ operation: name, status, mismatch }, 'answer does not match the contract');
  throw new Problem('internal');
}

const INJECTED_FAULT_CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'validation_failed',
  401: 'unauthorized',
  404: 'not_found',
  409: 'idempotency_in_progress',
  422: 'validation_failed',
  429: 'rate_limited',
  502: 'upstream_unavailable',
  504: 'upstream_timeout',
};

function applyInjectedFault(stop: InjectedFaultError, call: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (stop.kind === 'status') {
    return sendProblem(
      reply,
      new Problem(INJECTED_FAULT_CODES[stop.status] ?? 'internal', { status: stop.status, headers: { 'x-sandbox-fault': 'status' } }),
      call,
    );
  }
  void reply.hijack();
  if (stop.kind === 'reset') call.raw.socket.resetAndDestroy?.() ?? call.raw.destroy();
  return reply;
}

function mediaType(header: string | undefined): string | null {
  return header?.split(';')[0]?.trim().toLowerCase() ?? null;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
