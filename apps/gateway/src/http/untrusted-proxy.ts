import type { FastifyInstance } from 'fastify';

/**
 * Warns once if requests arrive through a proxy although TRUSTED_PROXIES is empty: then all visitors count as one address, and share its
 * limits.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    app.log.warn(
      'TRUSTED_PROXIES is empty, but a request has X-Forwarded-For. Behind a proxy all visitors count as one address: name the proxy.',
    );
  });
}
