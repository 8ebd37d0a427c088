import type { FastifyRequest } from 'fastify';

/** How requests of the sandbox are traced. The gateway alone calls it, so the sandbox continues its trace. */
export const TRACE_OPTIONS = {
  routeOf: ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? 'unmatched',
  isTraced: ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean => routeOptions.url !== '/healthz',
  trustsParent: (): boolean => true,
};
