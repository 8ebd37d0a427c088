import type { FastifyRequest } from 'fastify';

/** Options of a route that give its requests a name for log and metrics. */
export const withLabel = (label: string) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => {
    request.label = label;
  },
});
