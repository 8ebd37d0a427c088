import type { FastifyInstance } from 'fastify';
import type { OpenCount } from './gauges.ts';

/** Counts a request until its response is complete or the client disconnects. */
export function countOpenRequests(app: FastifyInstance, open: OpenCount): void {
  app.addHook('onRequest', async (_request, reply) => {
    open.begin();
    reply.raw.once('close', open.end);
  });
}
