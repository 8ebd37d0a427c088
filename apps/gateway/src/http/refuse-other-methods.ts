import type { FastifyInstance, RouteOptions } from 'fastify';
import { methodNotAllowedProblem } from './problem.ts';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers all methods of an address but these with 405 and `Allow` (RFC 9110, 15.5.6), also OPTIONS: it grants no preflight. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allow: readonly string[], config: RouteOptions['config'] = {}): void {
  const taken = allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    config,
    handler: async () => {
      throw methodNotAllowedProblem(allow);
    },
  });
}
