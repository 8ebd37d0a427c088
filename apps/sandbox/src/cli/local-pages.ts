import type { FastifyInstance } from 'fastify';
import { isLoopbackUrl } from '../core/loopback.ts';

const TOOL_PATH = /^\/(?:sandbox|docs)(?:[/?]|$)/;
const PREFLIGHT_SECONDS = '600';

/** Texts of the APIs address pictures as the portal's gateway serves them, under `/api`. */
export function redirectPortalPictures(app: FastifyInstance): void {
  app.get('/api/mobile/v2/picture/*', async (request, reply) => reply.redirect(request.url.slice('/api'.length), 307));
}

/**
 * Lets pages that a browser loaded from this computer, such as a development server, call the APIs (CORS). Without it only servers could.
 * The test tools have their own rule.
 */
export function allowLocalPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-method': method, 'access-control-request-headers': names } = request.headers;
    if (origin === undefined || !isLoopbackUrl(origin) || TOOL_PATH.test(request.url)) return;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'origin' });
    if (request.method !== 'OPTIONS' || method === undefined) return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': method,
        'access-control-max-age': PREFLIGHT_SECONDS,
        ...(names === undefined ? {} : { 'access-control-allow-headers': names }),
      })
      .send();
  });
}
