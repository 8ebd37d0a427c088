import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import type { Limiters } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { loginHandler } from './login.ts';
import { sendCodeHandler } from './send-code.ts';
import { logoutHandler, refreshHandler, userHandler } from './user.ts';

type Method = 'GET' | 'POST';

/** `/api/auth/*`: the gateway's own calls (spec 7, Auth). Everything else below it is unknown. */
export function authRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const add = (
    method: Method,
    name: string,
    handler: ReturnType<typeof userHandler | typeof loginHandler | typeof logoutHandler>,
    limit?: Limiters[keyof Limiters],
  ): void => {
    const url = `/api/auth/${name}`;
    const label = async (request: FastifyRequest): Promise<void> => {
      request.label = `api:auth.${name}`;
    };
    const limitAddress = async (request: FastifyRequest): Promise<void> => limit?.(request, request.ip);
    app.route({ method, url, onRequest: [label, limitAddress], handler });
    app.route({
      method: method === 'GET' ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
      url,
      onRequest: label,
      handler: async () => {
        throw new Problem('method_not_allowed', { headers: { allow: method } });
      },
    });
  };
  add('GET', 'user', userHandler(gateway));
  add('POST', 'login', loginHandler(gateway, limits.loginByPhone), limits.loginByAddress);
  add('POST', 'logout', logoutHandler(gateway));
  add('POST', 'refresh', refreshHandler(gateway));
  add('POST', 'send-code', sendCodeHandler(gateway, limits.codeByPhone), limits.codeByAddress);
}
